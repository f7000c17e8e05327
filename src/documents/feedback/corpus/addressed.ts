import { contextWith } from '../../writing/sample-context.ts';
import type { FeedbackCase } from './case.ts';

/** What is typed of the person and said to the person, one click, and lists as they are pasted. */
export const addressedCases: readonly FeedbackCase[] = [
  {
    name: 'um clique, sem mais nada',
    brief: { employeeId: '1' },
    context: contextWith({ employee: { name: 'Kauê Brandão', position: 'Motorista' } }),
  },
  {
    name: 'um clique, com cadastro, metas e diário',
    brief: { employeeId: '1', employeeName: 'Íris Monteiro' },
    context: contextWith({
      company: {
        name: 'Hospital São Lucas',
        mission: 'Cuidar de cada pessoa com segurança',
        values: ['Humanização', 'Segurança do paciente'],
      },
      team: {
        name: 'UTI Adulto',
        goals: ['Reduzir infecções de cateter', 'Cumprir a passagem de plantão em 15 minutos'],
      },
      employee: {
        name: 'Íris Monteiro',
        position: 'Enfermeira',
        behavioralProfile: 'planejador',
        objectives: ['Coordenar a UTI'],
      },
      latestFeedback: { day: '2026-09-10', text: 'Conversa sobre passagem de plantão.' },
      diary: [
        {
          day: '2026-11-18',
          text: 'Íris organizou a troca de leitos e a família do leito 4 agradeceu.',
        },
        { day: '2026-11-05', text: 'Faltou checar o carrinho de emergência no turno da Íris.' },
      ],
    }),
  },
  {
    name: 'call center: dias e horas em uma lista',
    brief: {
      employeeName: 'Wesley Prado',
      feedbackType: 'corretivo',
      tone: 'direto',
      context: 'atrasos no login da manhã',
      specificExamples: 'dias 16, 17 e 19/11 logou 8h15, 8h20 e 8h32. a fila ficou com 12 clientes',
      improvementPoints: ['logar às 8h', 'avisar antes quando for atrasar'],
      positivePoints: ['nota 9,2 de satisfação'],
      includeActionPlan: true,
      followUpDate: '2026-12-04',
    },
    context: contextWith({
      employee: {
        name: 'Wesley Prado',
        position: 'Operador de Atendimento',
        behavioralProfile: 'comunicador',
      },
    }),
  },
  {
    name: '360: quem falou do que viveu',
    brief: {
      employeeName: 'Marina Telles',
      feedbackType: '360',
      tone: 'empático',
      context: 'Avaliação 360 do 2º semestre com 2 pares, 3 liderados e 1 cliente interno',
      positivePoints: ['Ouve antes de decidir', 'Defende o time'],
      improvementPoints: ['Demora a dar retorno sobre férias e folgas', 'Reuniões longas'],
      specificExamples:
        'O Paulo disse que esperou 3 semanas pela resposta das férias. As reuniões de segunda passam de 2 horas.',
      includeActionPlan: true,
      followUpDate: '2027-01-15',
    },
    context: contextWith({
      employee: {
        name: 'Marina Telles',
        position: 'Coordenadora Pedagógica',
        behavioralProfile: 'planejador',
        objectives: ['Assumir a direção'],
      },
    }),
  },
  {
    name: 'software: traço, e a terceira pessoa até o fim',
    brief: {
      employeeName: 'João Pedro de Alcântara e Silva',
      feedbackType: 'desenvolvimento',
      tone: 'construtivo',
      context:
        'olha o joão pedro é um cara muito bom tecnicamente, entrega tudo, mas assim nas reuniões com o cliente ele fica quieto e depois me manda no privado o que tinha que ter falado, isso aconteceu na reunião do dia 12 e na do dia 19, e o cliente acha que ele não participa',
      specificExamples:
        'na do dia 19 ele viu que o prazo tava errado e só me avisou depois da reunião, tivemos que mandar errata',
      positivePoints: ['código limpo', 'ajuda os júniores'],
      improvementPoints: ['falar na reunião com o cliente'],
      includeActionPlan: true,
    },
    context: contextWith({
      company: { name: 'Nuvem Sistemas', values: ['Transparência'] },
      team: { name: 'Squad Pagamentos', goals: ['Zerar bugs críticos'] },
      employee: {
        name: 'João Pedro de Alcântara e Silva',
        position: 'Desenvolvedor Pleno',
        behavioralProfile: 'analitico',
        objectives: ['Virar tech lead'],
      },
      latestPdi: { day: '2026-08-03', text: 'PDI: Comunicação (1 → 3); Técnica (3 → 4).' },
    }),
  },
  {
    name: 'varejo: gravidez, faltas e o caixa',
    brief: {
      employeeName: 'Paula Reis',
      feedbackType: 'desenvolvimento',
      tone: 'empático',
      context:
        'A Paula está grávida e faltou 4 vezes por causa do enjoo, e o caixa fica descoberto',
      specificExamples:
        'Dias 4, 9, 12 e 17/11 o caixa 3 abriu depois das 9h porque ninguém foi avisado',
      improvementPoints: ['avisar até as 7h quando não puder vir'],
    },
    context: contextWith({ employee: { name: 'Paula Reis', position: 'Operadora de Caixa' } }),
  },
  {
    name: 'obra: rótulo, ameaça e multa',
    brief: {
      employeeName: 'Fábio Luz',
      feedbackType: 'corretivo',
      tone: 'direto',
      context:
        'quero demitir ele, é irresponsável e preguiçoso, perdeu 4 prazos da obra do shopping',
      specificExamples:
        '05/10, 12/10, 26/10 e 09/11: cronograma não entregue. Multa de R$ 18 mil do cliente',
      improvementPoints: ['entregar o cronograma toda segunda', 'ter mais vontade'],
      includeActionPlan: true,
      followUpDate: '2026-12-07',
      additionalNotes: 'fazer advertência se repetir',
    },
    context: contextWith({
      employee: {
        name: 'Fábio Luz',
        position: 'Engenheiro de Obra',
        behavioralProfile: 'executor',
      },
    }),
  },
  {
    name: 'caixa: reconhecimento direto e um objetivo',
    brief: {
      employeeName: 'Bete',
      feedbackType: 'reconhecimento',
      tone: 'direto',
      context: 'fechou o mês sem erro de caixa',
      specificExamples: 'novembro inteiro sem diferença, 22 fechamentos',
    },
    context: contextWith({
      employee: {
        name: 'Elisabete Moura',
        position: 'Caixa',
        behavioralProfile: 'analitico',
        objectives: ['Ser tesoureira'],
      },
    }),
  },
  {
    name: 'galpão: só dias e horas como exemplo',
    brief: {
      employeeName: 'Renan',
      feedbackType: 'corretivo',
      tone: 'construtivo',
      context: 'entrou no galpão sem capacete',
      specificExamples: 'hoje 9h e terça 14h',
      improvementPoints: [],
      followUpDate: '2026-11-20',
    },
    context: contextWith({
      company: { name: 'Agro Vale', values: ['Segurança'] },
      employee: { name: 'Renan Souza', position: 'Operador de Empilhadeira' },
    }),
  },
];
