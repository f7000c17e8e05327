import {
  contract,
  lowerFirst,
  quiet,
  startsWithInfinitive,
  upperFirst,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import { valueGrounds } from '../knowledge/feedback/competencies.ts';
import { closeness } from '../knowledge/subjects.ts';
import { normalize } from '../knowledge/words.ts';
import type { FeedbackType } from './contract.ts';
import { competencyCodesOf } from './latest-pdi.ts';
import type { Said } from './said.ts';
import type { Talk } from './talk.ts';
import { wordCount } from './typed.ts';

/*
 * What the conversation has to do with the company, the team and the person's own plans. Where the link is
 * not in the words, it is asked about, never claimed.
 */

const longestMention = 16;
const longestMission = 40;
/** Sharing a word, or two subjects. */
const closeEnough = 2;

/** Why a goal of the team is spoken of. */
const reasons: Readonly<Record<FeedbackType, string>> = {
  desenvolvimento: ', e este assunto pode ajudar a chegar lá.',
  reconhecimento: '; quero ouvir como este trabalho contribui para ela.',
  corretivo: '; por isso quero tratar deste assunto agora.',
  360: ', e os temas de hoje podem ajudar a chegar lá.',
};

/** What the conversation is about, and what surrounds it. */
function about({ type, improvements, positives, context, examples, effects }: Talk) {
  const facts = [...context, ...examples, ...effects].join('\n');
  const core = (type === 'reconhecimento' ? positives : improvements.map(({ text }) => text)).join(
    '\n',
  );
  return { core, facts };
}

/** 'a meta da equipe de reduzir as filas', or with the words in quotes. */
function mention(noun: string, text: string): string {
  const clean = quiet(withoutFinalStop(text));
  return startsWithInfinitive(clean) && !/[.!?;:]/u.test(clean)
    ? `${noun} de ${lowerFirst(clean)}`
    : `${noun} “${clean}”`;
}

interface Ranked {
  text: string;
  score: number;
}

/** The one that is closest to what the conversation is about. */
function closest(texts: readonly string[], talk: Talk): Ranked | undefined {
  return byCloseness(texts, talk)[0];
}

function byCloseness(texts: readonly string[], talk: Talk): Ranked[] {
  const { core, facts } = about(talk);
  return texts
    .filter((text) => wordCount(text) <= longestMention)
    .map((text) => ({ text, score: 2 * closeness(text, core) + closeness(text, facts) }))
    .toSorted((a, b) => b.score - a.score);
}

/** The goal of the team that the conversation is close to. */
export function teamGoalPoint(talk: Talk, said: Said): string[] {
  const goal = closest(talk.teamGoals, talk);
  if (goal === undefined || goal.score < closeEnough) return [];
  return listOf(said.once(`${mention('A equipe tem a meta', goal.text)}${reasons[talk.type]}`));
}

/** Where a goal is not close, what it has to do with the conversation is for the person to say. */
export function teamGoalQuestion(talk: Talk, said: Said): string[] {
  const goal = closest(talk.teamGoals, talk);
  if (goal === undefined || goal.score >= closeEnough) return [];
  const clean = quiet(withoutFinalStop(goal.text));
  const asked = startsWithInfinitive(clean)
    ? `De que forma o que conversamos pode ajudar a equipe a ${lowerFirst(clean)}?`
    : `De que forma o que conversamos pode ajudar a alcançar a meta da equipe “${clean}”?`;
  return listOf(said.once(asked));
}

/** How the first improvement is a company value at work, where the two speak of one thing. */
export function valuePoint(talk: Talk, said: Said): string[] {
  const [first] = talk.improvements;
  const value = linkedValue(talk);
  if (value === null || first === undefined || first.action === null) return [];
  const quoted = `“${withoutFinalStop(value)}”`;
  return listOf(
    said.once(`${upperFirst(first.action)} também é pôr em prática o nosso valor ${quoted}.`),
  );
}

function linkedValue({ values, improvements }: Talk): string | null {
  const [first] = improvements;
  if (first === undefined || first.action === null) return null;
  const short = values.filter((value) => wordCount(value) <= longestMention);
  return (
    short.find((value) => closeness(value, first.text) > 0 || showsIn(value, first.text)) ?? null
  );
}

/** Whether what a value is about and what a text is about meet. */
function showsIn(value: string, text: string): boolean {
  const codes = competencyCodesOf(text);
  return valueGrounds.some(
    (ground) =>
      beginAny(ground.keys, value) &&
      (ground.codes.split(' ').some((code) => codes.includes(code)) ||
        beginAny(ground.words, text)),
  );
}

function beginAny(beginnings: string, text: string): boolean {
  // 'Comida de verdade' is no matter of truth.
  const words = normalize(text)
    .replace(/\bde verdade\b/gu, ' ')
    .split(' ');
  return beginnings
    .split(' ')
    .some((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** Where no value speaks of it, what it has to do with one, or with the mission, is asked. */
export function purposeQuestion(talk: Talk, said: Said): string[] {
  const value = closest(talk.values, talk);
  if (value !== undefined) {
    if (linkedValue(talk) !== null) return [];
    const quoted = `“${withoutFinalStop(value.text)}”`;
    return listOf(
      said.once(`De que forma o que combinamos pode ajudar a praticar o nosso valor ${quoted}?`),
    );
  }
  const [mission = ''] = talk.mission.split(/(?<=[.!?])\s+/u);
  if (mission === '' || wordCount(mission) > longestMission) return [];
  return listOf(
    said.once(
      `De que forma este trabalho pode ajudar a cumprir a missão da empresa, “${withoutFinalStop(mission)}”?`,
    ),
  );
}

/** The person's own plans, as a question. */
export function objectiveQuestion(talk: Talk, said: Said): string[] {
  const best = closest(talk.objectives, talk);
  // What is kept quiet is most often where the person is to go next.
  if (best === undefined || talk.hasReserved) return [];
  const goal = contract('de', mention('o seu objetivo', best.text));
  return listOf(said.once(`Que parte do que conversamos ajuda você a ficar mais perto ${goal}?`));
}

function listOf(text: string | null): string[] {
  return text === null ? [] : [text];
}
