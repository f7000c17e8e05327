import { daysBetween, formatDay } from '#shared/format.ts';
import { misconductSigns } from '../knowledge/feedback-guidance.ts';
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
    /\b(?:parabens|excelente|superou|elogi|orgulho|antes do prazo|mandou bem|destaque|destac|muito bem|conseguiu)/u,
  ],
  [
    'trouble',
    /\b(?:problema|dificuldade|desafio|atras|falhou|erro|retrabalho|reclam|nao conseg|abaixo|esquec)/u,
  ],
];

/** Entries are the leader's own: pointed to by their day, never quoted. One of each sort. */
export function diarySuggestions(talk: Talk): string[] {
  const lines = new Map<Sort, string>();
  for (const { day, text } of talk.source.diary) {
    const plain = normalize(text);
    if (daysBetween(day, talk.today) < 0 || serious.test(plain) || misconductSigns.test(plain))
      continue;
    const sort = sorts.find(([, pattern]) => pattern.test(plain))?.[0];
    const line = sort && !lines.has(sort) ? lineOf(sort, formatDay(day), talk) : null;
    if (sort && line) lines.set(sort, line);
  }
  return [...lines.values()];
}

/** What an entry is good for in this conversation; null where it is good for nothing. */
function lineOf(sort: Sort, date: string, { type, absent }: Talk): string | null {
  switch (sort) {
    case 'load':
      return `Rever antes a carga de trabalho: o registro de ${date} do diário fala de excesso de demanda.`;
    case 'praise':
      if (type === 'corretivo') return null;
      return `O registro de ${date} do diário traz um bom resultado: usar como fato, se couber.`;
    case 'trouble':
      if (type === 'reconhecimento' || type === '360') return null;
      return absent.includes('examples')
        ? `Buscar um exemplo no registro de ${date} do diário e descrever o fato, sem a impressão.`
        : `Consultar o registro de ${date} do diário: ele pode completar os exemplos.`;
  }
}
