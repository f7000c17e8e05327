import { addDays, daysBetween, isCalendarDay } from '#shared/format.ts';
import { addMonths, type Window } from '../writing/calendar.ts';
import { normalize } from '../knowledge/words.ts';

/** A sentence of the notes and what it means for a plan. */
export interface Note {
  text: string;
  /** What happens at work: 'a troca de sistema', and from when to when where that is said. */
  event: { phrase: string; when: Window | null } | null;
  /** Days without work that it announces. */
  away: Window[];
  /** What the leader does about it: an infinitive clause; null where nothing particular follows. */
  advice: string | null;
}

interface Period {
  today: string;
  deadline: string;
}

const months =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  );

const events: Readonly<Record<string, 'o' | 'a'>> = {
  troca: 'a',
  mudança: 'a',
  implantação: 'a',
  implementação: 'a',
  migração: 'a',
  reestruturação: 'a',
  reorganização: 'a',
  reforma: 'a',
  inauguração: 'a',
  abertura: 'a',
  auditoria: 'a',
  fusão: 'a',
  ampliação: 'a',
  expansão: 'a',
  substituição: 'a',
  campanha: 'a',
  safra: 'a',
  obra: 'a',
  lançamento: 'o',
  inventário: 'o',
};
const eventPattern = new RegExp(
  `(?<!\\p{L})(${Object.keys(events).join('|')})(?!\\p{L})((?: d(?:e|o|a|os|as) [\\p{L}\\d-]+){0,2})`,
  'iu',
);

/** What is said → what follows from it. The first that fits. */
const advices: readonly [RegExp, string][] = [
  [
    /\b(?:sem|nao (?:ha|tem|temos|existe)|falta|pouc[ao]) (?:verba|orcamento|recursos?|dinheiro)/u,
    'usar materiais gratuitos e o conhecimento de quem já está na empresa',
  ],
  [
    /\b(?:turno|noturno|madrugada|plantao|plantoes|12x36|escala)\b/u,
    'marcar as conversas e as práticas dentro do próprio horário de trabalho',
  ],
  [
    /\b(?:remot[oa]|home office|hibrid[oa]|a distancia|outra cidade|filial)\b/u,
    'fazer as conversas por vídeo e guardar as evidências em local compartilhado',
  ],
  [
    /\b(?:prefere|gosta de|aprende melhor|gostaria)\b/u,
    'escolher a forma de estudar e de receber retorno a partir disso',
  ],
  [
    /\b(?:mentor\w*|tutor\w*|acompanhad[oa] por|apoio de)\b/u,
    'combinar com quem apoia os momentos de troca previstos no plano',
  ],
  [
    /\b(?:dificuldade|inseguran?c?\w*|desafio|precisa (?:melhorar|de)|ainda nao|trava)\b/u,
    'trazer um exemplo concreto para a primeira conversa e acompanhar a mudança pelas evidências',
  ],
  [
    /\b(?:destac\w+|domina|facilidade|ponto forte|otim[oa]|excelente|muito b(?:om|oa)|referencia)\b/u,
    'usar essa base nas primeiras práticas',
  ],
  [
    /\b(?:prioridade|prioriz\w+|urgent\w+|foco|principalmente)\b/u,
    'começar por esse ponto ao distribuir o tempo do plano',
  ],
];

export function readNotes(sentences: readonly string[], period: Period): Note[] {
  return sentences.map((text) => {
    const plain = normalize(text);
    const when = windowOf(text, period);
    const absent = /\b(?:ferias|licenca|folga|recesso|afastamento|ausente|viagem)\b/u.test(plain);
    const match = absent ? null : eventPattern.exec(text);
    const noun = match?.[1]?.toLocaleLowerCase('pt-BR') ?? '';
    const article = events[noun];
    return {
      text,
      event: article ? { phrase: `${article} ${noun}${match?.[2] ?? ''}`, when } : null,
      away: absent && when !== null && leavesRoom(when, period) ? [when] : [],
      advice: absent
        ? absenceAdvice(when, period)
        : (advices.find(([pattern]) => pattern.test(plain))?.[1] ?? null),
    };
  });
}

function absenceAdvice(when: Window | null, period: Period): string {
  return when !== null && leavesRoom(when, period)
    ? 'nenhuma ação deste plano vence nesse período'
    : 'combinar as datas do plano fora desse período';
}

/** An absence that covers the whole period cannot be kept clear of. */
function leavesRoom({ from, to }: Window, { today, deadline }: Period): boolean {
  return from > today || to < deadline;
}

/** The days a sentence names: dd/MM(/yyyy), one or two of them, or months of the year to come. */
function windowOf(text: string, { today, deadline }: Period): Window | null {
  const days = [...text.matchAll(/\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\b/gu)]
    .map(([, day = '', month = '', year]) => dayIn({ day, month, year }, today))
    .filter((day) => day !== null);
  const [from, to = from] = days;
  if (from !== undefined && to !== undefined) return from <= to ? { from, to } : null;
  const named = months.flatMap((name, index) => {
    const match = new RegExp(`\\b${name}\\b(?: de (\\d{4}))?`, 'u').exec(normalize(text));
    if (!match) return [];
    const first = dayIn({ day: '1', month: String(index + 1), year: match[1] }, today.slice(0, 7));
    return first === null ? [] : [first];
  });
  const sorted = named.toSorted();
  const [start] = sorted;
  const last = sorted.at(-1);
  if (start === undefined || last === undefined || start > deadline) return null;
  return { from: start, to: addDays(addMonths(last, 1), -1) };
}

/** The next such day from `since` on, where no year is said. */
function dayIn(
  { day, month, year }: { day: string; month: string; year: string | undefined },
  since: string,
): string | null {
  const monthAndDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const thisYear = Number(since.slice(0, 4));
  const candidates = year === undefined ? [thisYear, thisYear + 1] : [Number(year)];
  const found = candidates
    .map((candidate) => `${candidate}-${monthAndDay}`)
    .find((iso) => isCalendarDay(iso) && (year !== undefined || iso >= since));
  return found ?? null;
}

/** True where an event is under way or over on a day. */
export function begunBy(day: string, when: Window | null): boolean {
  return when !== null && daysBetween(when.from, day) >= 0;
}
