import { excerptOf } from '#documents/reading/relevance.ts';
import type { BriefLine, BriefTopic } from '#shared/conversations.ts';
import { addDays, calendarDay, daysBetween, formatDay, joinList, plural } from '#shared/format.ts';
import { mostMentions, type Mention, type PersonFacts, type Told } from './facts.ts';

/*
 * Five lines by rules, always the same five, and one of what the person told: there at once, and free. They quote what was written and add
 * nothing to it.
 */

/** How much of what was written is quoted. */
const quoted = 160;
/** A PDI that ends so soon, in days, is asked about. */
const soon = 30;
/** From so many days before its end on one is told of a PDI, and comes for it. */
const near = 7;
/** Who was not talked to for so long, in days, is asked what happened. */
const long = 45;

export interface BriefFacts extends PersonFacts {
  /** `yyyy-MM-dd` */
  today: string;
  /** Since the last conversation, newest first. */
  mentions: readonly Mention[];
  /** The same, in a round of questions. */
  told: Told | null;
}

export function writeBrief(facts: BriefFacts): BriefLine[] {
  const { pdi } = facts;
  return [
    firstLine(facts),
    line('open', aboutOpen(facts)),
    line('pdi', aboutPdi(facts), { documentId: pdi?.id ?? null }),
    line('diary', aboutDiary(facts)),
    ...aboutTold(facts),
    line('question', question(facts)),
  ];
}

/** A follow-up that fell due is why one came: the last conversation is told behind it. */
function firstLine(facts: BriefFacts): BriefLine {
  const due = aboutFeedback(facts) ?? aboutEndOfPdi(facts);
  if (due) return line('due', `${due.text} ${aboutLast(facts)}`, { documentId: due.documentId });
  return line('last', aboutLast(facts), { conversationId: facts.last?.id ?? null });
}

/** One has talked since it was time to. */
function hasTalkedSince({ last }: BriefFacts, day: string): boolean {
  return last?.heldAt ? calendarDay(last.heldAt) >= day : false;
}

function aboutFeedback(facts: BriefFacts) {
  const { feedback, today } = facts;
  if (!feedback?.dueOn || feedback.dueOn > today || hasTalkedSince(facts, feedback.dueOn)) {
    return null;
  }
  const verb = feedback.dueOn === today ? 'é hoje' : `era em ${formatDay(feedback.dueOn)}`;
  const text = `O acompanhamento do feedback ${quote(feedback.title)} ${verb}.`;
  return { text, documentId: feedback.id };
}

function aboutEndOfPdi(facts: BriefFacts) {
  const { pdi, today } = facts;
  if (!pdi?.dueOn) return null;
  const from = addDays(pdi.dueOn, -near);
  if (from > today || hasTalkedSince(facts, from)) return null;
  const { dueOn } = pdi;
  const verb = dueOn < today ? 'terminou em' : 'termina em';
  const day = dueOn === today ? 'termina hoje' : `${verb} ${formatDay(dueOn)}`;
  return { text: `O PDI ${quote(pdi.title)} ${day}.`, documentId: pdi.id };
}

function line(topic: BriefTopic, text: string, opens: Partial<BriefLine> = {}): BriefLine {
  return { topic, text, conversationId: null, documentId: null, ...opens };
}

function firstName({ name }: PersonFacts): string {
  return name.split(' ')[0] ?? name;
}

function quote(text: string): string {
  return `“${excerptOf(text.replaceAll(/\s+/gu, ' ').trim(), quoted)}”`;
}

function ago(days: number): string {
  if (days <= 0) return 'hoje';
  return days === 1 ? 'ontem' : `há ${days} dias`;
}

function daysSinceLast({ last, today }: BriefFacts): number | null {
  return last?.heldAt ? daysBetween(calendarDay(last.heldAt), today) : null;
}

function aboutLast(facts: BriefFacts): string {
  const { last } = facts;
  const days = daysSinceLast(facts);
  if (!last?.heldAt || days === null) {
    return `Esta é a primeira conversa registrada com ${firstName(facts)}.`;
  }
  const when = `A última conversa foi ${ago(days)}, em ${formatDay(calendarDay(last.heldAt))}`;
  if (last.agreed !== '') return `${when}. Ficou combinado: ${quote(last.agreed)}`;
  return last.outcome === '' ? `${when}.` : `${when}: ${quote(last.outcome)}`;
}

