import { formatDay } from '#shared/format.ts';
import { blank } from '../../reading/set-text.ts';
import type { FeedbackContent, FeedbackTone } from '../contract.ts';
import type { Talk } from '../talk.ts';

/*
 * What the four moulds are set from. A step between curved quotation marks is said aloud; any other step is for
 * the leader. What was noted stands once, before the conversation: it may tell of others, and is not read aloud.
 */

/** The part of a script that a mould writes. */
export type Script = Pick<FeedbackContent, 'summary' | 'replies' | 'recommendations'> & {
  structure: Part[];
  ready?: Sheet[];
};

/** A table to fill in together. */
interface Sheet {
  title: string;
  lines: string[];
  columns: string[];
  rows: string[][];
}

interface Part {
  section: string;
  steps: string[];
}

/** What a tone changes: the first words, what opens the listening, the last words. */
export type ToneLines = Readonly<
  Record<FeedbackTone, { open: string; listen: string; close: string }>
>;

export const say = (line: string) => `“${line}”`;

/** A line that calls the person by name where there is one. */
export function call({ first }: Talk, line: string): string {
  return say(first === '' ? line : `${first}, ${line.charAt(0).toLowerCase()}${line.slice(1)}`);
}

/** Typed words stand whole, after a heading that suits any. */
export function noted(label: string, ...typed: readonly string[]): string[] {
  const told = typed.filter((text) => text !== '');
  return told.length === 0 ? [] : [`${label}: ${told.join('; ')}`];
}

/** Situation, behaviour and effect, with what was typed of them set in. */
export function beforehand(talk: Talk, ...more: readonly string[]): Part {
  const { situation, facts, latestFeedback, latestPdi, goals } = talk;
  // Of many voices the notes may say whose they are: the advice has them, and the script only themes.
  const ofMany = talk.type === '360';
  const lines = [
    `Situação: ${situation || blank}`,
    ...(facts === '' ? [`Fatos: ${blank}`, `Efeito: ${blank}`] : [`Fatos e efeito: ${facts}`]),
  ];
  return {
    section: 'O que aconteceu',
    steps: [
      ...(ofMany ? [] : lines),
      ...noted('Metas da equipe', ...goals),
      ...(latestFeedback
        ? noted(`Do último feedback, de ${formatDay(latestFeedback.day)}`, latestFeedback.text)
        : []),
      ...(latestPdi ? noted(`Do PDI de ${formatDay(latestPdi.day)}`, latestPdi.text) : []),
      ...more,
    ],
  };
}

/** A short matter is named in the summary: it is what the conversation is about. */
export function about(matter: string): string {
  const mostLetters = 120;
  return matter === '' || matter.length > mostLetters ? '' : ` O assunto: ${matter}.`;
}

/** 'chegar no horário', and not 'pontualidade': said aloud, it is what one asks for. */
const infinitive = /^\p{L}+(?:ar|er|ir)(?: [^.!?:;\n]{1,90})?$/iu;

export function isDeed(point: string): boolean {
  return infinitive.test(point);
}

/** Without a plan, the day alone: it is part of what is said. */
export function followUpLine({ followUp, plan }: Talk, line: (day: string) => string): string[] {
  return followUp === '' || plan ? [] : [say(line(formatDay(followUp)))];
}

export function until({ followUp }: Talk): string {
  return followUp === '' ? '' : `, com nova conversa em ${formatDay(followUp)}`;
}

/** Where a plan was asked for: proposals, each with who and until when. */
export function planSteps({ plan, days }: Talk, steps: (days: string[]) => string[]): string[] {
  if (!plan) return [];
  const all = steps(days.map(formatDay));
  // In a day or two there is time for one thing alone.
  return [
    'Um plano para propor e ajustar juntos:',
    ...(new Set(days).size < 3 ? all.slice(-1) : all),
  ];
}

/** What both keep: what was agreed is written into it at the end of the conversation. */
export function agreementSheet({ followUp }: Talk): Sheet {
  const day = followUp === '' ? '' : formatDay(followUp);
  return {
    title: 'O combinado',
    lines: [],
    columns: ['O que', 'Quem', 'Até quando', 'Como vamos conferir'],
    rows: [
      ['', '', '', ''],
      ['', '', '', ''],
      ['Conversar de novo', 'Nós dois', day, ''],
    ],
  };
}
