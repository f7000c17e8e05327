import {
  lowerFirst,
  quiet,
  startsWithInfinitive,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import type { BlockCode } from '../knowledge/meeting/agendas.ts';
import { closeness } from '../knowledge/subjects.ts';
import { asking, quoted } from './item.ts';
import type { Meeting } from './reading.ts';

/*
 * What ties a meeting to the team's goals, to the company's values and to the person's objectives: a step
 * of the item where it changes something, never a quotation for its own sake.
 */

/** Of several, the one that is closest to what the meeting is about. */
export function closest(items: readonly string[], meeting: Meeting): string | undefined {
  const about = [meeting.title, meeting.objective, ...meeting.topics.map(({ text }) => text)].join(
    ' ',
  );
  const scored = items.map((item) => ({ item, score: closeness(item, about) }));
  const best = scored.reduce<(typeof scored)[number] | null>(
    (top, next) => (top === null || next.score > top.score ? next : top),
    null,
  );
  return best?.item;
}

/** Whether a goal has anything to do with what the meeting is about. */
function isNear(goal: string, { title, objective, topics }: Meeting): boolean {
  return closeness(goal, [title, objective, ...topics.map(({ text }) => text)].join(' ')) > 0;
}

/** 'da equipe Vendas', 'da Equipe de Vendas' */
function ofTeam({ context }: Meeting): string {
  const name = context.team?.name.trim() ?? '';
  if (name === '' || /^equipe$/iu.test(name)) return 'da equipe';
  if (/^equipe\b/iu.test(name)) return `da ${name}`;
  return /^time\b/iu.test(name) ? `do ${name}` : `da equipe ${name}`;
}

/** The goal of the team that is closest, where figures and facts are looked at. */
export function goalStep(code: BlockCode, meeting: Meeting, codes: readonly BlockCode[]): string[] {
  const goal = closest(meeting.teamGoals, meeting);
  if (goal === undefined || (meeting.grave && !isNear(goal, meeting))) return [];
  const named = `meta ${ofTeam(meeting)}, ${quoted(goal)}`;
  switch (code) {
    case 'IND':
      return [`Mostrar a situação da ${named}, e marcar o que pede decisão`];
    case 'IMP':
      if (meeting.arranges) return [`Ver o que as datas combinadas pedem da ${named}`];
      return codes.includes('IND') ? [] : [asking(`o que mais atrapalha hoje a ${named}?`)];
    case 'CEN':
      return [`Partir da ${named}, e dizer o que ela exige de cada proposta`];
    case 'DES':
      return [asking(`como o seu trabalho contribui para a ${named}?`)];
    default:
      return [];
  }
}

/** The blocks where a value can be seen, the best place first. */
const valuePlaces: readonly BlockCode[] = ['REC', 'FBK', 'DEC', 'PLA', 'IMP'];

/** Whether this block is where the agenda speaks of what the company stands for. */
export function isValuePlace(code: BlockCode, codes: readonly BlockCode[]): boolean {
  return code === valuePlaces.find((place) => codes.includes(place));
}

export function valueStep(code: BlockCode, meeting: Meeting): string[] {
  const value = closest(meeting.values, meeting);
  if (value === undefined) return missionStep(meeting);
  const named = `o valor ${quoted(value)}`;
  switch (code) {
    case 'REC':
      return [`Citar um fato do período que mostrou ${named} na prática e dizer o efeito que teve`];
    case 'FBK':
      return [
        `Lembrar uma situação em que ${named} apareceu no trabalho e dizer por que ela importa`,
      ];
    case 'DEC':
      return [`Conferir se o que se decidiu respeita ${named} antes de seguir`];
    case 'IMP':
      return [`Escolher com ${named} em vista o impedimento que será retirado primeiro`];
    default:
      return [`Preferir as ações que mostram ${named} na prática`];
  }
}

function missionStep({ mission }: Meeting): string[] {
  if (mission === '') return [];
  return [
    asking(`o que muda no trabalho para cumprir melhor a missão da empresa, ${quoted(mission)}?`),
  ];
}

/** 'do objetivo de assumir a coordenação', or the objective in quotes. */
export function objectiveOf(objective: string): string {
  const plain = quiet(withoutFinalStop(objective));
  return startsWithInfinitive(plain) && !/[.!?;:]/u.test(plain)
    ? `do objetivo de ${lowerFirst(plain)}`
    : `do objetivo ${quoted(objective)}`;
}
