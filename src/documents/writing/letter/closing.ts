import { namesTime } from '../../knowledge/letter/clauses.ts';
import type { LetterClosing } from '../../knowledge/letter/phrase.ts';
import type { Piece } from './flow.ts';
import { choiceClosing, registerOfTone } from '../../knowledge/letter/support.ts';
import { celebrates, hasSteps, wordsOf } from './help.ts';
import { manners, phrases } from './knowledge.ts';
import { said } from './opening.ts';
import type { Point } from './points.ts';
import { textOfPoint, type Letter } from './reading.ts';

/*
 * The word of the tone that closes a letter, where nothing before it says the same.
 */

/** The first closing that fits; one that asks only where nothing was asked for yet. */
export function closingOf(letter: Letter, asked: boolean, pieces: readonly Piece[]): LetterClosing {
  const { closings } = phrases(letter);
  const steps = hasSteps(pieces);
  if (asked && letter.purpose === 'informativo' && !steps) {
    return { text: manners(letter).closing.asked };
  }
  // A question about how someone is has no other side to be heard.
  const { points } = letter;
  if (letter.purpose === 'feedback' && points.length > 0 && points.every(wonders)) {
    return { text: manners(letter).closing.any };
  }
  if (letter.optional && letter.purpose === 'convite') {
    return { text: said(letter, choiceClosing[registerOfTone[letter.tone]]), asks: true };
  }
  const typed = wordsOf(letter);
  const dated = namesTime(typed);
  // Whom to ask was typed.
  const answered = letter.purpose === 'informativo' && /(?<!\p{L})dúvidas?(?!\p{L})/iu.test(typed);
  const fitting = closings.filter(({ fits, text }) => {
    if (answered && /dúvida|esclarec/u.test(text)) return false;
    if (fits === 'steps') return steps;
    if (fits === 'dated') return dated;
    if (fits === 'celebration') return celebrates(letter);
    return fits === 'undated' ? !dated : true;
  });
  const mayAsk = !asked || (steps && letter.purpose !== 'convite');
  return (
    fitting.find(({ asks = false }) => mayAsk || !asks) ?? { text: manners(letter).closing.any }
  );
}

function wonders(point: Point): boolean {
  return point.type === 'act' && point.act === 'wonder';
}

/** 'Se houver impedimento, me avise', and that an answer is wanted, are said once. */
export function closingOfHurry(letter: Letter, closing: LetterClosing): LetterClosing {
  const { asked, any } = manners(letter).closing;
  const again = letter.purpose === 'correção' ? /avise/u : /avise|^Se /u;
  const text = again.test(closing.text) ? asked : closing.text;
  return /retorno/u.test(text) && letter.urgency === 'alta' ? { text: any } : { ...closing, text };
}

/** When to talk is not asked for where a time was proposed. */
export function atGivenTime({ purpose, points }: Letter, line: string): string {
  const proposed = points
    .map(textOfPoint)
    .find((text) => (proposal.test(text) && namesTime(text)) || appointment.test(text));
  if (!/^(?:feedback|correção)$/u.test(purpose) || proposed === undefined) return line;
  return line
    .replace(/Podemos conversar sobre isso\? Me diga o melhor horário\./u, yes)
    .replace(/; quando podemos falar\?/u, `. ${yes}`)
    .replace(/indicar um horário para conversarmos/u, 'confirmar se esse horário é possível')
    .replace(/me indique um horário para conversarmos/u, 'confirme se esse horário é possível')
    .replace(/me diga (?:o seu melhor horário|quando pode)/iu, 'me diga se esse horário serve')
    .replace(/(?:Me diga|Me diz) (?:o melhor horário|quando fica bom)(?: para você)?\./u, yes)
    .replace(/Quando (?:podemos conversar|podemos falar|fica bom(?: para você)?)\?/u, yes);
}

/** 'Quero conversar quinta às 15h': a talk to come, and its hour. */
const appointment =
  /(?<!\p{L})(?:conversar(?:mos)?|falar(?:mos)?|(?:nos )?reunir(?:mos)?|encontrar|alinhar|sentar|conversa|bate-papo|papo|reunião)(?!\p{L})[^.!?]*(?<![\p{L}\d])(?:\d{1,2}\s?h(?:\d{2})?|\d{1,2}:\d{2}|meio-dia)(?![\p{L}\d])/iu;
/** The day and the hour that were proposed for a talk, where the letter says no more of it. */
export function proposedTime(text: string): string | null {
  const talk = appointment.exec(text)?.[0];
  return talk === undefined ? null : (dayAndHour.exec(talk)?.[0].trim() ?? null);
}

const dayAndHour =
  /(?<!\p{L})(?:(?:n[ao] )?(?:hoje|amanhã|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|dia \d{1,2}(?:\/\d{1,2})?|\d{1,2}\/\d{1,2})(?:,? (?:dia )?\d{1,2}\/\d{1,2})?,? )(?:às |ao )?(?:\d{1,2}\s?h(?:\d{2})?|\d{1,2}:\d{2}|meio-dia)/iu;

const yes = 'Esse horário serve para você?';
const proposal = /(?<!\p{L})(?:sug(?:estão|iro)|proponho|pode ser|que tal|horário:)(?!\p{L})/iu;
