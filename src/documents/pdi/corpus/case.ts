import type { DocumentContext } from '../../writing/context.ts';
import type { Brief } from '../../writing/writer.ts';
import type { PdiForm } from '../contract.ts';

export interface PdiCase {
  name: string;
  brief: Brief<PdiForm>;
  context: DocumentContext;
}

export function competency(name: string, currentLevel: number, targetLevel: number) {
  return { name, currentLevel, targetLevel };
}
