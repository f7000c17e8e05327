import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatus, type ErrorBody, type ErrorCode, type Issue } from '#shared/errors.ts';
import { isContention, isDatabaseAway, isDiskFull, isForeignKeyViolation } from '../db/failures.ts';
import { messages } from '../messages.ts';
import { AppError, refusedInput } from './app-error.ts';
import { diskFull } from './disk-full.ts';
import { securityHeaders } from './security-headers.ts';

/** The framework's own refusals, in our words. */
const messageOfCode: Record<ErrorCode, string> = {
  invalid_input: messages.invalidInput,
  unauthenticated: messages.unauthenticated,
  payment_required: messages.noCredits,
  foreign_origin: messages.foreignOrigin,
  not_found: messages.notFound,
  conflict: messages.invalidInput,
  too_large: messages.tooLarge,
  unsupported_type: messages.unsupportedType,
  too_many_requests: messages.tooMany,
  internal: messages.internal,
  unavailable: messages.unavailable,
};

const codeOfStatus = new Map(
  Object.entries(errorStatus).map(([code, status]) => [status as number, code as ErrorCode]),
);

/** Turns whatever was thrown into an error that the user may see; what is unknown stays inside. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { validation, statusCode } = error as Partial<FastifyError>;
  if (validation) {
    const issues = validation.map<Issue>(({ instancePath, message }) => ({
      path: instancePath.split('/').filter(Boolean).join('.'),
      message: message ?? '',
    }));
    return refusedInput(issues);
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    // A file that may not be read is not there; a foreign origin is for us alone to find.
    const known = statusCode === 403 ? 'not_found' : codeOfStatus.get(statusCode);
    const code = known ?? 'invalid_input';
    return new AppError(code, messageOfCode[code], { cause: error });
  }
  if (isDiskFull(error)) return diskFull(error);
  if (statusCode === 503 || isContention(error) || isDatabaseAway(error)) {
    return new AppError('unavailable', messages.unavailable, { cause: error, retryAfter: 5 });
  }
  // What it was about was deleted while this request was under way.
  if (isForeignKeyViolation(error)) {
    return new AppError('not_found', messages.notFound, { cause: error });
  }
  return new AppError('internal', messages.internal, { cause: error });
}

export function errorBody(error: AppError, requestId: string): ErrorBody {
  return {
    success: false,
    message: error.message,
    ...(error.issues && error.issues.length > 0 && { issues: error.issues }),
    ...(errorStatus[error.code] >= 500 && { requestId }),
  };
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => sendError(toAppError(thrown), request, reply));
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  const status = errorStatus[error.code];
  if (status >= 500) request.log.error({ err: error.cause ?? error }, 'request failed');
  else if (isForeignKeyViolation(error.cause ?? {})) {
    request.log.warn({ err: error.cause }, 'referred to what is not there');
  }
  if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
  // A refused body may still be arriving: the connection cannot be used again.
  if (status === 413) void reply.header('connection', 'close');
  return reply.status(status).type('application/json').send(errorBody(error, request.id));
}

/** What no request could be read from: too long a header, half a body, or no HTTP at all. */
const statusOfParserError: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers where there is no request yet, in the words of all other answers. */
export function refuseUnreadable({ code = '' }: { code?: string }, socket: Socket): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const body = JSON.stringify({ success: false, message: messages.invalidInput });
  const head = [
    `HTTP/1.1 ${statusOfParserError[code] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    'Cache-Control: no-store',
    ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
