import { addDays, isCalendarDay } from '#shared/format.ts';
import { dayWithWeekday, isBusinessDay } from '../kit/business-days.ts';
import { thirdPersonNotice, type LetterPurpose, type Urgency } from '../kit/letter.ts';
import { hastyWords, restWords, timeWords } from './telling-words.ts';
import { daysIn } from '../reading/facts.ts';
import { keptForLeader } from '../reading/for-leader.ts';
import { says, type TypedLetter } from './typed-letter.ts';

/*
 * What an expert would notice in a typed letter before it is sent; the leader alone reads it.
 */

export const inPersonNotice =
  'Desligamento e advertência se comunicam em uma conversa, com o RH; por escrito, marque só a conversa.';

const mostNotices = 4;

interface About {
  purpose: LetterPurpose;
  urgency: Urgency;
  today: string;
  /** The subject could only be a general one. */
  needsSubject: boolean;
}

export function noticesFor(typed: TypedLetter, about: About): string[] {
  const { recipient, text } = typed;
  const { purpose, urgency, today, needsSubject } = about;
  if (text === '' || typed.onlyGreets || typed.onlyNames) {
    return [
      'Escreva no contexto o que a pessoa precisa saber ou fazer: sem isso, o texto só pede uma conversa.',
      ...keptForLeader(typed.asides),
    ];
  }
  const isNote = typed.use === 'note';
  const notices = [
    typed.inPerson ? inPersonNotice : null,
    isNote ? thirdPersonNotice(recipient, text) : null,
    ...keptForLeader(typed.asides),
    ...restDays(text, today),
    urgency === 'baixa' && typed.hurries
      ? 'A urgência escolhida é baixa, e o texto pede pressa; confira qual das duas vale.'
      : null,
    missingTime(text, purpose),
    isTypedInHaste(text) ? 'Há abreviações ou palavras sem acento no texto.' : null,
    needsSubject && !typed.grave
      ? 'O assunto ficou geral; se puder, escreva em poucas palavras o que muda.'
      : null,
  ];
  return notices.filter((notice) => notice !== null).slice(0, mostNotices);
}

const needTime: Partial<Record<LetterPurpose, string>> = {
  instrucoes: 'O texto não diz até quando; um dia ajuda a pessoa a se organizar.',
  convite: 'O convite não diz dia nem hora; acrescente para a pessoa poder confirmar.',
};

function missingTime(text: string, purpose: LetterPurpose): string | null {
  const told = says(text, timeWords) || daysIn(text).size > 0 || /\d\s?h/iu.test(text);
  return told ? null : (needTime[purpose] ?? null);
}

/** A letter speaks of the weeks to come: a day without a year is looked for no further. */
const daysAhead = 120;

function isTypedInHaste(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => hastyWords.has(word));
}

/** The typed days to come on which most do not work, unless the text says that it knows. */
function restDays(text: string, today: string): string[] {
  if (says(text, restWords)) return [];
  const year = Number(today.slice(0, 4));
  const last = addDays(today, daysAhead);
  const days = [...daysIn(text)]
    .flatMap((monthAndDay) => [`${year}-${monthAndDay}`, `${year + 1}-${monthAndDay}`])
    .filter((day) => isCalendarDay(day) && day >= today && day <= last && !isBusinessDay(day));
  if (days.length === 0) return [];
  const told = days.map(dayWithWeekday).join('; ');
  return [`Sem expediente na maioria das empresas: ${told}. Confira se o dia é esse mesmo.`];
}
