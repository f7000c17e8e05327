import type { Judged } from '../../writing/rubric.ts';
import type { Brief } from '../../writing/writer.ts';
import { cleanItems } from '../clean-items.ts';
import type { PdiContent, PdiForm } from '../contract.ts';
import { readFreeText, type FreeTextReading } from '../free-text.ts';
import { readPerson } from '../person.ts';
import { splitSentences } from '../sentences.ts';

/** A development plan with what it was made from. */
export interface JudgedPdi extends Judged<PdiContent> {
  brief: Brief<PdiForm>;
}

export function milestonesOf({ timeline }: PdiContent): string[] {
  return typeof timeline === 'string' ? [] : timeline.milestones;
}

export function actionsOf(content: PdiContent): string[] {
  return content.competencies.flatMap(({ actions }) => actions);
}

export function guardedItems(items: readonly string[] = []): string[] {
  return cleanItems(items, new Set());
}

/** What a request without a form asks for. */
export function toldInWords({ brief, context }: JudgedPdi): FreeTextReading {
  const person = readPerson(brief, context);
  return readFreeText(guardedItems(splitSentences(brief.freeText)), {
    today: context.today,
    person,
  });
}
