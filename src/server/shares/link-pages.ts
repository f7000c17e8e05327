import type { LinkPages } from '../links/link-pages.ts';
import type { Said } from '../links/page-frame.ts';
import { answerOf, answerShared, findShared, openShared } from './answer.ts';
import { documentPage, doorPage } from './page.ts';

const kept: Said = { tone: 'ok', text: 'Resposta registrada. Obrigado!' };
const missing: Said = {
  tone: 'bad',
  text: 'Escolha uma resposta, marque um passo ou escreva um comentário.',
};

/** What the address of a share opens. */
export const sharePages: LinkPages = {
  async door({ db, token, now }) {
    const row = await findShared(db, token, now);
    return row && doorPage(row);
  },
  async open({ db, token, now }) {
    const row = await openShared(db, token, now);
    return row && documentPage(row, answerOf(row), null);
  },
  async answer({ db, token, now }, form) {
    const answered = await answerShared(db, token, { form, now });
    if (!answered) return null;
    const { row, isKept } = answered;
    return documentPage(row, answerOf(row), isKept ? kept : missing);
  },
};
