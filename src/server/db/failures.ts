/** True where a statement failed on a unique index or constraint of this name. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = causeOf(error);
  return code === '23505' && violated === constraint;
}

/** True where a statement named a row that is not there, or is there no more. */
export function isForeignKeyViolation(error: unknown): boolean {
  return causeOf(error).code === '23503';
}

/** True where the database itself refused a statement: then its transaction has left nothing. */
export function isDatabaseRefusal(error: unknown): boolean {
  const { code = '' } = causeOf(error);
  // SQLSTATE, which no language changes: but for lost connections (08), a server that ends (57P) or breaks (58).
  return isSqlState(code) && !/^(08|57P|58)/.test(code);
}

/** True where a statement gave way to others: it may be tried again, and will likely do. */
export function isContention(error: unknown): boolean {
  const { code, message } = causeOf(error);
  // A deadlock, a lock not to be had, no room for one more connection, and none free in our pool.
  return (
    code === '40P01' ||
    code === '55P03' ||
    code === '53300' ||
    message === 'timeout exceeded when trying to connect'
  );
}

const lostConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
/** What node-postgres says, without a code, of a connection that broke: at, before and after a query. */
const brokenConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed)/;

/** True where the database is away: it starts, ends, or the way to it is cut. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = causeOf(error);
  if (isSqlState(code)) return /^(08|57P)/.test(code);
  return lostConnection.has(code) || brokenConnection.test(message);
}

/** True where a disk has no room: ours, or that of the database. */
export function isDiskFull(error: unknown): boolean {
  const { code = '' } = causeOf(error);
  return ['ENOSPC', 'EDQUOT', '53100'].includes(code);
}

interface Cause {
  code?: string;
  constraint?: string;
  message?: string;
}

/** Drizzle wraps the driver's error; both drivers name the code and the constraint alike. */
function causeOf(error: unknown): Cause {
  return Object((error as { cause?: unknown }).cause ?? error) as Cause;
}

/** Unlike the system's own codes (`EPIPE`), each has a digit. */
function isSqlState(code: string): boolean {
  return /^(?=.*\d)[0-9A-Z]{5}$/.test(code);
}
