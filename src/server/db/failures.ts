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
  return (cause as { severity?: string }).severity === 'ERROR';
}
