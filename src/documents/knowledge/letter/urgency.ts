/*
 * What urgency adds to a letter. The lines hold the words that say so ('prioridade', 'hoje', 'sem
 * pressa'), never capitals; nobody is asked for anything outside working hours.
 */

/** What the urgency is about: doing something, reading, talking, coming, putting right. */
export type UrgentMatter = 'request' | 'reading' | 'talk' | 'presence' | 'fix';

export interface UrgencyLines {
  /** Before the theme of an e-mail's subject. */
  prefix: string;
  /** The line of the body. Those for a request and for a fix go on with a colon where they can. */
  lines: Readonly<Record<UrgentMatter, string>>;
  /** Leads into news; in place of the line for a request or a fix that has a deadline of its own. */
  leading: string;
  dated: string;
  /** The second closing: after a request, and after anything else. */
  extra: string;
}

export const urgencyLines = {
  alta: {
    prefix: 'Prioridade',
    lines: {
      request: 'Preciso do seu retorno com prioridade',
      reading: 'Por favor, confirme a leitura com prioridade',
      talk: 'Gostaria de conversar com prioridade: me diga o seu melhor horário',
      presence: 'Preciso da sua confirmação com prioridade',
      fix: 'Preciso desse ajuste com prioridade',
    },
    leading: 'Isto tem prioridade',
    dated: 'Preciso do seu retorno com prioridade',
    extra: 'Se houver impedimento, me avise o quanto antes.',
  },
  urgente: {
    prefix: 'Urgente',
    lines: {
      request: 'Preciso disso ainda hoje, dentro do seu horário de trabalho',
      reading: 'Por favor, confirme a leitura ainda hoje, dentro do seu horário de trabalho',
      talk: 'Preciso falar com você ainda hoje, dentro do seu horário de trabalho: me diga quando pode',
      presence: 'Preciso da sua confirmação ainda hoje, dentro do seu horário de trabalho',
      fix: 'Preciso desse ajuste ainda hoje, dentro do seu horário de trabalho',
    },
    leading: 'Isto é urgente',
    dated: 'Isto é urgente e tem prioridade',
    extra: 'Se não for possível, me avise agora para eu buscar alternativa.',
  },
} satisfies Record<string, UrgencyLines>;

/** There is no hurry: to do it, to read it, to answer. */
export const unhurried = {
  request: 'Sem pressa: pode ver quando for melhor para você.',
  reading: 'Sem pressa: pode ler quando for melhor para você.',
  answer: 'Sem pressa: pode responder quando for melhor para você.',
  dated: 'Sem pressa: o prazo vai {prazo}.',
  extra: 'Não é preciso responder hoje.',
} as const;
