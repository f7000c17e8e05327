import type { FastifyBaseLogger } from 'fastify';
import { calendarDay } from '#shared/format.ts';
import { parseExperience } from '#shared/employees.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { createUser, findLogin } from '../accounts/store.ts';
import { activateSubscription } from '../admin/users.ts';
import { requireCompany } from '../companies/owned-company.ts';
import { createCompany } from '../companies/store.ts';
import type { Db, Tx } from '../db/database.ts';
import { createDiaryEntry } from '../diary/store.ts';
import { changeDocument, type ChangeAuthor } from '../documents/change-document.ts';
import { createGenerations } from '../documents/generations.ts';
import { getDocument } from '../documents/store.ts';
import { createWritingRoom, type WritingRoom } from '../documents/writing-room.ts';
import { insertEmployee } from '../employees/change-rows.ts';
import type { Caller } from '../http/route.ts';
import { newId } from '../ids.ts';
import { announceDue } from '../notifications/due.ts';
import { writeClosing } from '../meeting-closings/store.ts';
import { readAllNotifications } from '../notifications/store.ts';
import { createTeam } from '../teams/store.ts';
import { company, leader, teams } from './company.ts';
import { demoConversations, type DemoConversation } from './conversations.ts';
import { diary } from './diary.ts';
import type { DemoDocument } from './document.ts';
import { demoDocuments } from './documents.ts';
import type { Happening } from './happening.ts';
import { holdConversation } from './hold-conversation.ts';
import { instantOf } from './instant.ts';
import { followDocument, handMade, note } from './live-commitments.ts';
import { liveCandidates } from './live-candidates.ts';
import { liveImport } from './live-import.ts';
import { liveRounds } from './live-rounds.ts';
import { liveShares } from './live-shares.ts';
import { livePlans } from './live-plans.ts';
import { orderOf, type Ids } from './order-of.ts';
import { floorPeople } from './people-floor.ts';
import { officePeople } from './people-office.ts';

/** Before the oldest document, in days. */
const beganDaysAgo = 300;
/** What is left for trying out. */
const creditsLeft = 50;
/** When the leader looked at the bell, in days before now; what came until the last but two was read. */
const looks = [60, 53, 46, 39, 32, 25, 18, 11, 2, 0];
const unreadLooks = 2;

/** The leader's account is what the filling begins with. */
export async function isFilled(db: Db): Promise<boolean> {
  return (await findLogin(db, leader.email)) !== null;
}

/**
 * Fills a database with the fictitious company, as if it had been used until `now`: all of it or nothing.
 * Documents are written by the offline composers, each with what was known on its day.
 */
export async function fillDemo(
  db: Db,
  { now, log }: { now: Date; log: FastifyBaseLogger },
): Promise<void> {
  const passwordHash = await hashPassword(leader.password);
  const room = createWritingRoom();
  try {
    await db.transaction(async (tx) => {
      const began = instantOf(now, { daysAgo: beganDaysAgo, at: '08:00' });
      const caller = await registerLeader(tx, passwordHash, began);
      const ids = await registerCompany(tx, caller, began);
      await liveThrough(tx, { caller, ids, now, log, room });
    });
  } finally {
    await room.close();
  }
}

async function registerLeader(tx: Tx, passwordHash: string, now: Date): Promise<Caller> {
  const { password: _, ...registration } = leader;
  const grant = { trialDays: 14, credits: demoDocuments.length + creditsLeft, now };
  await createUser(tx, { ...registration, passwordHash }, grant);
  await activateSubscription(tx, { email: leader.email, now });
  const login = await findLogin(tx, leader.email);
  const { name, position } = leader;
  const created = await createCompany(tx, company, { ownerId: login!.id, now });
  return { userId: login!.id, name, position, companyId: created.id };
}

async function registerCompany(tx: Tx, caller: Caller, now: Date): Promise<Ids> {
  const companyId = requireCompany(caller, caller.companyId!);
  const authorId = caller.userId;
  const teamIds = new Map<string, string>();
  for (const form of teams) {
    teamIds.set(form.name, (await createTeam(tx, companyId, { form, authorId, now })).id);
  }
  const employeeIds = new Map<string, string>();
  for (const { team, history, ...person } of [...officePeople, ...floorPeople]) {
    const form = {
      ...person,
      email: null,
      phone: null,
      professionalHistory: history.map(parseExperience),
      teamIds: [teamIds.get(team)!],
    };
    const id = await insertEmployee(tx, companyId, { form, photoFileId: null, authorId, now });
    employeeIds.set(person.name, id);
  }
  return { companyId, teams: teamIds, employees: employeeIds };
}

