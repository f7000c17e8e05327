import { subjectHeads } from '../../knowledge/letter/subjects.ts';
import type { TypedPoint } from './point.ts';
import { punctuated } from './text.ts';
import { lowerFirst, upperFirst } from '../portuguese.ts';
import { themeOf } from '../theme.ts';
import { isTheirs } from '../third-person.ts';

const sending =
  /^(?:apresentar|enviar|encaminhar|compartilhar|divulgar|repassar) (?=(?:os?|as?) )/iu;

/** 'Fechamento do inventário: conferiu as divergências' names its matter first. */
export function withoutLabel(points: readonly TypedPoint[]): { head: string; rest: TypedPoint[] } {
  const [first, ...rest] = points;
  const match = /^((?:feedback (?:sobre|d[aeo]s?) [^:.!?]{4,100})|[^:.!?]{4,60}):\s+(\S.*)$/iu.exec(
    first?.text ?? '',
  );
  if (!first || !match || /(?:^|\s)(?:às?|dias?|até|das?|h) \d{1,2}$/iu.test(match[1] ?? ''))
    return { head: '', rest: [...points] };
  const [, head = '', said = ''] = match;
  if (themeOf(withoutSubjectHead(head)) === null) {
    const about = /^feedback (?:sobre|d(?=[oa]s? )) ?(.+)$/iu.exec(head)?.[1];
    if (about === undefined || !isTheirs(`${said} `)) return { head: '', rest: [...points] };
    // 'Feedback sobre o atendimento da visita: respondeu…' → 'Sobre o atendimento da visita: você respondeu…'
    const text = punctuated(`Sobre ${about}: você ${lowerFirst(said)}`);
    return { head: '', rest: [{ ...first, text }, ...rest] };
  }
  return themeOf(head) === null
    ? { head: '', rest: [...points] }
    : {
        // 'Apresentar o resultado: …' is what the letter does; it is about the result.
        head: head.replace(sending, ''),
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
