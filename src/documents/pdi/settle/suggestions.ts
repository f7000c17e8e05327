import { removalNotices } from '../../knowledge/guardrails.ts';
import { pdiNotice } from '../../knowledge/style.ts';
import { normalize } from '../../knowledge/words.ts';
import type { PdiContent } from '../contract.ts';
import type { Plan } from '../plan.ts';
import type { TextSettler } from './texts.ts';
import { initialValues } from '../initial-values.ts';
import { scope } from '../suggestions.ts';

/** The model's suggestions, with what has to be said of any plan, and the notice last and once. */
export function settleSuggestions(
  written: readonly string[],
  { plan, composed, text }: { plan: Plan; composed: PdiContent; text: TextSettler },
): string[] {
  const notice = normalize(pdiNotice);
  const clean = written
    .map((item) => item.replaceAll(pdiNotice, ' '))
    .map(text.told)
    .filter((item) => item !== '' && normalize(item) !== notice);
  if (clean.length === 0) return composed.suggestions;
  const said = clean.join('\n');
  return [
    ...new Set([
      ...(/valor(?:es)? inicia(?:l|is)|ponto de partida/iu.test(said) ? [] : initialValues(plan)),
      ...clean,
      ...(/\bRH\b|recursos humanos/iu.test(said) ? [] : scope(plan)),
      ...[...plan.removed]
        .map((reason) => removalNotices[reason])
        .filter((item) => !clean.includes(item)),
      pdiNotice,
    ]),
  ];
}
