import { type DocumentKind, documentLabels } from '#documents/labels.ts';
import { answerPath, shareAnswers, type ShareAnswer } from '#shared/shares.ts';
import { formatDay, plural } from '#shared/format.ts';
import type { Suggestion } from '#shared/suggestions.ts';
import type { NotificationPriority } from '#shared/vocabulary.ts';
import { messages } from '../messages.ts';

/*
 * What the server tells of its own accord. A text is read days after it was written, so it says the
 * date and never 'tomorrow'.
 */
export interface Announcement {
  /** What it is about: a user is told once. */
  subject: string;
  title: string;
  message: string;
  priority: NotificationPriority;
  /** A path of the application. */
  actionUrl: string;
  /** The document it speaks of, and goes with. */
  documentId?: string;
  /** The commitment it reminds of, and goes with. */
  commitmentId?: string;
}

export function welcome(): Announcement {
  return {
    subject: 'welcome',
    title: 'Boas-vindas ao Leme',
    message:
      'Cadastre sua empresa, suas equipes e as pessoas que você lidera: o que você gerar parte desses dados.',
    priority: 'normal',
    actionUrl: '/dashboard',
  };
}

/** A document was finished while nobody waited for it. */
export function documentReady(kind: DocumentKind, documentId: string): Announcement {
  return {
    subject: `ready:${documentId}`,
    title: documentLabels[kind].ready,
    message: 'O documento terminou de ser escrito e está no histórico.',
    priority: 'normal',
    actionUrl: `/historico?item=${documentId}`,
    documentId,
  };
}

const creditAnnouncements: ReadonlyMap<number, Announcement> = new Map([
  [
    5,
    {
      subject: 'credits:5',
      title: 'Seus créditos de IA estão acabando',
      message: 'Restam 5 créditos. Fale com o suporte para receber mais.',
      priority: 'high',
      actionUrl: '/suporte',
    },
  ],
  [
    0,
    {
      subject: 'credits:0',
      title: 'Seus créditos de IA acabaram',
      message: `${messages.noCredits}. Fale com o suporte para receber mais.`,
      priority: 'urgent',
      actionUrl: '/suporte',
    },
  ],
]);

/** What is told of credits, at any number of them. */
export const creditSubjects: readonly string[] = [...creditAnnouncements.values()].map(
  ({ subject }) => subject,
);

/** What to tell of the credits that a debit has left; nothing of most numbers. */
export function creditsLeft(credits: number): Announcement[] {
  return [creditAnnouncements.get(credits) ?? []].flat();
}

/** `daysRemaining` is 0 on the last day; `endsOn` is that day. */
export function trialEnding(daysRemaining: number, endsOn: string): Announcement[] {
  if (daysRemaining > 3) return [];
  const isLastDay = daysRemaining === 0;
  return [
    {
      subject: `trial:${isLastDay ? 'last-day' : 'ending'}:${endsOn}`,
      title: isLastDay ? 'Último dia de teste' : 'Seu período de teste está terminando',
      message: `Ele vai até ${formatDay(endsOn)}. Depois você ainda pode ler, editar e exportar o que já criou.`,
      priority: isLastDay ? 'urgent' : 'high',
      actionUrl: '/suporte',
    },
  ];
}

export type DeadlineStage = 'pdi-week' | 'pdi-day' | 'pdi-passed' | 'follow-up';

/** A document whose day has come, or is near. */
export interface Deadline {
  stage: DeadlineStage;
  subject: string;
  documentId: string;
  documentTitle: string;
  /** null for a document about nobody in particular. */
  employeeId: string | null;
  employeeName: string | null;
  /** `yyyy-MM-dd` */
  dueOn: string;
}

const deadlineWords: Record<
  DeadlineStage,
  { title: string; priority: NotificationPriority; message(what: string, day: string): string }
> = {
  'pdi-week': {
    title: 'PDI perto do prazo',
    priority: 'normal',
    message: (what, day) => `O PDI ${what} vai até ${day}.`,
  },
  'pdi-day': {
    title: 'PDI no fim do prazo',
    priority: 'high',
    message: (what, day) => `O PDI ${what} vai até ${day}.`,
  },
  'pdi-passed': {
    title: 'Prazo de PDI encerrado',
    priority: 'high',
    message: (what, day) => `O prazo do PDI ${what} terminou em ${day}.`,
  },
  'follow-up': {
    title: 'Dia de acompanhar um feedback',
    priority: 'high',
    message: (what, day) => `O acompanhamento do feedback ${what} está marcado para ${day}.`,
  },
};

export function deadline({ stage, subject, documentId, ...due }: Deadline): Announcement {
  const { title, priority, message } = deadlineWords[stage];
  const what = due.employeeName === null ? `“${due.documentTitle}”` : `de ${due.employeeName}`;
  return {
    subject,
    title,
    message: message(what, formatDay(due.dueOn)),
    priority,
    // What is due is a talk, not an old document: it opens where one is prepared.
    actionUrl:
      due.employeeId === null
        ? `/historico?item=${documentId}`
        : `/colaboradores?id=${due.employeeId}&conversa=antes`,
    documentId,
  };
}

/** A document that was shared. It names no person, and nothing of what they wrote: it would outlive them. */
interface SharedDocument {
  shareId: string;
  documentId: string;
  title: string;
  /** `yyyy-MM-dd` */
  day: string;
}

/** null: a comment alone. */
export function shareAnswered(
  { shareId, documentId, title, day }: SharedDocument,
  answer: ShareAnswer | null,
): Announcement {
  return {
    subject: `share:${shareId}:${answer ?? 'comment'}:${day}`,
    title: `${answer === null ? 'Comentário' : 'Resposta'} a um documento compartilhado`,
    message:
      answer === null
        ? `Há um comentário a “${title}”.`
        : `“${shareAnswers[answer]}”: foi a resposta a “${title}”.`,
    priority: answer === 'talk' ? 'high' : 'normal',
    actionUrl: answerPath(documentId, shareId),
    documentId,
  };
}

export function stepReported({ shareId, documentId, title, day }: SharedDocument): Announcement {
  return {
    subject: `share:${shareId}:steps:${day}`,
    title: 'Passo marcado como feito',
    message: `Há um passo para você confirmar em “${title}”.`,
    priority: 'normal',
    actionUrl: answerPath(documentId, shareId),
    documentId,
  };
}

/** New answers, once a day for each round. It names nobody, and nothing they wrote: it would outlive them. */
export function roundAnswered({ roundId, day }: { roundId: string; day: string }): Announcement {
  return {
    subject: `round:${roundId}:${day}`,
    title: 'Resposta em “Conte para mim”',
    message: 'Alguém respondeu às suas perguntas.',
    priority: 'normal',
    actionUrl: `/colaboradores?perguntas=${roundId}`,
  };
}

/**
 * A suggestion that weighs, once for each calendar month (`yyyy-MM`). It names no employee: it would
 * outlive the person's erasure.
 */
export function newSuggestion(suggestion: Suggestion, month: string): Announcement[] {
  const { id, type, title, description, priority, employeeCount } = suggestion;
  if (priority !== 'high' && priority !== 'urgent') return [];
  const people = plural(employeeCount, 'pessoa está', 'pessoas estão');
  const aboutPeople =
    type === 'pdi' ? `${people} sem PDI recente.` : `${people} sem feedback recente.`;
  return [
    {
      subject: `suggestion:${id}:${month}`,
      title,
      message: employeeCount > 0 ? aboutPeople : description,
      priority,
      actionUrl: '/dashboard',
    },
  ];
}
