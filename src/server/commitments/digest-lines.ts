import { and, asc, eq, lte } from 'drizzle-orm';
import { endOfWeek } from '#shared/commitments.ts';
import { calendarDay, formatDay } from '#shared/format.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import { commitments, employees } from '../db/schema.ts';
import { isOpen, isPerson } from './rows.ts';

/** A mail of more is put off, and with it what is in it. */
const mostLines = 7;

/** The lines of a digest; none where nothing is late and nothing falls due this week. */
export async function digestLines(
  db: Db,
  { companyId, authorId }: { companyId: OwnedCompanyId; authorId: string },
  now: Date,
): Promise<string[]> {
  const today = calendarDay(now);
  const rows = await db
    .select({
      text: commitments.text,
      dueOn: commitments.dueOn,
      owner: commitments.owner,
      ownerName: commitments.ownerName,
      employeeName: employees.name,
    })
    .from(commitments)
    .leftJoin(employees, isPerson)
    .where(
      and(
        eq(commitments.companyId, companyId),
        eq(commitments.authorId, authorId),
        isOpen,
        lte(commitments.dueOn, endOfWeek(today)),
      ),
    )
    .orderBy(asc(commitments.companyId), asc(commitments.dueOn), asc(commitments.id))
    .limit(mostLines + 1);
  const lines = rows.map((row) => `${whenIs(row.dueOn!, today)}: ${what(row)}`);
  if (lines.length <= mostLines) return lines;
  return [...lines.slice(0, mostLines - 1), 'E outros, na lista de combinados'];
}

const weekdays = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'];

function whenIs(day: string, today: string): string {
  const short = formatDay(day).slice(0, 5);
  if (day < today) return `Atrasado desde ${short}`;
  if (day === today) return `Hoje, ${short}`;
  return `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}, ${short}`;
}

/** A subject line is short; so is a line of a digest. */
const longestText = 160;

function what(row: {
  text: string;
  owner: string;
  ownerName: string | null;
  employeeName: string | null;
}): string {
  const { owner, ownerName, employeeName } = row;
  const text =
    row.text.length <= longestText
      ? row.text
      : `${row.text.slice(0, longestText).toWellFormed().trimEnd()}…`;
  if (owner === 'employee') return `${text} (${employeeName ?? ''})`;
  if (owner === 'other') return ownerName === null ? text : `${text} (${ownerName})`;
  return employeeName === null ? text : `${text} (você, com ${employeeName})`;
}
