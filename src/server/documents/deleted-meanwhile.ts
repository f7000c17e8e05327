import { isForeignKeyViolation } from '../db/failures.ts';
import { AppError } from '../http/app-error.ts';
import { messages } from '../messages.ts';

/** What a row referred to that is not there any more. */
const messageOf: Record<string, string> = {
  documents_employee_fk: messages.employeeNotFound,
  documents_team_fk: messages.teamNotFound,
  meeting_closings_document_fk: messages.documentNotFound,
};

/**
 * A document takes its time, and a person, a company or a whole account may be deleted before it is
 * kept. Then there is nobody to keep it for: that is no failure of ours.
 *
 * @throws AppError `not_found` where the work refers to what was deleted
 */
export async function unlessDeleted<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    const { constraint = '' } = Object((error as Error).cause) as { constraint?: string };
    throw new AppError('not_found', messageOf[constraint] ?? messages.companyNotFound, {
      cause: error,
    });
  }
}
