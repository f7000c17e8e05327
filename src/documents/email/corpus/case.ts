import type { LetterForm } from '../../kit/letter.ts';
import type { DocumentContext } from '../../writing/context.ts';
import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import type { Brief } from '../../writing/writer.ts';

export interface EmailCase {
  name: string;
  brief: Brief<LetterForm>;
  context: DocumentContext;
}

const manager = { name: 'Marcos Vieira', position: 'Gerente de Operações' };

/** A case that a manager signs, with nobody registered unless `pieces` says who. */
export function letter(name: string, brief: Brief<LetterForm>, pieces: Pieces = {}): EmailCase {
  return { name, brief, context: contextWith({ author: manager, employee: null, ...pieces }) };
}
