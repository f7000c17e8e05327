import type { LetterForm } from '../../kit/letter.ts';
import type { DocumentContext } from '../../writing/context.ts';
import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import type { Brief } from '../../writing/writer.ts';

export interface MessageCase {
  name: string;
  brief: Brief<LetterForm>;
  context: DocumentContext;
}

const nobody = { employee: null } as const;

/** A case with nobody registered, unless `pieces` says who. */
export function letter(
  name: string,
  brief: Brief<LetterForm>,
  pieces: Pieces = nobody,
): MessageCase {
  return { name, brief, context: contextWith(pieces) };
}
