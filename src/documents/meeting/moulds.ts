import type { MeetingType } from './contract.ts';
import { blank } from '../reading/set-text.ts';
import type { Mould, MouldItem } from './mould.ts';
import { announcement } from './moulds/announcement.ts';
import { oneOnOne } from './moulds/one-on-one.ts';
import { planning } from './moulds/planning.ts';
import { review } from './moulds/review.ts';
import { strategic } from './moulds/strategic.ts';
import { team } from './moulds/team.ts';
import type { MeetingRequest } from './request.ts';

const moulds: Record<MeetingType, Mould> = {
  team,
  planning,
  review,
  'one-on-one': oneOnOne,
  strategic,
};

/** The workbook of a type, unless the objective says that there is nothing to choose. */
export function mouldFor({ type, announces, promisesDecision, topics }: MeetingRequest): Mould {
  if (announces && type !== 'one-on-one') return announcement;
  const chooses = promisesDecision || topics.length === 0;
  return type === 'strategic' && !chooses ? team : moulds[type];
}

/** Where what is agreed is written, and where one talks. */
export const formatMaterials = {
  presencial: {
    group: 'Esta pauta, impressa ou em um quadro que todos vejam.',
    pair: 'Um lugar reservado e esta pauta.',
  },
  online: {
    group: 'O link da chamada e esta pauta, aberta na tela de todos.',
    pair: 'O link da chamada e esta pauta.',
  },
} as const;

export const pause: MouldItem = {
  topic: 'Pausa',
  description: 'A reunião recomeça no horário combinado.',
  activities: [],
};

/** Online, someone looks after those who have not spoken. */
export const onlineVoices = 'Uma pessoa acompanha o bate-papo e chama quem ainda não falou.';

/** What is written down of a topic. */
export const topicLine = `Combinado: ${blank} Responsável: ${blank} Prazo: ${blank}`;