async function edit(
  db: Db,
  author: ChangeAuthor,
  id: string,
  { words, instead }: NonNullable<DemoDocument['edit']>,
): Promise<void> {
  const { content } = await getDocument(db, author.companyId, id);
  const edited: unknown = JSON.parse(JSON.stringify(content).replace(words, instead));
  await changeDocument(db, author, { id, content: edited, cause: 'edited' });
}

interface Life {
  caller: Caller;
  ids: Ids;
  now: Date;
  log: FastifyBaseLogger;
  room: WritingRoom;
}

/** One thing after the other, as the days went: ids sort by time, and each document knows what came before. */
async function liveThrough(db: Db, { caller, ids, now, log, room }: Life): Promise<void> {
  let clock = now;
  const generations = createGenerations({ db, languageModel: null, room, now: () => clock, log });
  const plan = (...happenings: Happening[]) => void events.push(...happenings);
  const life = { db, caller, ids, now, clock: () => clock, plan };
  const write = async (document: DemoDocument) => {
    const order = await orderOf({ db, room }, { caller, ids, document, day: calendarDay(clock) });
    const generation = await generations.start(order, newId());
    // Nobody waited for what one click asked for: the bell tells of it.
    if (document.form) generation.listen({});
    const { aiHistoryId } = await generation.result;
    if (document.edit) await edit(db, author(), aiHistoryId, document.edit);
    // Where one click wrote it, nobody has looked yet.
    if (document.form) await followDocument(life, aiHistoryId);
    if (document.kind === 'meeting' && document.closing) {
      const { outcome, decisions, followed = [] } = document.closing;
      const patch = { outcome, decisions: decisions.join('\n') };
      const at = new Date(+clock + 3_600_000);
      const { daysAgo, at: time } = document;
      const happen = async () => {
        await writeClosing(db, author(), { documentId: aiHistoryId, patch });
        for (const { said, ...agreed } of followed) {
          const made = { ...agreed, daysAgo, at: time };
          await note(life, made, { documentId: aiHistoryId, said });
        }
      };
      events.push({ at, happen });
    }
  };
  const look = async (isRead: boolean) => {
    await announceDue(db, caller, clock);
    if (isRead) await readAllNotifications(db, caller.userId);
  };
  const { companyId } = ids;
  const author = () => ({
    companyId: requireCompany(caller, companyId),
    authorId: caller.userId,
    now: clock,
  });
  const talk = async (conversation: DemoConversation) => {
    await holdConversation(db, author(), {
      conversation,
      employeeId: ids.employees.get(conversation.with)!,
      follow: ({ said, ...agreed }, source) => {
        const { daysAgo, at, with: about } = conversation;
        return note(life, { ...agreed, daysAgo, at, about }, { ...source, said });
      },
    });
  };
  const events: Happening[] = [
    ...handMade(life),
    ...livePlans({ db, ids, now, author }),
    ...liveCandidates({ db, now, author }),
    ...liveImport({ db, now, author, people: [...ids.employees.keys()] }),
    ...liveShares({ db, ids, now, caller, author }),
    ...liveRounds({ db, ids, now, author }),
    ...diary.map((entry) => ({
      at: instantOf(now, entry),
      happen: async () =>
        void (await createDiaryEntry(db, author(), {
          description: entry.text,
          employeeIds: (entry.about ?? []).map((name) => ids.employees.get(name)!),
        })),
    })),
    ...demoConversations.map((conversation) => ({
      at: instantOf(now, conversation),
      happen: () => talk(conversation),
    })),
    ...demoDocuments.map((document) => ({
      at: instantOf(now, document),
      happen: () => write(document),
    })),
    ...looks.map((daysAgo, index) => ({
      at: instantOf(now, { daysAgo, at: '18:45' }),
      happen: () => look(index < looks.length - unreadLooks),
    })),
  ];
  while (events.length > 0) {
    events.sort((one, other) => +one.at - +other.at);
    const { at, happen } = events.shift()!;
    if (at > now) return;
    clock = at;
    await happen();
  }
}
