import type { DocumentContext } from '../writing/context.ts';
import { objectionTo } from '../writing/guard.ts';
import type { Step } from '../knowledge/competency.ts';
import { normalize } from '../knowledge/words.ts';
import { literalsOf } from './step-text.ts';

/*
 * The previous plan, read back from its own plain text. Only the latest is known, and of a long one only
 * the beginning.
 */

export interface EarlierPlan {
  /** `yyyy-MM-dd` */
  day: string;
  competencies: { name: string; currentLevel: number; targetLevel: number }[];
  /** Its lines, normalised. */
  lines: string[];
  /** Its end is not known. */
  cut: boolean;
}

const heading = /^(.{1,120}?) \(nível atual ([1-5]), nível desejado ([1-5])\)$/u;

export function readEarlierPlan(latest: DocumentContext['latestPdi']): EarlierPlan | null {
  if (latest === null) return null;
  const lines = latest.text.split('\n');
  return {
    day: latest.day,
    competencies: lines.flatMap((line) => {
      const [, name = '', current, target] = heading.exec(line.trim()) ?? [];
      return name === '' || objectionTo(name) !== null
        ? []
        : [{ name, currentLevel: Number(current), targetLevel: Number(target) }];
    }),
    lines: lines.map(normalize).filter((line) => line !== ''),
    cut: latest.text.endsWith('…'),
  };
}

/** Whether the plan asked for a step, whatever it was tied to. */
export function askedFor({ lines }: EarlierPlan, step: Step, spoken: string): boolean {
  const literals = literalsOf(step, spoken);
  return lines.some((line) => {
    let from = 0;
    return literals.every((literal) => {
      const found = ` ${line} `.indexOf(` ${literal} `, from);
      from = found + literal.length;
      return found >= 0;
    });
  });
}

/** Whether the plan had a text among its goals or anywhere else. */
export function alreadySaid(earlier: EarlierPlan | null, text: string): boolean {
  const plain = normalize(text);
  return plain.length > 5 && (earlier?.lines.some((line) => line.includes(plain)) ?? false);
}
