import type { DocumentContext } from '../../writing/context.ts';
import type { Brief } from '../../writing/writer.ts';
import type { FeedbackForm } from '../contract.ts';

export interface FeedbackCase {
  name: string;
  brief: Brief<FeedbackForm>;
  context: DocumentContext;
}
