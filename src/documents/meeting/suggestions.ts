import { formatDay } from '#shared/format.ts';
import { joinList, upperFirst, withFinalStop } from '../writing/portuguese.ts';
import { excerptOf } from '../writing/relevance.ts';
import { removalNotices } from '../knowledge/guardrails.ts';
import { conversationGuides, withoutProfileGuide } from '../knowledge/meeting/profiles.ts';
import { outcomeOf, themeOf } from '../knowledge/meeting/topics.ts';
import { misconductNotice } from '../knowledge/style.ts';
import { normalize } from '../knowledge/words.ts';
import { closest, objectiveOf } from './connections.ts';
import { diarySuggestions } from './diary.ts';
import { filled, quoted } from './item.ts';
import type { Meeting } from './reading.ts';
import { expectedOutcome } from './topic-items.ts';
import { unplaced } from './unplaced.ts';

/** What the leader should know and do before and after the meeting. */
export function suggestionsFor(meeting: Meeting): string[] {
  const lines = [
    ...unplaced(meeting),
    ...company(meeting),
    ...initialValues(meeting),
    ...preparation(meeting),
    ...advice(meeting),
    ...onlyInforms(meeting),
    ...finalWord(meeting),
    ...caution(meeting),
    ...diarySuggestions(meeting),
    ...aboutPerson(meeting),
    ...noted(meeting),
    ...moreData(meeting),
    ...[...meeting.removed].map((reason) => removalNotices[reason]),
  ];
  return [...new Set(lines)];
}

const smallerFrom = 31;

/** Whether so many people suit what the meeting is for. */
function company({ type, others, audience }: Meeting): string[] {
  const count = others.length;
  if (type === 'one-on-one') {
    return count > 1
      ? ['Usar este roteiro com uma pessoa de cada vez: conversa individual não se faz em grupo.']
      : [];
  }
  if (audience === 'pair') {
    return [
      'A reunião é a dois: se o assunto for a própria pessoa, o tipo Conversa individual dá mais espaço a ela.',
    ];
  }
  if (count >= smallerFrom) {
    return [
      `Com ${count} pessoas, considerar uma reunião menor, só com quem decide e com quem executa, e um aviso por escrito às demais.`,
    ];
  }
  return audience === 'crowd'
    ? [`Com ${count} pessoas, dizer antes quem decide cada tópico: as demais informam e opinam.`]
    : [];
}

function initialValues({ assumed }: Meeting): string[] {
  const names = [...assumed].map((name) => `${articles[name]} ${name}`);
  if (names.length === 0) return [];
  const say = names.length > 1 ? 'são valores iniciais' : 'é um valor inicial';
  return [`${upperFirst(joinList(names))} ${say}: confirmar antes de enviar a pauta.`];
}

const articles = { objetivo: 'o', duração: 'a', tipo: 'o', formato: 'o' } as const;

function preparation(meeting: Meeting): string[] {
  const { type, person, audience } = meeting;
  const guide = person.profile ? conversationGuides[person.profile] : withoutProfileGuide;
  const personal =
    type === 'one-on-one' || (audience === 'pair' && person.profile)
      ? [filled(guide.prepare, meeting)]
      : [];
  if (personal.some((line) => line.includes('pauta com') || line.includes('a pauta e'))) {
    return personal;
  }
  return [
    ...personal,
    audience === 'pair'
      ? filled(
          'Enviar a pauta com um dia de antecedência e convidar {pessoa} a incluir assuntos.',
          meeting,
        )
      : 'Enviar a pauta com um dia de antecedência, com o que cada pessoa precisa levar.',
  ];
}

const mostAdvice = 2;

function advice({ topics, objective, individual }: Meeting): string[] {
  const about = [...topics.map(({ text }) => text), objective, ...individual];
  const told = about.flatMap((text) => themeOf(text)?.advice ?? []);
  return [...new Set(told)].slice(0, mostAdvice);
}

function onlyInforms({ topics, type, objective }: Meeting): string[] {
  const informs =
    topics.length > 0
      ? topics.every(({ text }) => expectedOutcome(text, type) === 'inform')
      : outcomeOf(objective) === 'inform';
  return informs && type !== 'one-on-one'
    ? ['Se não houver decisão a tomar, trocar a reunião por uma mensagem.']
    : [];
}

const longestNamed = 8;

/** A decision among several people needs an owner before it is discussed. */
function finalWord({ topics, type, audience, objective }: Meeting): string[] {
  if (audience !== 'group') return [];
  if (topics.length === 0 && expectedOutcome(objective, type) === 'decide') {
    return ['Definir antes quem dá a palavra final, se não houver acordo.'];
  }
  const decision = topics.find(({ text }) => {
    const decides = type === 'strategic' ? expectedOutcome(text, type) : outcomeOf(text);
    return decides === 'decide' && text.split(/\s+/u).length <= longestNamed;
  });
  return decision === undefined
    ? []
    : [
        `Definir antes quem dá a palavra final, se não houver acordo sobre ${quoted(decision.text)}.`,
      ];
}

const misconduct =
  /\b(?:assedi|humilh|discrimin|racis|homofob|preconceit|ameac|agress|agredi|xing|conflito|briga|bate boca|desentend)/u;

/** Read in what was typed, also where a guardrail took it out. */
function caution({ typed }: Meeting): string[] {
  return misconduct.test(normalize(typed)) ? [`${misconductNotice}.`] : [];
}

function aboutPerson(meeting: Meeting): string[] {
  const { type, audience, person, context } = meeting;
  if (type === 'one-on-one') return [];
  const objective = closest(person.objectives, meeting);
  const before = [
    context.latestFeedback && `o feedback de ${formatDay(context.latestFeedback.day)}`,
    context.latestPdi && `o PDI de ${formatDay(context.latestPdi.day)}`,
  ].filter((item) => item !== null);
  return [
    ...(objective === undefined
      ? []
      : [
          `Ao combinar responsáveis, lembrar ${objectiveOf(objective)}, registrado por ${person.called}.`,
        ]),
    ...(before.length > 0 && audience === 'pair'
      ? [`Rever antes ${joinList(before)} e retomar o que couber nesta reunião.`]
      : []),
  ];
}

/** Characters of notes that are repeated word for word. */
const longestNoted = 800;

function noted({ notes }: Meeting): string[] {
  if (notes.length === 0) return [];
  const text = excerptOf(notes.map(withFinalStop).join(' '), longestNoted);
  return [`Levar em conta ao conduzir: ${text}`];
}

function moreData({ assumed, topics, named, participants, ...meeting }: Meeting): string[] {
  const form = [
    assumed.has('objetivo') ? 'objetivo principal' : '',
    topics.length === 0 && named.size === 0 ? 'tópicos' : '',
    participants.length === 0 ? 'participantes' : '',
  ];
  const register = [
    meeting.teamGoals.length === 0 && meeting.type !== 'one-on-one' ? 'metas da equipe' : '',
    meeting.values.length === 0 && meeting.mission === '' ? 'valores da empresa' : '',
  ];
  const missing = [...form, ...register].filter((item) => item !== '');
  const enough = form.every((item) => item === '') && missing.length < 2;
  if (enough) return [];
  return [withFinalStop(`Para um resultado mais preciso, informe: ${missing.join('; ')}`)];
}
