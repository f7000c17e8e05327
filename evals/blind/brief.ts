import { actionPriorities, detailLevels } from '#documents/action-plan/contract.ts';
import { feedbackTones, feedbackTypes } from '#documents/feedback/contract.ts';
import {
  experienceLevels,
  interviewDurations,
  interviewTypes,
} from '#documents/interview/contract.ts';
import { letterPurposes, letterTones, urgencies } from '#documents/kit/letter.ts';
import { documentKinds, type DocumentKind } from '#documents/labels.ts';
import { meetingDurations, meetingFormats, meetingTypes } from '#documents/meeting/contract.ts';
import { formatDay, isCalendarDay } from '#shared/format.ts';
import { isJsonObject } from '#shared/json.ts';
import { behavioralProfiles } from '#shared/vocabulary.ts';
import type { Case } from '../cases.ts';
import labels from './field-labels.json' with { type: 'json' };

/*
 * The facts of an input in plain Portuguese, as one would hand them to a colleague: for those who read
 * blind, and for a rival in a plain chat. No rule of ours is in it.
 */

/** The fields of all forms, in the order they are told. */
const fieldLabels: Readonly<Record<string, string>> = labels;

type Vocabulary = Readonly<Record<string, string>>;

/** What the choices of a kind's form are called. */
const choices: Record<DocumentKind, Readonly<Record<string, Vocabulary>>> = {
  action_plan: { priority: actionPriorities, detailLevel: detailLevels },
  pdi: {},
  feedback: { feedbackType: feedbackTypes, tone: feedbackTones },
  interview: {
    experienceLevel: experienceLevels,
    interviewType: interviewTypes,
    duration: interviewDurations,
  },
  meeting: { duration: meetingDurations, type: meetingTypes, format: meetingFormats },
  message: { tone: letterTones, purpose: letterPurposes, urgency: urgencies },
  email: { tone: letterTones, purpose: letterPurposes, urgency: urgencies },
};

/** Says the kind itself once more. */
const letterType = new Set<DocumentKind>(['message', 'email']);

export function briefText(each: Case): string {
  const { kind, brief, context } = each;
  const form = Object.entries(fieldLabels)
    .filter(([field]) => !(field === 'type' && letterType.has(kind)))
    .flatMap(([field, label]) => {
      const value = (brief as Record<string, unknown>)[field];
      const told = typeof value === 'string' ? choices[kind][field]?.[value] : undefined;
      return item(label, told ?? value);
    });
  return [
    `# ${documentKinds[kind]}`,
    `Hoje é ${dayText(context.today)}.`,
    section('O que foi pedido', form),
    ...contextSections(each),
    '',
  ].join('\n\n');
}

function contextSections({ context }: Case): string[] {
  const { author, company, team, colleagues, employee, latestFeedback, latestPdi, diary } = context;
  const people = colleagues.map(({ name, position }) => `- ${name}${position && `, ${position}`}`);
  const notes = diary.map(({ day, text }) => `- ${dayText(day)}: ${text}`);
  const experience = employee?.professionalHistory.map((each) =>
    [each.position, each.company, each.period].filter(Boolean).join(', '),
  );
  const { behavioralProfile: profile } = employee ?? {};
  const open = (reserved: boolean) =>
    context.commitments
      .filter(({ isReserved }) => isReserved === reserved)
      .map(
        ({ owner, dueOn, text }) => `- ${owner}, ${dueOn ? dayText(dueOn) : 'sem data'}: ${text}`,
      );
  const { lastConversation: talk, told } = context;
  const lastTalk = talk
    ? [
        ...item('Quando', talk.day),
        ...item('Assuntos', talk.points),
        ...item('O que ficou combinado', talk.agreed),
        ...item('Como foi (só quem lidera sabe)', talk.forLeader?.outcome),
        ...item('Anotação (só quem lidera sabe)', talk.forLeader?.notes),
        ...item('Pontos só de quem lidera', talk.forLeader?.points),
      ]
    : [];
  const answers = told.map(
    ({ day, question, answer }) => `- ${dayText(day)}: ${question} ${answer}`,
  );
  return [
    section('Quem pede', [...item('Nome', author.name), ...item('Cargo', author.position)]),
    section('A empresa', [
      ...item('Nome', company.name),
      ...item('Descrição', company.description),
      ...item('Atividades', company.activities),
      ...item('Missão', company.mission),
      ...item('Visão', company.vision),
      ...item('Valores', company.values),
      ...item('Processos', company.processes),
    ]),
    section('A equipe', [
      ...item('Nome', team?.name),
      ...item('Descrição', team?.description),
      ...item('Metas', team?.goals),
    ]),
    section('Outras pessoas da equipe', people),
    section('A pessoa', [
      ...item('Nome', employee?.name),
      ...item('Cargo', employee?.position),
      ...item('Perfil comportamental', profile && behavioralProfiles[profile]),
      ...item('Objetivos', employee?.objectives),
      ...item('Experiência', experience),
    ]),
    section('Último feedback', latestFeedback ? [noteText(latestFeedback)] : []),
    section('Último PDI', latestPdi ? [noteText(latestPdi)] : []),
    section('Combinados em aberto', open(false)),
    section('Combinados em aberto de que só quem lidera sabe', open(true)),
    section('Última conversa com a pessoa', lastTalk),
    section('O que a pessoa contou, perguntada por quem lidera', answers),
    section('Anotações particulares de quem lidera (ninguém mais as lê)', notes),
  ].filter((text) => text !== '');
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}`;
}

function noteText({ day, text }: { day: string; text: string }): string {
  return `${dayText(day)}:\n\n${text}`;
}

/** A field as an item of a list; nothing where nothing was typed. */
function item(label: string, value: unknown): string[] {
  const texts = (Array.isArray(value) ? value : [value]).map(valueText).filter(Boolean);
  if (texts.length === 0) return [];
  const [only = ''] = texts;
  if (!Array.isArray(value) && !only.includes('\n')) return [`- ${label}: ${only}`];
  return [`- ${label}:`, ...texts.map((text) => `  - ${text.replaceAll('\n', '\n    ')}`)];
}

function valueText(value: unknown): string {
  if (isJsonObject(value)) {
    const { name, currentLevel: now, targetLevel: wanted } = value;
    const levels = typeof now === 'number' && typeof wanted === 'number';
    const told = levels ? ` (nível atual ${now}, desejado ${wanted}, de 1 a 5)` : '';
    return `${String(name)}${told}`;
  }
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return isCalendarDay(value) ? dayText(value) : value.trim();
}

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });

function dayText(day: string): string {
  return `${formatDay(day)} (${weekday.format(new Date(`${day}T00:00:00Z`))})`;
}
