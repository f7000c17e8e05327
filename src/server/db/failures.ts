/** True where a statement failed on a unique index or constraint of this name. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  // Drizzle wraps the driver's error; both drivers name the code and the constraint alike.
  const cause = (error as { cause?: unknown }).cause ?? error;
  const { code, constraint: violated } = cause as { code?: string; constraint?: string };
  return code === '23505' && violated === constraint;
}
