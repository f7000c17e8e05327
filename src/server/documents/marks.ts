import { sql, type Column, type SQL } from 'drizzle-orm';
import type { DocumentMark } from '#documents/labels.ts';
import { developmentPlans, documents, meetingClosings } from '../db/schema.ts';
import { firstId, lastId } from './history-search.ts';

/** Of a row of documents, however it was found. */
interface Marked {
  companyId: Column | SQL;
  employeeId: Column | SQL;
  type: Column | SQL;
  id: Column | SQL;
}

/**
 * What a list says of a document: that its meeting was closed, or that it is the one that counts. Of PDIs that is the
 * plan in force; of other kinds the newest of several about one person. Letters do not replace each other.
 */
export function markOf(marked: Marked): SQL<DocumentMark | null> {
  // One step down: of what stands in a selection itself Drizzle leaves out whose column it is.
  const [companyId, employeeId, type, id] = [
    sql`${marked.companyId}`,
    sql`${marked.employeeId}`,
    sql`${marked.type}`,
    sql`${marked.id}`,
  ];
  // By type and id together: asked for the id alone, the planner might read another index, and all that others have there.
  const ofPerson = sql`select other.id from ${documents} as other
    where other.company_id = ${companyId} and other.employee_id = ${employeeId}`;
  const newest = sql`(${ofPerson} and (other.type, other.id) <= (${type}, ${lastId}::uuid)
    order by other.type desc, other.id desc limit 1)`;
  const oldest = sql`(${ofPerson} and (other.type, other.id) >= (${type}, ${firstId}::uuid)
    order by other.type, other.id limit 1)`;
  const inForce: DocumentMark = 'in_force';
  const closed: DocumentMark = 'closed';
  return sql<DocumentMark | null>`case
    when ${type} in ('message', 'email') then null
    when ${type} = 'meeting' and (select true from ${meetingClosings} as closing
      where closing.company_id = ${companyId} and closing.document_id = ${id}
        and (closing.outcome <> '' or closing.decisions <> '' or closing.next_on is not null) limit 1)
      then ${closed}::text
    when ${type} = 'pdi' and ${employeeId} is not null then (select ${inForce}::text from ${developmentPlans} as plan
      where plan.company_id = ${companyId} and plan.document_id = ${id} and plan.state = 'in_progress' limit 1)
    when ${employeeId} is not null and ${newest} = ${id} and ${oldest} <> ${id}
      then ${inForce}::text
    end`;
}
