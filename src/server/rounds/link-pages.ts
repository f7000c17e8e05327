import type { LinkPages } from '../links/link-pages.ts';
import type { Said } from '../links/page-frame.ts';
import { findAsked, keepAnswers, openAsked, readAnswers, type Kept } from './answer.ts';
import { askingPage, questionsPage } from './page.ts';

const sayings: Record<Kept, Said> = {
  kept: { tone: 'ok', text: 'Respostas enviadas. Obrigado por contar!' },
  taken_back: { tone: 'ok', text: 'Suas respostas foram apagadas.' },
  empty: { tone: 'bad', text: 'Escreva pelo menos uma resposta.' },
};

/** What the address of a person's questions opens. */
export const roundPages: LinkPages = {
  async door({ db, token, now }) {
    const asked = await findAsked(db, token, now);
    return asked && askingPage(asked);
  },
  async open({ db, token, now }) {
    const asked = await openAsked(db, token, now);
    return asked && questionsPage(asked, asked.row.answers, null);
  },
  async answer({ db, token, now }, form) {
    const answers = readAnswers(form);
    const answered = await keepAnswers(db, token, { answers, now });
    if (!answered) return null;
    const { asked, outcome } = answered;
    return questionsPage(asked, asked.row.answers, sayings[outcome]);
  },
};
