import { addDays } from '#shared/format.ts';
import { competencyOfVerb } from '../../knowledge/feedback/competencies.ts';
import { roleCompetency } from '../../knowledge/generic-steps.ts';
import { closeness, sameTrade } from '../../knowledge/subjects.ts';
import { contentWords, normalize, stem, stems } from '../../knowledge/words.ts';
import { goalSort } from '../goals/sorts.ts';
import type { DraftAction, Draft } from '../planned-actions.ts';
import { isKeyed, withoutVerb } from '../mentions.ts';
import type { PlannedCompetency } from '../planned.ts';
import { helpsToReach, plainAction, takes } from '../step-text.ts';
import type { PlanTopic } from './pool.ts';

/** A plan with more competencies than this is long enough without. */
const mostDrafts = 12;
/** A topic that comes up everywhere says nothing any more. */
const mostUses = 2;
/** Actions of a competency that are tied to a topic, by the levels to go. */
const mostTied = [1, 2, 3, 3];

/**
 * Ties actions to what the plan is about: first a practice of each competency, then the rest. Each
 * competency speaks of a topic once, and only of one that it can serve.
 */
export function chooseTopics(all: readonly Draft[], pool: readonly PlanTopic[]): void {
  const drafts = all.slice(0, mostDrafts);
  const uses = new Map<PlanTopic, number>();
  const codes = new Set(drafts.flatMap(({ competency: { entry } }) => entry?.code ?? []));
  const tied = new Map<Draft, Set<PlanTopic>>(drafts.map((draft) => [draft, new Set()]));
  const tie = (draft: Draft, action: DraftAction) => {
    const mine = tied.get(draft);
    const length = Math.max(0, Math.min(3, draft.competency.distance));
    if (!mine || mine.size >= (mostTied[length] ?? 1) || action.topic !== null) return;
    const [best] = pool
      .filter((topic) => !mine.has(topic) && (uses.get(topic) ?? 0) < mostUses)
      .filter((topic) => !belongsElsewhere(topic, draft.competency, codes))
      .map((topic, order) => ({ topic, order, fit: fitOf(draft.competency, action, topic) }))
      .filter(({ fit }) => fit > 0)
      .map(({ topic, order, fit }) => ({ topic, order, rank: fit - 2 * (uses.get(topic) ?? 0) }))
      .toSorted((a, b) => b.rank - a.rank || a.order - b.order);
    if (!best) return;
    action.topic = best.topic;
    mine.add(best.topic);
    uses.set(best.topic, (uses.get(best.topic) ?? 0) + 1);
  };
  for (const draft of drafts) {
    const practice = draft.actions.find(
      ({ tag, step }) => tag === 'Prática' && pool.some((topic) => takes(step, topic)),
    );
    if (practice) tie(draft, practice);
  }
  for (const wanted of ['Troca', 'Prática', 'Estudo']) {
    for (const draft of drafts) {
      for (const action of draft.actions) if (action.tag === wanted) tie(draft, action);
    }
  }
}

const leadership = new Set(['C14', 'C16', 'C17', 'C18', 'C19', 'C20', 'C11', 'C10']);
const improvement = new Set(['C12', 'C13', 'C23', 'C26', 'C27', 'C21', 'C25']);
const forChanges = new Set(['C01', 'C04', 'C05', 'C06', 'C07', 'C08', 'C17', 'C18']);
/** These have a subject of their own: what they serve must be close to it. */
const narrow = new Set(['C32', 'C02', 'C03', 'C21', 'C22', 'C28', 'C29', 'C30']);

/** 'Ensinar dois tratoristas' is for who learns to teach, where the plan has that competency. */
function belongsElsewhere(
  { aim }: PlanTopic,
  { entry }: PlannedCompetency,
  codes: ReadonlySet<string>,
): boolean {
  const [verb = ''] = normalize(aim ?? '').split(' ');
  const code = Object.hasOwn(competencyOfVerb, verb) ? competencyOfVerb[verb] : undefined;
  return code !== undefined && codes.has(code) && entry?.code !== code;
}

/** How well a competency's action serves a topic; 0: not at all. */
function fitOf(competency: PlannedCompetency, action: DraftAction, topic: PlanTopic): number {
  if (!takes(action.step, topic) || repeats(competency, action, topic)) return 0;
  const code = competency.entry?.code ?? '';
  switch (topic.kind) {
    case 'role':
      return leadership.has(code) ? 4 : 0;
    case 'event':
      return happensAround(action, topic) && forChanges.has(code) && action.tag !== 'Prática'
        ? 6
        : 0;
    case 'work':
      return workFit(competency, action, topic);
  }
}

function workFit(
  { name, entry }: PlannedCompetency,
  { step }: DraftAction,
  topic: PlanTopic,
): number {
  const { phrase, aim, text, source } = topic;
  const keyed = isKeyed(normalize(text), entry) ? 3 : 0;
  const what = phrase ?? aim ?? '';
  const close = Math.min(6, closeness(name, what)) + (sameTrade(name, what) ? 1 : 0) + keyed;
  const code = entry?.code ?? '';
  const broad = entry === roleCompetency || (entry !== null && !narrow.has(code));
  // 'uma tarefa que ajude a reduzir perdas' can be chosen from any craft.
  if (close === 0 && !broad) {
    // So can a craft that the library does not know serve a goal of the person.
    const helps = helpsToReach(step, topic) && source !== 'objective';
    return helps || (entry === null && source === 'goal') ? 1 : 0;
  }
  const sort = goalSort(text);
  const improves = ['reduce', 'increase'].includes(sort) && improvement.has(code) ? 2 : 0;
  return close + improves + (source === 'goal' ? 3 : 2);
}

/** 'um caso de medicamentos ligado à administração de medicamentos' says nothing. */
function repeats({ spoken }: PlannedCompetency, { step }: DraftAction, topic: PlanTopic) {
  const said = stems(plainAction(step, spoken));
  const words = contentWords(topic.phrase ?? withoutVerb(topic.aim ?? '')).map(stem);
  const [head] = words;
  const named = stems(spoken);
  const shared = words.filter((word) => named.has(word)).length;
  // 'Delegar uma entrega que ajude a delegar as conciliações'
  const [verb = ''] = contentWords(topic.aim ?? '').map(stem);
  if (helpsToReach(step, topic) && (said.has(verb) || named.has(verb))) return true;
  return (head !== undefined && said.has(head)) || (shared > 0 && shared * 2 >= words.length);
}

/** A study prepares for what is coming; an exchange looks at it while it lasts, or soon after. */
function happensAround({ tag, day }: DraftAction, { when }: PlanTopic): boolean {
  if (when === null) return true;
  if (tag === 'Estudo') return day <= when.to;
  return day >= when.from && day <= addDays(when.to, 30);
}
