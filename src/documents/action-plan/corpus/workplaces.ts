import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import type { Brief } from '../../writing/writer.ts';
import type { ActionPlanForm } from '../contract.ts';

function one(name: string, brief: Brief<ActionPlanForm>, pieces: Pieces) {
  return { name, brief, context: contextWith(pieces) };
}

/** Workplaces that no other case knows, read aloud and mended. For tests alone. */
export const workplaceCases = [
  one(
    'posto: diferença de caixa, metas de outro assunto',
    {
      title: 'Reduzir quebra de caixa nos turnos',
      objective: 'Reduzir a diferença de caixa do posto de R$ 1.900 para menos de R$ 300 por mês',
      context:
        'A quebra apareceu depois da troca de turno das 14h. São 3 turnos, 9 frentistas e cada um fecha o caixa do seu jeito. A sangria não tem registro assinado.',
      deadline: '2027-02-19',
      priority: 'alta',
      detailLevel: 'resumido',
      resources: 'Cofre boca de lobo, sistema do posto',
      challenges: 'Frentista novo a cada mês',
      successMetrics: ['Diferença de caixa por turno', 'Sangrias com registro assinado'],
      additionalNotes: '',
    },
    {
      employee: null,
      company: { name: 'Posto Trevo', values: ['Honestidade', 'Cordialidade na pista'] },
      team: {
        name: 'Pista',
        goals: ['Vender 300 litros de aditivo por mês', 'Pontuar 90 no cliente oculto'],
      },
      diary: [
        {
          day: '2026-11-18',
          text: 'Diferença de R$ 210 no turno da tarde, ninguém soube explicar.',
        },
      ],
    },
  ),
  one(
    'laboratório: acreditação, férias de quem responde',
    {
      title: 'Acreditação do laboratório',
      objective: 'Passar na auditoria da ONA em abril sem não conformidade maior',
      context:
        'Na pré-auditoria tivemos 17 não conformidades, 9 delas por POP vencido. A coleta domiciliar não tem rastreio de temperatura.',
      deadline: '2027-03-31',
      priority: 'alta',
      detailLevel: 'detalhado',
      resources: 'Consultora da qualidade 8h por semana, R$ 22 mil, 4 dataloggers',
      challenges: 'Biomédicas não param para revisar POP; sistema antigo; carnaval no meio',
      successMetrics: [
        'POPs revisados: 9 de 9',
        'Coletas domiciliares com temperatura registrada acima de 98%',
        'Zero não conformidade maior',
      ],
      additionalNotes:
        'Dra. Heloísa Prates assina os POPs. Auditoria simulada em 10/03/2027. A Luzia vai cuidar dos dataloggers. Férias da Luzia de 04/01 a 18/01.',
    },
    {
      employee: null,
      company: {
        name: 'Laboratório São Damião',
        values: ['Exatidão', 'Respeito ao paciente'],
        mission: 'Entregar resultado em que o médico confia.',
      },
      team: { name: 'Qualidade', goals: ['Conquistar a ONA nível 2', 'Reduzir recoletas para 1%'] },
    },
  ),
  one(
    'condomínio: desabafo em texto livre, meta de outro assunto',
    {
      freeText:
        'olha são quase meia noite e eu ainda to aqui, o negocio é o seguinte: a coleta seletiva do condominio não funciona, os moradores misturam tudo, a cooperativa disse que se continuar assim para de buscar em fevereiro. ja mandei circular, ja fiz reuniao, nao adianta. tem 184 apartamentos em 3 torres. o zelador Seu Raimundo ajuda mas esta de licença médica por causa da depressão até 15/12. queria um plano pra resolver isso até o fim de janeiro gastando no maximo 2 mil reais',
    },
    {
      employee: null,
      company: { name: 'Administradora Lar Certo', values: ['Transparência'] },
      team: { name: 'Condomínios Zona Sul', goals: ['Renovar 95% dos contratos'] },
    },
  ),
  one(
    'loja virtual: devoluções, jargão e pessoa',
    {
      title: 'Black Friday sem dor: logística reversa',
      objective: 'Baixar o lead time de devolução de 11 para 5 dias e cortar 30% do custo por RMA',
      context:
        'Backlog de 640 devoluções. O 3PL cobra R$ 14,90 por item e o time de CX abre ticket duplicado. OKR do Q1 é NPS 68.',
      deadline: '2027-03-26',
      priority: 'alta',
      detailLevel: 'detalhado',
      resources: 'BI no Metabase, API dos Correios, 1 dev part-time',
      challenges:
        'Dev dividido com o squad de checkout, sazonalidade, contrato com o 3PL vence em 28/02',
      successMetrics: [
        'Lead time médio de devolução',
        'Custo por RMA de R$ 31 para R$ 21',
        'Tickets duplicados',
      ],
      additionalNotes: 'Owner do contrato: Thaís Yamaguchi. Freeze de deploy até 05/12.',
    },
    {
      company: {
        name: 'Modamix',
        values: ['Ownership', 'Simplicidade', 'Obsessão pelo cliente'],
        processes: ['Devolução', 'Triagem'],
      },
      team: { name: 'Time de Operações', goals: ['NPS 68', 'Reduzir custo logístico em 8%'] },
      employee: {
        name: 'Íris Nakamura',
        position: 'Coordenadora de Operações',
        behavioralProfile: 'analitico',
        objectives: ['Assumir a gerência de operações'],
      },
    },
  ),
  one(
    'provedor: chamados que voltam, reunião com hora',
    {
      title: 'Chamados repetidos',
      objective: 'Diminuir os chamados que voltam em até 7 dias',
      context:
        'De 1.200 chamados por mês, 290 voltam. Técnico troca o roteador sem medir o sinal. Os repetidos caem mais no bairro Jaraguá.',
      deadline: '2027-04-16',
      priority: 'media',
      detailLevel: 'resumido',
      resources: 'Power meter, grupo de WhatsApp',
      challenges: 'Chuva, técnicos terceirizados',
      successMetrics: ['Chamados que voltam em 7 dias: de 24% para 12%'],
      additionalNotes: 'reunião com os terceirizados já marcada para 02/12 às 8h',
    },
    {
      employee: null,
      company: { name: 'Netsul Fibra' },
      team: { name: 'Campo', goals: ['Instalar 400 pontos por mês', 'Zero acidente em poste'] },
    },
  ),
  one(
    'usina: cobertura de turno, dados pessoais e critério proibido',
    {
      title: 'Cobertura do turno da noite',
      objective:
        'Manter 4 operadores por turno na noite até junho sem hora extra acima de 20h por mês',
      context:
        'A Daniele está grávida e sai em fevereiro, o Cléber é do sindicato e vive faltando para assembleia. A Rute não trabalha sábado porque é adventista. Hora extra de outubro: 61h por pessoa.',
      deadline: '2027-06-30',
      priority: 'alta',
      detailLevel: 'detalhado',
      resources: 'Banco de horas, 2 temporários aprovados',
      challenges: 'Falta gente treinada na caldeira',
      successMetrics: ['Horas extras por pessoa', 'Turnos com 4 operadores'],
      additionalNotes: 'Não quero contratar mulher em idade de ter filho.',
    },
    {
      employee: null,
      company: { name: 'Usina Santa Fé', values: ['Segurança acima de tudo'] },
      team: { name: 'Caldeiras', goals: ['Zero parada não programada'] },
    },
  ),
  one(
    'museu: visitas escolares, duas pessoas responsáveis',
    {
      title: 'Atrair escolas para o museu',
      objective: 'Receber 40 visitas escolares no primeiro semestre',
      context:
        'Em 2026 vieram 14 escolas. As escolas reclamam do agendamento por telefone e do ônibus.',
      deadline: '2027-06-25',
      priority: 'baixa',
      detailLevel: 'detalhado',
      resources: 'Duas educadoras, edital de R$ 18.000 para transporte',
      challenges: 'Janeiro as escolas estão de férias',
      successMetrics: [
        'Visitas escolares realizadas',
        'Escolas novas',
        'Satisfação dos professores',
      ],
      additionalNotes: 'Ana Lúcia e Wesley conduzem as visitas. Museu fechado de 20/12 a 05/01.',
    },
    {
      employee: null,
      company: { name: 'Museu do Café', mission: 'Aproximar as crianças da história da cidade.' },
      team: {
        name: 'Educativo',
        goals: ['Manter a nota de acessibilidade', 'Digitalizar o acervo'],
      },
    },
  ),
];
