import type { ThemeAction } from '../knowledge/action-themes/shape.ts';
import { contentWords } from '../knowledge/words.ts';
import { isAbout, isWholePlan, type NamedOwner } from './owners.ts';

/*
 * Work that the leader gave to someone by name, and that no action of the library speaks of: it is part of
 * the plan all the same.
 */

const hows: readonly ((name: string) => Pick<ThemeAction, 'why' | 'how' | 'where' | 'effort'>)[] = [
  (name) => ({
    why: 'quem responde por esta parte já foi definido',
    how: `combinar com ${name} o primeiro passo, o apoio necessário e como se verá que ficou pronto`,
    where: 'a combinar com quem responde',
    effort: 'a estimar na primeira conversa',
  }),
  (name) => ({
    why: 'o plano conta com este trabalho, e ele precisa de data como os demais',
    how: `pedir a ${name} a lista do que será feito, em que ordem e de que depende`,
    where: 'rotina de quem cuida do assunto',
    effort: 'a definir com quem executa',
  }),
];

/** The work that was given by name and that none of the actions takes up, as actions. */
export function assignedActions(
  named: readonly NamedOwner[],
  actions: readonly ThemeAction[],
): ThemeAction[] {
  const open = named.filter(
    ({ about, doing }) =>
      doing !== null &&
      contentWords(about).length > 0 &&
      !isWholePlan(about) &&
      !actions.some(({ task }) => isAbout(about, task)),
  );
  return open.slice(0, hows.length).flatMap(({ doing, name }, index) => {
    const details = hows[index]?.(name);
    return doing === null || details === undefined
      ? []
      : [{ task: doing, owner: 'team' as const, given: true, ...details }];
  });
}
