/** True where a statement failed on a unique index or constraint of this name. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  // Drizzle wraps the driver's error; both drivers name the code and the constraint alike.
  const cause = (error as { cause?: unknown }).cause ?? error;
  const { code, constraint: violated } = cause as { code?: string; constraint?: string };
  return code === '23505' && violated === constraint;
}

/** True where a statement named a row that is not there, or is there no more. */
export function isForeignKeyViolation(error: unknown): boolean {
  const cause = (error as { cause?: unknown }).cause ?? error;
  return (cause as { code?: string }).code === '23503';
}

/** True where the database itself refused a statement: then its transaction has left nothing. */
export function isDatabaseRefusal(error: unknown): boolean {
  const cause = (error as { cause?: unknown }).cause ?? error;
  const { code = '' } = cause as { code?: string };
  // SQLSTATE, which no language changes: but for lost connections (08), a server that ends (57P) or breaks (58).
  return /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P|58)/.test(code);
}

/** True where a statement gave way to others: it may be tried again, and will likely do. */
export function isContention(error: unknown): boolean {
  const cause = (error as { cause?: unknown }).cause ?? error;
  const { code, message } = Object(cause) as { code?: string; message?: string };
  // A deadlock, a lock not to be had, and a pool (of node-postgres) without a free connection.
  return (
    code === '40P01' || code === '55P03' || message === 'timeout exceeded when trying to connect'
  );
}