function aboutOpen(facts: BriefFacts): string {
  const { promises, waitingPoints } = facts;
  const { mine, theirs, late } = promises;
  const parts = [
    mine > 0 && plural(mine, 'combinado seu', 'combinados seus'),
    theirs > 0 && `${plural(theirs, 'combinado', 'combinados')} de ${firstName(facts)}`,
    waitingPoints > 0 && plural(waitingPoints, 'ponto a tratar', 'pontos a tratar'),
  ].filter((part) => part !== false);
  if (parts.length === 0) return `Nada em aberto com ${firstName(facts)}.`;
  const ofThem = late > 0 ? ` (${plural(late, 'atrasado', 'atrasados')})` : '';
  return `Em aberto: ${joinList(parts)}${ofThem}.`;
}

function aboutPdi(facts: BriefFacts): string {
  const { pdi, pdiClosedAt, promises, today } = facts;
  if (!pdi && pdiClosedAt) {
    const day = formatDay(calendarDay(pdiClosedAt));
    return `Nenhum PDI em vigor: o último foi encerrado em ${day}.`;
  }
  if (!pdi) return `Ainda não há PDI para ${firstName(facts)}.`;
  const title = quote(pdi.title);
  const { pdiStep } = promises;
  if (pdiStep) {
    const verb = pdiStep.dueOn < today ? 'Passou do dia' : 'O próximo passo é até';
    return `PDI ${title}. ${verb} ${formatDay(pdiStep.dueOn)}: ${quote(pdiStep.text)}`;
  }
  // Its end is told by the first line.
  if (!aboutFeedback(facts) && aboutEndOfPdi(facts)) {
    return `PDI em vigor: ${title}. Nenhum passo em aberto tem dia marcado.`;
  }
  if (pdi.dueOn === null) return `PDI em vigor: ${title}.`;
  const verb = pdi.dueOn < today ? 'terminou em' : 'vai até';
  return `O PDI ${title} ${verb} ${formatDay(pdi.dueOn)}.`;
}

function aboutDiary(facts: BriefFacts): string {
  const { mentions, last } = facts;
  const [newest] = mentions;
  const name = firstName(facts);
  if (!newest) {
    return last ? `Desde então, o diário não cita ${name}.` : `O diário ainda não cita ${name}.`;
  }
  const many = mentions.length >= mostMentions ? 'pelo menos ' : '';
  const times = `${many}${plural(mentions.length, 'vez', 'vezes')}`;
  const since = last ? 'Desde então, o diário cita' : 'O diário cita';
  const day = formatDay(calendarDay(newest.at));
  return `${since} ${name} ${times}. Em ${day}: ${quote(newest.text)}`;
}

/** Only where there is something: it is read again before one talks. */
function aboutTold({ told }: BriefFacts): BriefLine[] {
  if (!told) return [];
  const day = formatDay(calendarDay(told.at));
  const text = `Em ${day}, a ${quote(told.question)}: ${quote(told.answer)}`;
  return [line('told', text, { roundId: told.roundId })];
}

/** One a week, where nothing says what to ask. */
const usual = [
  'O que está mais difícil no seu trabalho hoje?',
  'O que eu poderia fazer diferente para ajudar você?',
  'De que você mais se orgulha desde a nossa última conversa?',
  'O que você gostaria de aprender ou experimentar agora?',
  'Se pudesse mudar uma coisa na equipe, qual seria?',
];

function question(facts: BriefFacts): string {
  const { promises, pdi, today } = facts;
  const days = daysSinceLast(facts);
  if (days === null) return 'O que faz um dia de trabalho ser bom para você?';
  if (promises.late > 0) return 'O que está atrapalhando o que combinamos?';
  if (pdi?.dueOn && daysBetween(today, pdi.dueOn) <= soon) {
    return 'O que do seu PDI já mudou no dia a dia, e o que ficou para trás?';
  }
  if (days > long) return 'O que aconteceu desde a nossa última conversa que eu deveria saber?';
  if (!pdi) return 'Em que você gostaria de crescer nos próximos meses?';
  const week = Math.floor(daysBetween('2024-01-01', today) / 7);
  return usual[Math.abs(week) % usual.length]!;
}
