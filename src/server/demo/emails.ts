import type { DemoDocument } from './document.ts';

/** The longer letters. */
export const emails: readonly DemoDocument[] = [
  {
    kind: 'email',
    daysAgo: 247,
    at: '10:25',
    about: 'Renata Brandão',
    edit: { words: 'em até 7 dias', instead: 'em até 7 dias úteis' },
    form: {
      recipientName: 'Renata Brandão',
      subject: 'Prazo do projeto executivo',
      context:
        'A partir do dia 1º o projeto executivo será entregue em até 7 dias depois da medição, com a lista de ferragens.',
      tone: 'profissional',
      purpose: 'informativo',
      urgency: 'normal',
      additionalInfo: 'A contagem começa no dia da medição',
    },
  },
  {
    kind: 'email',
    daysAgo: 161,
    at: '16:35',
    about: 'Sérgio Batista',
    form: {
      recipientName: 'Sérgio Batista',
      subject: 'Parada programada da coladeira',
      context:
        'A coladeira de borda passa por manutenção na segunda-feira, das 7h às 11h, e os lotes da manhã precisam ser adiantados na sexta.',
      tone: 'formal',
      purpose: 'instrucoes',
      urgency: 'alta',
      additionalInfo: '',
    },
  },
  {
    kind: 'email',
    daysAgo: 104,
    at: '11:50',
    about: 'Rosana Lima',
    form: {
      recipientName: 'Rosana Lima',
      subject: 'Indicadores de qualidade na reunião mensal',
      context:
        'Apresentação dos indicadores de retrabalho na reunião do dia 12, em 15 minutos, com os três motivos mais frequentes.',
      tone: 'profissional',
      purpose: 'convite',
      urgency: 'normal',
      additionalInfo: '',
    },
  },
  {
    kind: 'email',
    daysAgo: 36,
    at: '09:30',
    about: 'Adriana Couto',
    form: {
      recipientName: 'Adriana Couto',
      subject: 'Programação fechada na quinta',
      context:
        'Reconhecer as duas semanas seguidas com a programação fechada na quinta-feira, que acabaram com a fila de segunda na seccionadora.',
      tone: 'motivacional',
      purpose: 'reconhecimento',
      urgency: 'baixa',
      additionalInfo: '',
    },
  },
  {
    kind: 'email',
    daysAgo: 3,
    at: '14:10',
    about: 'Bruno Tavares',
    form: {
      recipientName: 'Bruno Tavares',
      subject: 'Uma tabela de prazos para Comercial e Produção',
      context:
        'Comercial e Produção passam a usar a mesma tabela de prazos; a versão combinada entra em vigor na próxima segunda-feira.',
      tone: 'assertivo',
      purpose: 'instrucoes',
      urgency: 'alta',
      additionalInfo: 'Adriana mantém a tabela',
    },
  },
];
