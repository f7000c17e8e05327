import { subjectHeads } from '../knowledge/letter-subjects.ts';
import type { TypedPoint } from './letter-point.ts';
import { punctuated } from './letter-text.ts';
import { upperFirst } from './portuguese.ts';
import { themeOf } from './theme.ts';

/** 'Fechamento do inventário: conferiu as divergências' names its matter first. */
export function withoutLabel(points: readonly TypedPoint[]): { head: string; rest: TypedPoint[] } {
  const [first, ...rest] = points;
  const match = /^([^:.!?]{4,60}):\s+(\S.*)$/u.exec(first?.text ?? '');
  if (!first || !match || /\d$/u.test(match[1] ?? '')) return { head: '', rest: [...points] };
  const [, head = '', said = ''] = match;
  return themeOf(head) === null
    ? { head: '', rest: [...points] }
    : {
        head,
        rest: [{ ...first, text: punctuated(upperFirst(said)) }, ...rest],
      };
}

/** 'Passos para o novo sistema' is about 'o novo sistema'. */
export function withoutSubjectHead(text: string): string {
  const rest = text.replace(subjectHeads, '').trim();
  if (rest === '' || rest === text) return text;
  const bare = rest.replace(/^(?:sobre|para|por|quanto|a respeito)\s+/iu, '');
  return bare
    .replace(/^(?:d|n|pel)?([oa]s?)\s+/iu, (_, article: string) => `${article.toLowerCase()} `)
    .replace(/^(?:de|em)\s+/iu, '');
}
