import { calendarDay, daysBetween, formatDay } from '#shared/format.ts';
import type { MirrorPerson } from '#shared/mirror.ts';
import { countOf } from '../../../lib/count.ts';

export type Week = Omit<MirrorPerson['weeks'][number], 'monday'>;

const emptyWeek: Week = { conversations: 0, feedbacks: 0, documents: 0 };

/** What a week held: an empty one is not told. */
export const weekOf = ({ weeks }: MirrorPerson, monday: string): Week =>
  weeks.find((week) => week.monday === monday) ?? emptyWeek;

/** 'Sem conversa registrada', 'Conversa há 23 dias'. */
export function silenceOf({ talkedAt }: MirrorPerson, today: string): string {
  if (talkedAt === null) return 'Nenhuma conversa registrada';
  const days = daysBetween(calendarDay(new Date(talkedAt)), today);
  if (days <= 0) return 'Conversa hoje';
  return days === 1 ? 'Conversa ontem' : `Conversa há ${days} dias`;
}

/** 'semana de 16/11' */
export const weekName = (monday: string) => `semana de ${formatDay(monday).slice(0, 5)}`;

export const partsOf = ({ conversations, feedbacks, documents }: Week): string[] => [
  ...(conversations > 0 ? [countOf(conversations, 'conversa', 'conversas')] : []),
  ...(feedbacks > 0 ? [countOf(feedbacks, 'feedback', 'feedbacks')] : []),
  ...(documents > 0 ? [countOf(documents, 'outro documento', 'outros documentos')] : []),
];

/** The sum of all weeks. */
export function sumOf(weeks: readonly Week[]): Week {
  const sum = { ...emptyWeek };
  for (const week of weeks) {
    sum.conversations += week.conversations;
    sum.feedbacks += week.feedbacks;
    sum.documents += week.documents;
  }
  return sum;
}
