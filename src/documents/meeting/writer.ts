import * as z from 'zod/mini';
import { spelledContext, spelledForm } from '../writing/spelling.ts';
import type { DocumentWriter } from '../writing/writer.ts';
import { agendaItems } from './agenda.ts';
import {
  meetingContentSchema,
  meetingFormats,
  type MeetingContent,
  type MeetingForm,
} from './contract.ts';
import { materialsFor } from './materials.ts';
import { statedObjective } from './objective.ts';
import { meetingPrompt } from './prompt.ts';
import { readMeeting } from './reading.ts';
import { minutesText } from './rules.ts';
import { settleMeeting } from './settle.ts';
import { suggestionsFor } from './suggestions.ts';

export const meetingWriter: DocumentWriter<MeetingForm, MeetingContent> = {
  consults: ['company', 'team', 'employee', 'latestFeedback', 'latestPdi', 'diary'],
  prompt: (brief, context) => meetingPrompt(spelledForm(brief), spelledContext(context)),
  settle: (content, brief, context) =>
    settleMeeting(content, spelledForm(brief), spelledContext(context)),
  compose(brief, context) {
    const meeting = readMeeting(spelledForm(brief), spelledContext(context));
    const { title, objective, type, minutes, format, participants, variants } = meeting;
    return z.parse(meetingContentSchema, {
      title,
      objective: statedObjective(objective, type, variants),
      duration: minutesText(minutes),
      format: meetingFormats[format],
      participants,
      agenda: agendaItems(meeting).map((item) => ({
        ...item,
        duration: minutesText(item.minutes),
      })),
      materials: materialsFor(meeting),
      suggestions: suggestionsFor(meeting),
    });
  },
};
