/** For what the user need not know: the browser's console keeps it for whoever looks into a problem. */
export function logProblem(message: string, error: unknown): void {
  console.warn(message, error);
}
