import { likest } from './promises.ts';
import { plainWords } from './words.ts';

/*
 * The competencies of a plan, as its document stands now. They are told by their names, as promises are by
 * their words: what was noted of one is not lost when its document is edited or written again.
 */

export interface CompetencyInDocument {
  name: string;
  currentLevel: number;
  targetLevel: number;
}

const heading =
  /^(?:#{1,6} |[-•*] )?(\S.{0,300}?) ?\(n[ií]vel atual ([1-5]), n[ií]vel desejado ([1-5])\)$/iu;
/** No plan that anyone reads has more lines. */
const mostLines = 2_000;

/** As the heading of a competency says it; `competenciesInText` reads it again. */
export function competencyHeading({ name, currentLevel, targetLevel }: CompetencyInDocument) {
  return `${name} (nível atual ${currentLevel}, nível desejado ${targetLevel})`;
}

/** Those that an edited text says in headings of their own; none where it has no such heading. */
export function competenciesInText(text: string): CompetencyInDocument[] {
  return text.split('\n', mostLines).flatMap((line): CompetencyInDocument[] => {
    const [, name, current, target] = heading.exec(line.trim()) ?? [];
    if (name === undefined) return [];
    return [{ name, currentLevel: Number(current), targetLevel: Number(target) }];
  });
}

const plain = (name: string) => plainWords(name).join(' ');

/** For each of `noted` which of `names` it is, or none: by the same words, else by nearly the same ones. */
export function matchCompetencies(
  noted: readonly string[],
  names: readonly string[],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const each of new Set(noted)) {
    const same = names.find((name) => plain(name) === plain(each));
    if (same !== undefined) found.set(each, same);
  }
  const taken = new Set(found.values());
  const lost = [...new Set(noted)].filter((each) => !found.has(each));
  const free = names.filter((name) => !taken.has(name));
  for (const [from, to] of likest(lost, free)) found.set(lost[from]!, free[to]!);
  return found;
}
