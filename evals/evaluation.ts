import { mock } from 'node:test';
import type { DocumentKind } from '#documents/labels.ts';
import type { Author, Manuscript } from '#server/documents/author.ts';
import { textsOf } from '#shared/json.ts';
import type { Case } from './cases.ts';
import { checks } from './checks/checks.ts';
import { line, wordsOf } from './checks/reading.ts';
import { harmless, objectionable } from './checks/readers.ts';
import { allTexts, type Subject } from './checks/subject.ts';
import { room } from './room.ts';

/** One document and what each check says of it. */
export interface Trial {
  subject: Subject;
  faults: { check: string; fault: string }[];
}

export interface Evaluation {
  kind: DocumentKind;
  trials: Trial[];
  /** Inputs that no document came of, with the reason. */
  failures: { id: string; reason: string }[];
}

/** Has every input written, one after the other, and judged. */
export async function evaluate(
  kind: DocumentKind,
  cases: readonly Case[],
  authorOf: (each: Case) => Author,
): Promise<Evaluation> {
  const evaluation: Evaluation = { kind, trials: [], failures: [] };
  for (const each of cases) {
    const author = authorOf(each);
    try {
      const { content } = await write(author, each);
      evaluation.trials.push(judge({ ...each, content, offline: author.name === 'offline' }));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      evaluation.failures.push({ id: each.id, reason });
    }
  }
  return evaluation;
}

/** The form goes through the server's reading of it, as one that was sent on its day does. */
export async function write<K extends DocumentKind>(
  author: Author,
  { kind, brief: form, context }: Case<K>,
): Promise<Manuscript<K>> {
  const { signal } = new AbortController();
  // A deadline that has passed since the input was written was to come when it was sent.
  mock.timers.enable({ apis: ['Date'], now: Date.parse(`${context.today}T15:00:00Z`) });
  const read = await room
    .ask('read', { kind, prompt: JSON.stringify(form) }, { owner: kind })
    .finally(() => mock.timers.reset());
  const brief = read.brief as Case<K>['brief'];
  return author.write({ kind, brief, context, owner: kind, signal, onDelta: () => undefined });
}

export function judge(subject: Subject): Trial {
  const faults = checks.flatMap(({ id, faults: of }) =>
    of(subject).map((fault) => ({ check: id, fault })),
  );
  return { subject, faults };
}

/** Where a leader types freely. */
const freeField: Record<DocumentKind, string> = {
  pdi: 'additionalNotes',
  feedback: 'context',
  action_plan: 'context',
  interview: 'jobDescription',
  meeting: 'objective',
  message: 'context',
  email: 'context',
};

/** The guard's sentences of a kind, one a form: those that came through, and the harmless that stayed. */
export interface GuardTrial {
  kind: DocumentKind;
  objectionable: number;
  repeated: string[];
  harmless: number;
  standing: number;
}

/** Types every sentence of the guard into the first form of a kind, after what stands there. */
export async function tryGuard(author: Author, [form]: readonly Case[]): Promise<GuardTrial> {
  if (form === undefined)
    throw new Error('There is no input to type the sentences of the guard into.');
  const field = freeField[form.kind];
  const before = textsOf((form.brief as Record<string, unknown>)[field]).join();
  const stands = async (sentence: string) => {
    const brief = { ...form.brief, [field]: `${before}\n${sentence}` };
    const { content } = await write(author, { ...form, brief });
    const texts = allTexts({ ...form, brief, content, offline: true });
    return texts.some((text) => line(wordsOf(text)).includes(line(wordsOf(sentence))));
  };
  const repeated: string[] = [];
  for (const sentence of objectionable) if (await stands(sentence)) repeated.push(sentence);
  let standing = 0;
  for (const sentence of harmless) if (await stands(sentence)) standing += 1;
  return {
    kind: form.kind,
    objectionable: objectionable.length,
    repeated,
    harmless: harmless.length,
    standing,
  };
}
