import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import type { Brief } from '../../writing/writer.ts';
import type { MeetingForm } from '../contract.ts';

function one(name: string, brief: Brief<MeetingForm>, pieces: Pieces) {
  return { name, brief, context: contextWith({ employee: null, ...pieces }) };
}

/** Forms as an examiner fills them in, with facts to be found again. For tests alone. */
export const examinedCases = [
  one(
    'hospital escala',
    {
      title: 'Fechamento da escala de dezembro',
      objective:
        'Fechar a escala de 24, 25, 31/12 e 01/01 da enfermagem sem sobrecarregar ninguém e definir cobertura de férias',
      duration: '60',
      type: 'planning',
      format: 'presencial',
      selectedTeams: ['1'],
      topics: [
        'Pedidos de folga já recebidos (14)',
        'Critério para feriados: quem trabalhou no Natal de 2025 folga em 2026',
        'Cobertura de férias da Neide (04/01 a 23/01)',
        'Horas extras: saldo de 312 horas no banco',
      ],
      participants: [
        'Ana Beatriz Nogueira',
        'Cleiton Sá',
        'Maria do Socorro',
        'Íris Fontana',
        'Representante do RH',
      ],
    },
    {
      company: { name: 'Hospital Santa Rita', values: ['Cuidado'] },
      team: { name: 'Enfermagem 3º andar', goals: ['Reduzir horas extras em 20%'] },
      diary: [
        {
          day: '2026-11-18',
          text: 'Reclamação na passagem de plantão sobre escala de feriado feita em cima da hora.',
        },
      ],
    },
  ),
  one(
    'kickoff',
    {
      title: 'Kick-off do projeto Fênix',
      objective:
        'Alinhar escopo, papéis, riscos e marcos do projeto Fênix com o cliente Banco Prisma',
      duration: '90',
      type: 'strategic',
      format: 'online',
      selectedTeams: [],
      topics: [
        'Apresentações',
        'Escopo e o que está fora',
        'Cronograma: go-live 15/03/2027',
        'Riscos: dependência da API legada e férias coletivas do cliente (21/12 a 04/01)',
        'Governança e rituais',
      ],
      participants: [
        'Lívia Prates (PM)',
        'Thiago Arouca (Tech Lead)',
        'Sr. Otacílio - Banco Prisma',
        'Dandara',
      ],
    },
    {
      company: { name: 'Nuvera Tecnologia', values: ['Clareza', 'Parceria'] },
      team: { name: 'Squad Fênix', goals: ['Entregar o MVP em março'] },
    },
  ),
  one(
    '1:1 dificil',
    {
      title: 'Conversa com o Kauê',
      objective:
        'Entender por que as entregas do Kauê atrasaram nas últimas 3 semanas e combinar um plano',
      duration: '30',
      type: 'one-on-one',
      format: 'presencial',
      selectedTeams: [],
      topics: [
        'Entregas atrasadas: relatório de 05/11, dashboard de 12/11',
        'Carga de trabalho',
        'Apoio de que precisa',
      ],
      participants: ['Kauê Moreira'],
    },
    {
      company: { name: 'Datalume' },
      team: { name: 'BI', goals: ['Entregar 90% no prazo'] },
      employee: {
        name: 'Kauê Moreira',
        position: 'Analista de BI',
        behavioralProfile: 'planejador',
        objectives: ['Aprender Python'],
      },
      diary: [
        { day: '2026-11-12', text: 'Kauê entregou o dashboard dois dias depois e não avisou.' },
      ],
    },
  ),
  one(
    'sem topicos',
    {
      title: 'Planejamento 2027',
      objective: 'Definir as 3 prioridades da área de logística para 2027 e os responsáveis',
      duration: '120',
      type: 'strategic',
      format: 'presencial',
      selectedTeams: ['1', '2'],
      topics: [],
      participants: ['Fabiana', 'Lucas', 'Wagner', 'Jussara', 'Tiago', 'Elias'],
    },
    {
      company: {
        name: 'Rota Certa',
        vision: 'Ser a transportadora mais pontual do Sudeste',
        values: ['Pontualidade', 'Respeito'],
      },
      team: { name: 'Logística', goals: ['OTIF de 97%', 'Reduzir custo por km em 6%'] },
    },
  ),
  one(
    'comunicar mudança',
    {
      title: 'Mudança de turno',
      objective:
        'Comunicar a mudança do turno da noite, que passa de 22h-6h para 21h-5h a partir de 07/12, e tirar dúvidas',
      duration: '30',
      type: 'team',
      format: 'presencial',
      selectedTeams: ['1'],
      topics: ['O que muda e por quê', 'Adicional noturno e transporte', 'Dúvidas'],
      participants: ['Turno C'],
    },
    { company: { name: 'Cerâmica Ouro Fino' }, team: { name: 'Turno C', goals: [] } },
  ),
  one(
    'rambling',
    {
      title: 'reunião urgente',
      objective:
        'gente eu preciso juntar todo mundo porque ta um caos, cliente reclamando da entrega atrasada, o pessoal do estoque culpa o comercial e o comercial culpa o estoque, quero sair com regra clara de quem faz o que e ate que horas o pedido entra pra sair no mesmo dia',
      duration: '60',
      type: 'team',
      format: 'presencial',
      topics: [''],
      participants: ['estoque', 'comercial', 'Vanessa'],
    },
    {
      company: { name: 'Flor do Campo Distribuidora' },
      team: { name: 'Expedição', goals: ['Entregar 95% no prazo'] },
    },
  ),
  one(
    'ONG online',
    {
      title: 'Preparação da festa de Natal das crianças',
      objective:
        'Dividir tarefas da festa de 19/12 para 180 crianças e fechar o orçamento de R$ 6.500',
      duration: '90',
      type: 'planning',
      format: 'online',
      selectedTeams: [],
      topics: [
        'Voluntários e escala',
        'Presentes: faltam 64',
        'Alimentação',
        'Transporte (2 ônibus)',
        'Divulgação e fotos com autorização',
      ],
      participants: ['Marina', 'Kauê', 'Pe. Anselmo', 'Grupo de mães'],
    },
    { company: { name: 'Instituto Passo Firme', values: ['Alegria'] } },
  ),
  one(
    'texto corrido',
    {
      freeText:
        'marca uma reunião de 45 min com Paulo, Débora e a Sandra da qualidade pra gente resolver a devolução do lote 3321 do cliente Tork, precisa sair com causa e prazo de resposta ao cliente até sexta 27/11',
    },
    { company: { name: 'Plastix' } },
  ),
  one(
    'acidente',
    {
      title: 'Análise do acidente de 17/11',
      objective:
        'Analisar as causas do acidente com empilhadeira de 17/11 e definir ações para não repetir',
      duration: '90',
      type: 'review',
      format: 'presencial',
      topics: [
        'Linha do tempo do acidente',
        'Causas',
        'Ações imediatas e definitivas',
        'Comunicação à equipe',
      ],
      participants: ['Otávio (segurança)', 'Valdemar', 'CIPA', 'Supervisor do turno B'],
    },
    {
      company: { name: 'Metalúrgica Boa Vista', values: ['Vida em primeiro lugar'] },
      team: { name: 'Expedição', goals: ['Zero acidentes'] },
    },
  ),
];
