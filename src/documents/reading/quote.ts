/** Typed text as a quotation, word for word: 'O que você anotou: “…”'. */
export function quote(typed: string): string {
  return `“${typed.trim()}”`;
}
