/** The folder of the embedded database is not what it was left as, in one sentence for the operator. */
export class DamagedDatabaseError extends Error {
  /** @param reason what PostgreSQL says of it */
  constructor(folder: string, reason?: string) {
    super(damageSentence(folder, reason));
  }
}

export function damageSentence(folder: string, reason?: string): string {
  const said = reason === undefined ? '' : ` (${reason})`;
  return `O banco de dados em ${folder} está danificado e não pode ser usado${said}. Guarde essa pasta, escolha outra, vazia, com DATA_DIR e restaure nela o último backup: npm run admin -- restore <backup.zip>.`;
}

/** True where the database found its own files spoiled, or ended without a word to whoever asked. */
export function isDamage(error: unknown): boolean {
  const cause = Object((error as { cause?: unknown }).cause ?? error) as { code?: unknown };
  // A page (XX001) or an index (XX002) is not as it was written.
  return (
    cause.code === 'XX001' || cause.code === 'XX002' || cause instanceof WebAssembly.RuntimeError
  );
}
