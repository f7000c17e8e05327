import { daysBetween, formatDay } from '#shared/format.ts';
import { misconductSigns } from '../knowledge/feedback/guidance.ts';
import { normalize } from '../knowledge/words.ts';
import type { Talk } from './talk.ts';

const serious = /\b(?:suicid|se matar|tirar a propria vida|sumir do mundo)/u;

type Sort = 'load' | 'praise' | 'trouble';
/** The first that fits tells what an entry is about. */
const sorts: readonly [Sort, RegExp][] = [
  [
    'load',
    /\b(?:sobrecarreg|exaust|esgotad|horas? extras?|sem folga|no limite|pressao demais|nao da conta)/u,
  ],
  [
    'praise',
    /\b(?:parabens|excelente|superou|elogi|orgulho|antes do prazo|mandou bem|destaque|destac|muito bem|conseguiu|achou|agradec|organizou|evitou|resolveu|ajudou|bateu a meta|melhorou|ensinou)/u,
  ],
  [
    'trouble',
    /\b(?:problema|dificuldade|desafio|atras|falhou|erro|retrabalho|reclam|nao conseg|abaixo|esquec|nao avisou|nao entregou|nao falou|faltou|perdemos|perdeu|discut|reagiu mal|se perdeu|travou)/u,
  ],
];

/** The first entry of each sort, by its day. */
function entriesOf({ source, today }: Talk): Map<Sort, string> {
  const days = new Map<Sort, string>();
  for (const { day, text } of source.diary) {
    const plain = normalize(text);
    if (daysBetween(day, today) < 0 || serious.test(plain) || misconductSigns.test(plain)) continue;
    const sort = sorts.find(([, pattern]) => pattern.test(plain))?.[0];
    if (sort && !days.has(sort)) days.set(sort, formatDay(day));
  }
  return days;
}

/** Entries are the leader's own: pointed to by their day, never quoted. One of each sort. */
export function diarySuggestions(talk: Talk): string[] {
  return [...entriesOf(talk)].flatMap(([sort, date]) => lineOf(sort, date, talk) ?? []);
}

/** Where nothing good was typed, the day of the entry that tells of it. */
export function goodDay(talk: Talk): string | null {
  return entriesOf(talk).get('praise') ?? null;
}

/** What an entry is good for in this conversation; null where it is good for nothing. */
function lineOf(sort: Sort, date: string, { type, absent }: Talk): string | null {
  switch (sort) {
    case 'load':
      return `Rever antes a carga de trabalho: o registro de ${date} do diário fala de excesso de demanda.`;
    case 'praise':
      // In these the script itself points to it.
      if (type === 'corretivo' || (type === 'desenvolvimento' && absent.includes('positives')))
        return null;
      return `O registro de ${date} do diário traz um bom resultado: usar como fato, se couber.`;
    case 'trouble':
      if (type === 'reconhecimento' || type === '360') return null;
      return absent.includes('examples')
        ? `Buscar um exemplo no registro de ${date} do diário e descrever o fato, sem a impressão.`
        : `Consultar o registro de ${date} do diário: ele pode completar os exemplos.`;
  }
}
