/** Typed text as a quotation, word for word: 'O que você anotou: “…”'. */
export function quote(typed: string): string {
  return `“${typed.trim()}”`;
}

/**
 * Typed notes, for the leader alone: they may be orders on the writing or asides about somebody, and no rule can
 * tell. Nothing where nothing was typed.
 */
export function keptForLeader(field: string, typed: string | undefined): string[] {
  const text = typed?.trim() ?? '';
  return text === ''
    ? []
    : [`${field}, que só você lê e não entraram no texto: ${quote(text)} Siga-as ao revisar.`];
}
