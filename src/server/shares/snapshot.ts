import { eq } from 'drizzle-orm';
import {
  audienceOf,
  currentOutline,
  isForLeader,
  readContent,
  travelling,
} from '#documents/contracts.ts';
import { hasBlank } from '#documents/kit/promises.ts';
import { paragraphsOf } from '#documents/kit/text-outline.ts';
import { section, type Block } from '#documents/kit/outline.ts';
import { documentKinds } from '#documents/labels.ts';
import type { HistoryItem } from '#documents/endpoints.ts';
import { textsOf } from '#shared/json.ts';
import { formatDay } from '#shared/format.ts';
import type { Named } from '#shared/suggestions.ts';
import { isSharedKind, type SharedSnapshot, type SharedStep } from '#shared/shares.ts';
import { listPromises } from '../commitments/promises.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import { companies } from '../db/schema.ts';
import { getDocument } from '../documents/store.ts';
import type { WritingRoom } from '../documents/writing-room.ts';
import { getEmployee } from '../employees/store.ts';
import { AppError } from '../http/app-error.ts';
import type { Caller } from '../http/route.ts';
import { readClosing } from '../meeting-closings/store.ts';
import { messages } from '../messages.ts';

/** Who shares, of which company, and when. */
export interface Sharer {
  caller: Caller;
  companyId: OwnedCompanyId;
  now: Date;
}

export interface Wanted {
  documentId: string;
  /** null: the person the document is about. */
  employeeId: string | null;
}

/** What is read of a document by one person. */
export interface Readable {
  item: HistoryItem;
  /** null: of several people it goes to one that is still to be chosen. */
  employee: Named | null;
  snapshot: SharedSnapshot;
  /** What the leader reads alone does not go: a text for the person takes its place. */
  needsText: boolean;
}

/** A page that a telephone shows at once. */
const longestShared = 60_000;

/**
 * The document as the person would read it: what is for the leader stays behind, by the same switch as in an export.
 *
 * @throws AppError `not_found`, `conflict` for a kind that is never shared, or for anyone but its person
 */
export async function readForPerson(db: Db, sharer: Sharer, wanted: Wanted): Promise<Readable> {
  const { caller, companyId } = sharer;
  const item = await getDocument(db, companyId, wanted.documentId);
  const { type: kind } = item;
  if (!isSharedKind(kind)) throw new AppError('conflict', messages.notShareable);
  const employee = await personOf(db, sharer, { item, wanted });
  const content = readContent(kind, item.content);
  if (!content) throw new AppError('conflict', messages.badFormat);
  const needsText = isForLeader(kind);
  const { title, blocks } = travelling(kind, currentOutline(kind, content), false);
  const closed = kind === 'meeting' ? await decisionsOf(db, sharer, item.id) : [];
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  const snapshot: SharedSnapshot = {
    kind,
    title: title === documentKinds[kind] ? item.title : title,
    blocks: needsText ? [] : [...blocks, ...closed],
    steps:
      needsText || employee === null
        ? []
        : await stepsOf(db, sharer, { documentId: item.id, employeeId: employee.id }),
    leader: caller.name,
    company: company?.name ?? '',
  };
  return { item, employee, snapshot, needsText };
}

/** The person a document is about, where it is about one; else whoever was chosen. */
async function personOf(
  db: Db,
  { caller, companyId }: Sharer,
  { item, wanted }: { item: HistoryItem; wanted: Wanted },
) {
  const { type, brief, employeeId: about } = item;
  const chosen = wanted.employeeId ?? about;
  const employee = chosen === null ? null : await getEmployee(db, companyId, chosen);
  const people = {
    employee: about === null ? null : (employee?.name ?? null),
    leader: caller.name,
  };
  const isOfOne = type === 'pdi' || audienceOf(type, brief, people) !== 'team';
  if (isOfOne && (about === null || employee?.id !== about))
    throw new AppError('conflict', messages.shareWithItsPerson);
  return employee && { id: employee.id, name: employee.name };
}

/** What a closed meeting decided. How it was ('Como foi?') is the leader's own. */
async function decisionsOf(db: Db, { caller, companyId, now }: Sharer, documentId: string) {
  const author = { companyId, authorId: caller.userId, now };
  const { decisions, nextOn } = await readClosing(db, author, documentId);
  const lines = decisions.split('\n').filter((line) => line.trim() !== '');
  return [
    ...section('O que foi decidido', { type: 'list', items: lines }),
    ...(nextOn === null
      ? []
      : section('Próxima reunião', { type: 'paragraph', text: formatDay(nextOn) })),
  ];
}

/** Steps without a day stand last. */
const last = '9999-12-31';

async function stepsOf(
  db: Db,
  sharer: Sharer,
  { documentId, employeeId }: { documentId: string; employeeId: string },
): Promise<SharedStep[]> {
  const { promises } = await listPromises(db, sharer, documentId);
  return (
    promises
      .filter(({ owner, employee }) => owner === 'employee' && employee?.id === employeeId)
      .filter(({ commitment }) => commitment?.state !== 'dropped')
      // What has a blank in it is still to be agreed.
      .filter(({ text, commitment }) => !hasBlank(commitment?.text ?? text))
      .map(({ key, text, dueOn, commitment }) => ({
        key,
        text: commitment?.text ?? text,
        dueOn: commitment ? commitment.dueOn : dueOn,
        isDone: commitment?.state === 'done',
      }))
      .toSorted((one, other) => ((one.dueOn ?? last) < (other.dueOn ?? last) ? -1 : 1))
  );
}

/** What the leader wrote for the person: its first line is the title. */
export function withText(snapshot: SharedSnapshot, text: string): SharedSnapshot {
  const [title = '', ...lines] = text.trim().split('\n');
  const blocks = paragraphsOf(lines.join('\n')).flatMap(asList);
  return { ...snapshot, title: title.trim(), blocks };
}

/** Lines that begin with '- ' are a list; a line right above them is its heading. */
function asList(block: Block): Block[] {
  if (block.type !== 'paragraph') return [block];
  const lines = block.text.split('\n').map((line) => line.trim());
  const first = lines.findIndex((line) => line.startsWith('- '));
  const isList =
    first >= 0 && first <= 1 && lines.slice(first).every((line) => line.startsWith('- '));
  if (!isList) return [block];
  const heading: Block[] = first === 0 ? [] : [{ type: 'heading', level: 2, text: lines[0]! }];
  return [...heading, { type: 'list', items: lines.slice(first).map((line) => line.slice(2)) }];
}

/** @throws AppError `conflict` for what goes to nobody by a link, `too_large` */
export async function requireShareable(
  room: WritingRoom,
  { caller }: Sharer,
  { title, blocks, steps }: SharedSnapshot,
): Promise<void> {
  const texts = [title, ...textsOf(blocks), ...steps.map(({ text }) => text)];
  if (texts.join('').length > longestShared) throw new AppError('too_large', messages.shareTooLong);
  const objection = await room.ask('shareable', { texts }, { owner: caller.userId });
  if (objection === null) return;
  const excerpt = objection.length > 160 ? `${objection.slice(0, 159).toWellFormed()}…` : objection;
  throw new AppError('conflict', `${messages.shareSubject} “${excerpt}”`);
}
