import { addDays } from '#shared/format.ts';
import { plannedDay } from '../kit/business-days.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import { fallbackName } from '../knowledge/notices.ts';
import { normalize } from '../knowledge/words.ts';
import { firstName } from '../kit/names.ts';
import { asItem, asText } from '../reading/set-text.ts';
import { sentencesOf } from '../reading/sentences.ts';
import {
  feedbackTypes,
  type FeedbackForm,
  type FeedbackTone,
  type FeedbackType,
} from './contract.ts';

/** What a mould says of one conversation: every slot, ready to stand in it. */
export interface Talk {
  name: string;
  position: string;
  /** First name, or '' where nobody is named. */
  first: string;
  /** The first name, or 'a pessoa': never inflected. */
  who: string;
  type: FeedbackType;
  tone: FeedbackTone;
  /** What the situation is, in the leader's words. */
  situation: string;
  facts: string;
  positives: readonly string[];
  improvements: readonly string[];
  notes: string;
  plan: boolean;
  /** `yyyy-MM-dd`, from today on; '' without one. */
  followUp: string;
  goals: readonly string[];
  values: readonly string[];
  diary: readonly { day: string; text: string }[];
  latestFeedback: { day: string; text: string } | null;
  latestPdi: { day: string; text: string } | null;
  /** Three days on which what was agreed is done and looked at. */
  days: readonly [string, string, string];
}

/** More of a diary than this is read in the diary itself. */
const mostEntries = 3;
const mostGoals = 3;
const planDays = 21;

export function readTalk(brief: Brief<FeedbackForm>, context: DocumentContext): Talk {
  const { today, employee } = context;
  const name = [brief.employeeName, employee?.name].find(isName) ?? '';
  const first = firstName(name);
  const followUp = brief.followUpDate ?? '';
  const ahead = followUp >= today ? followUp : '';
  return {
    name,
    position: employee?.position ?? '',
    first,
    who: first === '' ? 'a pessoa' : first,
    type: brief.feedbackType ?? typeNamedIn(brief.freeText ?? ''),
    tone: brief.tone ?? 'construtivo',
    situation: asText([brief.context, brief.freeText].filter(isTold).join('\n')),
    facts: asText(brief.specificExamples ?? ''),
    positives: pointsOf(brief.positivePoints),
    improvements: pointsOf(brief.improvementPoints),
    notes: asText(brief.additionalNotes ?? ''),
    plan: brief.includeActionPlan ?? false,
    followUp: ahead,
    goals: (context.team?.goals ?? []).slice(0, mostGoals),
    values: context.company.values.slice(0, mostGoals),
    diary: context.diary.slice(0, mostEntries),
    latestFeedback: beginningOf(context.latestFeedback),
    latestPdi: beginningOf(context.latestPdi),
    days: daysOf(today, ahead === '' ? addDays(today, planDays) : ahead),
  };
}

function pointsOf(typed: readonly string[] = []): string[] {
  return typed.map(asItem).filter(isTold);
}

const isTold = (text: string | undefined) => text !== undefined && text.trim() !== '';
const isName = (text: string | undefined) => isTold(text) && text !== fallbackName;

/** A request in a few words may name the type: 'feedback corretivo para Ana'. */
const longestRequest = 200;

function typeNamedIn(request: string): FeedbackType {
  const plain = request.length > longestRequest ? '' : ` ${normalize(request)} `;
  const named = (Object.keys(feedbackTypes) as FeedbackType[]).find((type) =>
    plain.includes(` ${type} `),
  );
  return named ?? 'desenvolvimento';
}

const mostQuoted = 400;
/** The header of a document of ours says nothing that is gone on from. */
const headers = ['Colaborador:', 'Tipo:', 'Período:'];

/** The first whole sentences of an earlier document, its title and header aside. */
function beginningOf(earlier: { day: string; text: string } | null) {
  if (earlier === null) return null;
  const sentences = sentencesOf(earlier.text);
  const body =
    sentences.length > 1 && earlier.text.length > mostQuoted ? sentences.slice(1) : sentences;
  let text = '';
  for (const sentence of body) {
    if (headers.some((header) => sentence.startsWith(header))) continue;
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length > mostQuoted) break;
    text = longer;
  }
  return text === '' ? null : { day: earlier.day, text };
}

function daysOf(today: string, last: string): Talk['days'] {
  const span = Math.max(0, Math.round((Date.parse(last) - Date.parse(today)) / 86_400_000));
  const after = (share: number) =>
    plannedDay(addDays(today, Math.min(span, Math.max(1, Math.round(span * share)))), {
      today,
      deadline: last,
    });
  return [after(0.1), after(0.5), last];
}
