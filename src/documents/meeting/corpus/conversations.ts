import { contextWith } from '../../writing/sample-context.ts';
import { type MeetingCase } from './case.ts';

/** Between two. For tests alone. */
export const conversations: readonly MeetingCase[] = [
  {
    name: 'conversa de uma hora, com PDI, feedback e sobrecarga no diário',
    brief: {
      title: '1:1 Bruno',
      objective: 'Entender como está a carga de trabalho e combinar os próximos passos do PDI',
      duration: '60',
      type: 'one-on-one',
      format: 'presencial',
      selectedTeams: [],
      topics: ['Carteira de clientes do interior', 'Feedback'],
      participants: ['Bruno Tavares'],
    },
    context: contextWith({
      company: { name: 'Distribuidora Serra Azul', values: ['Transparência', 'Foco no cliente'] },
      team: { name: 'Vendas Interior', goals: ['Ampliar a carteira ativa'] },
      employee: {
        name: 'Bruno Tavares',
        position: 'Vendedor Externo',
        behavioralProfile: 'comunicador',
        objectives: ['Tornar-se supervisor de vendas'],
      },
      latestFeedback: { day: '2026-10-14', text: 'Conversa sobre preparo das visitas.' },
      latestPdi: {
        day: '2026-09-04',
        text: 'PDI de Bruno Tavares\n\nCompetências\n\nNegociação (nível atual 2, nível desejado 4)\n- [Estudo] Estudar técnicas de negociação — até 30/10/2026. Evidência: resumo.\n- [Prática] Preparar e conduzir uma negociação com opções e limites — até 11/12/2026. Evidência: acordo registrado.',
      },
      diary: [
        { day: '2026-11-18', text: 'Bruno está no limite, fez hora extra a semana toda.' },
        { day: '2026-11-05', text: 'Bruno recebeu elogio de um cliente antigo.' },
      ],
    }),
  },
  {
    name: 'conversa de 90 minutos, analítico, sem tópicos',
    brief: {
      title: 'Conversa de carreira',
      objective: 'Conversar sobre os próximos passos de carreira',
      duration: '90',
      type: 'one-on-one',
      format: 'online',
      selectedTeams: [],
      topics: [''],
      participants: ['Ubirajara Assis'],
    },
    context: contextWith({
      company: { mission: 'Dar clareza a quem decide.' },
      employee: {
        name: 'Ubirajara Assis',
        position: 'Analista de Dados Sênior',
        behavioralProfile: 'analitico',
        objectives: ['Certificação em ciência de dados'],
      },
    }),
  },
  {
    name: 'conversa de duas horas, executor, muitos tópicos',
    brief: {
      title: 'Acompanhamento trimestral',
      objective: 'Revisar o trimestre e combinar as entregas do próximo',
      duration: '120',
      type: 'one-on-one',
      format: 'presencial',
      selectedTeams: [],
      topics: [
        'Orçamento da manutenção',
        'Contratação de dois técnicos',
        'Segurança na linha 2',
        'PDI',
        'Sucessão na coordenação',
      ],
      participants: ['Marcos Vieira', 'Caio Mendes'],
    },
    context: contextWith({
      team: { name: 'Manutenção', goals: ['Reduzir paradas não programadas'] },
      employee: {
        name: 'Caio Mendes',
        position: 'Coordenador de Manutenção',
        behavioralProfile: 'executor',
      },
      latestPdi: { day: '2026-03-02', text: 'Plano antigo, sem datas.' },
    }),
  },
  {
    name: 'conversa individual com três nomes',
    brief: {
      title: 'Conversas individuais da recepção',
      objective: 'Ouvir cada pessoa sobre o novo horário',
      duration: '30',
      type: 'one-on-one',
      format: 'presencial',
      selectedTeams: [],
      topics: ['Novo horário da recepção'],
      participants: ['Iara Monteiro', 'Nadir Silva', 'Sol Ferreira'],
    },
    context: contextWith({ employee: null }),
  },
];
