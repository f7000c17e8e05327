import { lowerFirst, withFinalStop, withoutFinalStop } from '../writing/portuguese.ts';
import { removalNotices } from '../knowledge/guardrails.ts';
import { profileGuides, withoutProfile } from '../knowledge/profiles.ts';
import { pdiNotice } from '../knowledge/style.ts';
import { closeness } from '../knowledge/subjects.ts';
import type { CompetencyActions } from './planned-actions.ts';
import { valueSuggestions } from './company-values.ts';
import { feasibility } from './feasibility.ts';
import { firstConversation } from './first-conversation.ts';
import { goalSort } from './goals/sorts.ts';
import { initialValues } from './initial-values.ts';
import { isShort } from './mentions.ts';
import { noteSuggestions } from './notes/suggestions.ts';
import { paces, reference } from './paces.ts';
import type { Plan } from './plan.ts';
import { mostSuggestions, nextCycleLabel } from './rules.ts';

/**
 * What the leader should know and do about the plan, most useful first; the notice that it promises
 * nothing comes last. What is only good to know gives way where there is much to say.
 */
export function suggestionsFor(plan: Plan, planned: readonly CompetencyActions[]): string[] {
  const [initial, missing, notes] = [
    initialValues(plan),
    missingData(plan, { always: true }),
    noteSuggestions(plan),
  ];
  const opening = [
    ...feasibility(plan),
    paces(plan),
    ...firstConversation(plan),
    commitments(plan, planned),
  ];
  const values = valueSuggestions(plan, planned);
  const closing = [
    ...scope(plan),
    ...[...plan.removed].map((reason) => removalNotices[reason]),
    pdiNotice,
  ];
  const goodToKnow = [
    reference(plan),
    ...processSuggestion(plan),
    ...missingData(plan, { always: false }),
  ];
  const count = [initial, missing, notes, opening, values, closing].flat().length;
  // Where there is much to say, what belongs together shares a line.
  const joined = (...lines: string[]) => (lines.length > 0 ? [lines.join(' ')] : []);
  const crowded = count > mostSuggestions;
  const lines = [
    ...(crowded ? joined(...initial, ...missing) : initial),
    ...opening,
    ...(crowded ? joined(...notes) : notes),
    ...values,
    ...goodToKnow.slice(0, Math.max(0, mostSuggestions - count)),
    ...laterActions(planned),
    ...(crowded ? [] : missing),
    ...closing,
  ];
  return [...new Set(lines)];
}

function laterActions(planned: readonly CompetencyActions[]): string[] {
  return planned
    .filter(({ later }) => later.length > 0)
    .map(({ competency, later }) => {
      const actions = later.map(({ tag, action }) => `[${tag}] ${action}`);
      return `${nextCycleLabel} — ${competency.name}: ${actions.join('; ')}.`;
    });
}

/** Promises that the leader can keep: the longer the way, the more they are about talking. */
function commitments(
  { competencies, person, variants }: Plan,
  planned: readonly CompetencyActions[],
): string {
  const actions = planned.flatMap(({ now }) => now);
  const longest = Math.max(...competencies.map(({ distance }) => distance));
  const protects = actions.some(({ tag }) => tag === 'Estudo') && longest < 3;
  const guided = actions.some(({ action }) => /referência|experiente|mentoria/u.test(action));
  const possible = [
    protects
      ? 'proteger na agenda, dentro da jornada, o tempo de estudo combinado'
      : 'reservar 30 minutos para cada conversa de acompanhamento',
    ...(guided ? [`apresentar ${person.called} às pessoas de referência citadas no plano`] : []),
  ];
  const guide = person.profile === null ? withoutProfile : profileGuides[person.profile];
  // The next plan of the same person says it in other words.
  const manner = variants.take([
    lowerFirst(withoutFinalStop(guide.accompaniment)),
    ...guide.manners,
  ]);
  return `Compromissos da liderança: dar retorno em até dois dias úteis após cada entrega prática; ${variants.take(possible)}; ${manner}.`;
}

function processSuggestion({ context, goals, competencies }: Plan): string[] {
  for (const process of context.company.processes) {
    const close = [...competencies.map(({ name }) => name), ...goals].find(
      (item) => closeness(process, item) >= 4 && isShort(item),
    );
    if (close !== undefined) {
      return [
        `Usar o processo “${withoutFinalStop(process)}” da empresa como referência ao trabalhar em “${withoutFinalStop(close)}”.`,
      ];
    }
  }
  return [];
}

export function scope({ goals, objectives }: Pick<Plan, 'goals' | 'objectives'>): string[] {
  return [...goals, ...objectives].some((item) => goalSort(item) === 'assume')
    ? [
        'Se a prática incluir atribuições de outro cargo, combine antes com o RH o prazo e as condições.',
      ]
    : [];
}

/** What would make the next plan better: always said where the form was not filled in. */
function missingData(plan: Plan, { always }: { always: boolean }): string[] {
  const { assumed, person, teamGoals, values, objectives } = plan;
  const form = [
    assumed.includes('goals') ? 'objetivos do período' : '',
    assumed.includes('competencies') ? 'competências, com nível atual e desejado' : '',
    assumed.includes('levels') ? 'nível atual e desejado de cada competência' : '',
    assumed.includes('deadline') ? 'data final' : '',
  ].filter((item) => item !== '');
  const register = [
    person.profile === null ? 'perfil comportamental' : '',
    teamGoals.length === 0 ? 'metas da equipe' : '',
    values.length === 0 ? 'valores da empresa' : '',
    objectives.length === 0 ? 'objetivos profissionais da pessoa' : '',
  ].filter((item) => item !== '');
  if (always !== form.length > 0 || form.length + register.length < 2) return [];
  return [
    withFinalStop(`Para um resultado mais preciso, informe: ${[...form, ...register].join('; ')}`),
  ];
}
