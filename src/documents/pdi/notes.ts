import { daysBetween } from '#shared/format.ts';
import type { Window } from '../writing/calendar.ts';
import { normalize } from '../knowledge/words.ts';
import { isAbsence, leavesRoom } from './absences.ts';
import { windowOf, type Period } from './day-windows.ts';

/** A sentence of the notes and what it means for a plan. */
export interface Note {
  text: string;
  /** What happens at work: 'a troca de sistema', and from when to when where that is said. */
  event: { phrase: string; noun: string; when: Window | null } | null;
  /** What the leader does about it: an infinitive clause; null where nothing particular follows. */
  advice: string | null;
}

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
  colheita: 'a',
  entressafra: 'a',
  parada: 'a',
  virada: 'a',
  homologação: 'a',
  acreditação: 'a',
  lançamento: 'o',
  inventário: 'o',
  plantio: 'o',
  fechamento: 'o',
};
const eventPattern = new RegExp(
  `(?<!\\p{L})(${Object.keys(events).join('|')})(?!\\p{L})((?: (?:anual|geral|mensal|semestral|trimestral|coletiv[ao]|intern[ao]|extern[ao]|nov[ao]))?(?: d(?:e|o|a|os|as) [\\p{L}\\d-]+){0,2})`,
  'iu',
);

/** Ordinary days have these too. */
const noEvent =
  /\b(?:troca|mudanca) de (?:turno|plantao|escala|ideias|experiencias|informac\w+|formato|roupa|oleo)\b/u;
/** Only with a month are these more than a part of every day. */
const everyDay = new Set(['abertura', 'fechamento', 'parada', 'campanha', 'obra']);

const noBudget =
  /\b(?:sem|nao (?:ha|tem|temos|existe)|falta|pouc[ao]) (?:verba|orcamento|recursos?|dinheiro)/u;

/** What is said → what follows from it. The first that fits. */
const advices: readonly [RegExp, string][] = [
  [noBudget, 'usar materiais gratuitos e o conhecimento de quem já está na empresa'],
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
    /\b(?:destac\w+|domina|facilidade|ponto forte|otim[oa]|excelente|muito b(?:om|oa)|referencia|com seguranca|conhece (?:bem|muito)|habil\w*)\b/u,
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
    const absent = isAbsence(text);
    return {
      text,
      event: absent || noEvent.test(plain) ? null : eventIn(text, when),
      advice: absent
        ? absenceAdvice(when, period)
        : (advices.find(([pattern]) => pattern.test(plain))?.[1] ?? null),
    };
  });
}

function eventIn(text: string, when: Window | null): Note['event'] {
  const match = eventPattern.exec(text);
  const noun = match?.[1]?.toLocaleLowerCase('pt-BR') ?? '';
  const article = events[noun];
  if (!article || (when === null && everyDay.has(noun))) return null;
  // What follows the noun belongs to it, but for a month.
  const rest = (match?.[2] ?? '').replace(
    / de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/iu,
    '',
  );
  return { phrase: `${article} ${noun}${rest}`, noun, when };
}

function absenceAdvice(when: Window | null, period: Period): string {
  return when !== null && leavesRoom(when, period)
    ? 'nenhuma data deste plano cai nesse período'
    : 'combinar as datas do plano fora desse período';
}

/** True where nothing can be had for money. */
export function saysNoBudget({ text }: Note): boolean {
  return noBudget.test(normalize(text));
}

/** True where an event is under way or over on a day. */
export function begunBy(day: string, when: Window | null): boolean {
  return when !== null && daysBetween(when.from, day) >= 0;
}
