import type { DocumentContext } from '../../writing/context.ts';
import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import type { Brief } from '../../writing/writer.ts';
import type { InterviewForm } from '../contract.ts';

export interface InterviewCase {
  name: string;
  brief: Brief<InterviewForm>;
  context: DocumentContext;
}

/** A form as it comes from the screen: about a vacancy, and nobody who works here. */
export function vacancy(
  name: string,
  brief: Brief<InterviewForm>,
  pieces: Pieces = {},
): InterviewCase {
  return {
    name,
    brief: {
      teamId: 't1',
      experienceLevel: 'pleno',
      interviewType: 'presencial',
      duration: '60',
      additionalNotes: '',
      ...brief,
    },
    context: contextWith({ ...pieces, employee: null }),
  };
}
