import type { DocumentContext } from '../../writing/context.ts';
import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import type { Brief } from '../../writing/writer.ts';
import type { ActionPlanForm } from '../contract.ts';

export interface ActionPlanCase {
  name: string;
  brief: Brief<ActionPlanForm>;
  context: DocumentContext;
}

/** About nobody in particular, unless the pieces say otherwise. */
export function about(pieces: Pieces = {}): DocumentContext {
  return contextWith({ employee: null, ...pieces });
}
