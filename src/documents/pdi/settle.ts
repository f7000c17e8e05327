import { periodText } from '../kit/span.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import { hasPage } from '../kit/page.ts';
import { ThinAnswer, type Brief } from '../kit/writer.ts';
import { normalize } from '../knowledge/words.ts';
import { daysIn } from '../reading/facts.ts';
import { quote } from '../reading/quote.ts';
import { daysAsWritten } from '../settling/days.ts';
import { leftOut } from '../settling/left-out.ts';
import { endNotice, endsElsewhere, planDays, settledTimeline } from '../settling/plan.ts';
import { settledRisks } from '../settling/risks.ts';
import type { PdiContent, PdiForm } from './contract.ts';
import { employeeLine, planOf, type Plan } from './plan.ts';

/** A competency or a field that came with another value than the form's, and what it is now. */
type Mended<Value> = { value: Value; notices: string[] };

/**
 * What a model wrote, with the facts that the form fixes: who, from when to when, from which level to which. Days
 * outside a plan in fields come back into it, and what was typed and is nowhere is told.
 *
 * @throws ThinAnswer where there is no page and fewer than half of the competencies asked for have actions
 */
export function settlePdi(
  content: PdiContent,
  brief: Brief<PdiForm>,
  context: DocumentContext,
): PdiContent {
  const plan = planOf(brief, context);
  const isPage = hasPage(content);
  if (!isPage) refuseThin(content, plan);
  const levels = settledLevels(
    isPage ? withAsked(content.competencies, plan) : content.competencies,
    plan,
  );
  const facts = settledFacts(content, plan);
  const days = isPage
    ? daysAsWritten
    : planDays(plan.span, { brief, context, timeline: content.timeline });
  const settled: PdiContent = {
    ...facts.value,
    competencies: levels.value.map((competency) => ({
      ...competency,
      evidence: days.settle(competency.evidence),
      actions: competency.actions.map(days.settle),
    })),
    leaderPart: content.leaderPart.map(days.settle),
    ready: days.settleAll(content.ready),
    timeline: settledTimeline(content.timeline, plan.span, days.settle),
    risks: settledRisks(content.risks, days.settle),
  };
  const typed = {
    goals: brief.goals,
    names: plan.assumed.has('competencies') ? [] : plan.competencies.map(({ name }) => name),
    freeText: brief.freeText,
  };
  return {
    ...settled,
    suggestions: [
      ...content.suggestions,
      ...(isPage ? [] : facts.notices),
      ...levels.notices,
      ...days.notices(),
      ...(isPage ? [] : withoutSteps(content, plan)),
      ...leftOut(typed, settled),
    ],
  };
}

function refuseThin({ competencies }: PdiContent, { competencies: asked, assumed }: Plan): void {
  const worked = competencies.filter(({ actions }) => actions.length > 0);
  const wanted = assumed.has('competencies') ? 1 : asked.length / 2;
  if (worked.length < wanted) throw new ThinAnswer();
}

const sameName = (one: string, other: string) => normalize(one) === normalize(other);

function settledLevels(
  written: PdiContent['competencies'],
  { competencies, assumed }: Plan,
): Mended<PdiContent['competencies']> {
  const notices: string[] = [];
  if (assumed.has('competencies')) return { value: written, notices };
  const value = written.map((competency) => {
    const asked = competencies.find(({ name }) => sameName(name, competency.name));
    if (!asked) return competency;
    const { currentLevel, targetLevel } = asked;
    const same = currentLevel === competency.currentLevel && targetLevel === competency.targetLevel;
    if (!same) {
      notices.push(
        `Os níveis de ${quote(asked.name)} que se acompanham são os do formulário: atual ${currentLevel}, desejado ${targetLevel}.`,
      );
    }
    return { ...competency, currentLevel, targetLevel };
  });
  return { value, notices };
}

/** Those of the form that a page has and its fields have not: their levels are followed, too. */
function withAsked(
  written: PdiContent['competencies'],
  { competencies, assumed }: Plan,
): PdiContent['competencies'] {
  if (assumed.has('competencies')) return written;
  const missing = competencies.filter(
    ({ name }) => !written.some((each) => sameName(each.name, name)),
  );
  return [...written, ...missing.map((each) => ({ ...each, evidence: '', actions: [] }))];
}

function withoutSteps(
  { competencies }: PdiContent,
  { competencies: asked, assumed }: Plan,
): string[] {
  if (assumed.has('competencies')) return [];
  const missing = asked.filter(
    ({ name }) =>
      !competencies.some((each) => sameName(each.name, name) && each.actions.length > 0),
  );
  if (missing.length === 0) return [];
  const names = missing.map(({ name }) => quote(name)).join('; ');
  return [`Ficaram sem passos no plano: ${names}.`];
}

/** Who the plan is about, and its period. */
function settledFacts(content: PdiContent, { person, span, assumed }: Plan): Mended<PdiContent> {
  const value = { ...content };
  const notices: string[] = [];
  if (person.name !== '' && !normalize(content.employee).includes(normalize(person.name))) {
    value.employee = employeeLine(person);
    notices.push(`O nome no plano voltou a ser ${person.name}.`);
  }
  if (assumed.has('deadline')) return { value, notices };
  const deadline = span.deadline.slice(5);
  const isPeriod = daysIn(content.period).has(deadline);
  if (!isPeriod) value.period = periodText(span);
  if (!isPeriod || endsElsewhere(content.timeline, span)) notices.push(endNotice(span));
  return { value, notices };
}
