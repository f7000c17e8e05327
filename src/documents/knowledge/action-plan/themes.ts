import { normalize } from '../words.ts';
import { peopleThemes } from './people-themes.ts';
import type { PlanTheme } from './theme.ts';
import { workThemes } from './work-themes.ts';

export const planThemes: readonly PlanTheme[] = [...peopleThemes, ...workThemes];

/** The theme that a short text names first; null for none. */
export function planThemeOf(text: string): PlanTheme | null {
  const plain = ` ${normalize(text)} `;
  const named = planThemes.flatMap((theme) => {
    const places = theme.keys.map((key) => plain.indexOf(` ${key}`)).filter((at) => at >= 0);
    return places.length === 0 ? [] : [{ theme, at: Math.min(...places) }];
  });
  return named.toSorted((one, other) => one.at - other.at)[0]?.theme ?? null;
}
