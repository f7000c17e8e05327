import { spanOf, type Span } from '../kit/span.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import { fallbackName } from '../knowledge/notices.ts';
import { competenciesOfPosition } from '../knowledge/position-competencies.ts';
import { asItem } from '../reading/set-text.ts';
import { linesOf } from '../reading/sentences.ts';
import { defaultLevels, type PdiForm } from './contract.ts';

/** Where the form names no deadline. */
const usualMonths = 6;
/** Free text of more lines, or of longer ones, is a story and no list of goals. */
const mostGoalLines = 5;
const longestGoalLine = 300;

/** What a plan is about: the form, and initial values for what it leaves open. */
export interface Plan {
  person: { name: string; position: string };
  span: Span;
  competencies: PdiForm['competencies'];
  goals: string[];
  /** Typed as notes, or in no field: for the leader's eyes. */
  asides: string[];
  assumed: ReadonlySet<'competencies' | 'goals' | 'deadline'>;
}

export function planOf(brief: Brief<PdiForm>, context: DocumentContext): Plan {
  const span = spanOf(context.today, brief.deadline, usualMonths);
  const typedName = brief.employeeName ?? '';
  const person = {
    name: context.employee?.name ?? (typedName === fallbackName ? '' : typedName),
    position: context.employee?.position ?? '',
  };
  const typed = (brief.competencies ?? []).filter(({ name }) => name.trim() !== '');
  const assumed = new Set<'competencies' | 'goals' | 'deadline'>();
  if (span.assumed) assumed.add('deadline');
  if (typed.length === 0) assumed.add('competencies');
  const freeLines = linesOf(brief.freeText ?? '');
  const isList =
    freeLines.length <= mostGoalLines && freeLines.every((line) => line.length <= longestGoalLine);
  const asGoals = !brief.goals?.length && isList ? freeLines : [];
  const known = brief.goals?.length ? brief.goals : asGoals;
  const goals = known.length > 0 ? known : (context.employee?.objectives ?? []);
  if (goals.length === 0) assumed.add('goals');
  return {
    person,
    span,
    competencies:
      typed.length > 0
        ? typed
        : competenciesOfPosition(person.position).map((name) => ({
            name,
            currentLevel: defaultLevels.current,
            targetLevel: defaultLevels.target,
          })),
    goals: goals.map(asItem).filter((goal) => goal !== ''),
    asides: [brief.additionalNotes ?? '', asGoals.length > 0 ? '' : (brief.freeText ?? '')],
    assumed,
  };
}

/** 'Renata Lopes — Supervisora de Caixa' */
export function employeeLine({ name, position }: Plan['person']): string {
  return [name || 'Colaborador', position].filter(Boolean).join(' — ');
}
