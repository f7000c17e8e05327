import type { ErrorCode, Issue } from '#shared/errors.ts';
import { messages } from '../messages.ts';

/** A failure that the user may see: its message is Portuguese and safe to show. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  /** Whole seconds after which a new try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: { issues?: Issue[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
  }
}

/** Input that does not fit. Its message says of the first field what is wrong: a toast shows no other. */
export function refusedInput(issues: Issue[], details: { cause?: unknown } = {}): AppError {
  const [first] = issues;
  const message = first ? `${messages.invalidInput} ${first.message}.` : messages.invalidInput;
  return new AppError('invalid_input', message, { ...details, issues });
}
