import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import type { Brief } from '../../writing/writer.ts';
import type { MeetingForm } from '../contract.ts';

function one(name: string, brief: Brief<MeetingForm>, pieces: Pieces) {
  return { name, brief, context: contextWith({ employee: null, ...pieces }) };
}

/** The form with all its fields, as it is filled in on any working day. For tests alone. */
export const everydayCases = [
  one(
    '1:1',
    {
      title: '1:1 com a Cláudia',
      objective: 'Conversar sobre a sobrecarga dela e sobre delegar as conciliações',
      duration: '60',
      type: 'one-on-one',
      format: 'presencial',
      selectedTeams: [],
      topics: ['Delegação das conciliações', 'PDI', 'Férias'],
      participants: ['Cláudia Bittencourt'],
    },
    {
      company: { name: 'Grupo Verano' },
      team: { name: 'Financeiro', goals: ['Fechar o mês em 3 dias úteis'] },
      employee: {
        name: 'Cláudia Bittencourt',
        position: 'Gerente Financeira',
        behavioralProfile: 'analitico',
        objectives: ['Chegar à diretoria'],
      },
      diary: [
        {
          day: '2026-11-10',
          text: 'Cláudia refez sozinha as conciliações da Paula e o fechamento atrasou dois dias.',
        },
      ],
    },
  ),
  one(
    'revisao resultados',
    {
      title: 'Resultado de novembro',
      objective: 'Entender por que não batemos a meta de novembro e decidir o que muda em dezembro',
      duration: '90',
      type: 'review',
      format: 'presencial',
      selectedTeams: ['1', '2'],
      topics: [
        'Vendas por vendedor',
        'Ruptura de estoque',
        'Fluxo de clientes',
        'Plano para o Natal',
      ],
      participants: ['Marcos', 'Patrícia Reis', 'Edson', 'Luísa'],
    },
    {
      company: { name: 'Lojas Belmonte', values: ['Gente em primeiro lugar'] },
      team: { name: 'Loja Shopping Sul', goals: ['Crescer 12% em vendas'] },
    },
  ),
  one(
    'estrategica',
    {
      title: 'Futuro da operação de Recife',
      objective: 'Decidir se mantemos, ampliamos ou fechamos a operação de Recife',
      duration: '120',
      type: 'strategic',
      format: 'presencial',
      selectedTeams: [],
      topics: ['Números da unidade', 'Mercado e concorrência', 'Cenários', 'Impacto nas pessoas'],
      participants: ['Diretoria', 'Helena Couto (CFO)', 'Rui Barros', 'Jurídico'],
    },
    {
      company: {
        name: 'TransRápido',
        values: ['Segurança na estrada'],
        mission: 'Levar o Brasil adiante',
      },
      team: null,
    },
  ),
  one(
    'obra',
    {
      title: 'Reunião de obra',
      objective: 'Replanejar as próximas duas semanas por causa da chuva e da falta de eletricista',
      duration: '60',
      type: 'planning',
      format: 'presencial',
      selectedTeams: [],
      topics: [
        'Frentes paradas',
        'Material que falta chegar',
        'Segurança na altura',
        'Contratação de eletricista',
      ],
      participants: ['Seu Geraldo', 'Engenheira Paula', 'Almoxarifado'],
    },
    {
      company: { name: 'Construtora Alvorada' },
      team: { name: 'Obra Jardim das Flores', goals: ['Entregar o bloco B no prazo'] },
    },
  ),
  one(
    'muitos topicos 30',
    {
      title: 'Reunião de equipe',
      objective: 'Passar os avisos e ouvir o time',
      duration: '30',
      type: 'team',
      format: 'presencial',
      selectedTeams: [],
      topics: [
        'Confraternização',
        'Banco de horas',
        'Novo uniforme',
        'Metas',
        'Reclamações de clientes',
        'Férias',
      ],
      participants: ['Todos'],
    },
    {
      company: { name: 'Conecta' },
      team: { name: 'Cobrança', goals: ['Recuperar R$ 1,2 milhão'] },
    },
  ),
];
