import { documentKinds } from '#documents/labels.ts';
import { formatDay, joinList } from '#shared/format.ts';
import {
  feedbackSorts,
  feedbackSortValues,
  monthsFrom,
  type MonthClosing,
} from '#shared/mirror.ts';
import { countOf } from '../../../lib/count.ts';

const monthName = new Intl.DateTimeFormat('pt-BR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'novembro de 2026' */
export const nameOfMonth = (month: string): string =>
  monthName.format(new Date(`${month}-01T00:00:00Z`));

export interface ClosingPart {
  title: string;
  lines: string[];
}

/** What stands on the page, part by part: the same on the screen, on paper and as copied text. */
export function closingParts(closing: MonthClosing): ClosingPart[] {
  return [
    { title: 'Conversas', lines: conversationLines(closing) },
    { title: 'Combinados', lines: commitmentLines(closing) },
    { title: 'Feedbacks e documentos', lines: documentLines(closing) },
    { title: 'PDIs em vigor', lines: planLines(closing) },
    {
      title: `O que segue para ${nameOfMonth(monthsFrom(closing.month, 1))}`,
      lines: aheadLines(closing),
    },
  ].filter(({ lines }) => lines.length > 0);
}

export function closingText(closing: MonthClosing): string {
  const parts = closingParts(closing).map(({ title, lines }) =>
    [title, ...lines.map((line) => `- ${line}`)].join('\n'),
  );
  return [titleOf(closing), ...parts].join('\n\n');
}

export const titleOf = ({ month, teamName }: MonthClosing): string =>
  `Fechamento de ${nameOfMonth(month)}: ${teamName ?? 'toda a empresa'}`;

function conversationLines(closing: MonthClosing): string[] {
  const { people, peopleTalkedWith, conversations, notTalkedWith } = closing;
  const others = people - peopleTalkedWith - notTalkedWith.length;
  const names = notTalkedWith.map(({ name }) => name);
  if (others > 0) names.push(`mais ${others}`);
  return [
    `${countOf(conversations, 'conversa realizada', 'conversas realizadas')}, com ${peopleTalkedWith} de ${countOf(people, 'pessoa', 'pessoas')}.`,
    ...(names.length > 0 ? [`Sem conversa no mês: ${joinList(names)}.`] : []),
  ];
}

function commitmentLines({ commitments, isMore }: MonthClosing): string[] {
  const { kept, keptLate, late, postponed, open } = commitments;
  const after = keptLate > 0 ? `; ${keptLate} depois do dia combinado` : '';
  return [
    `Cumpridos: ${kept.mine} seus e ${kept.theirs} das pessoas${after}.`,
    `Venceram no mês e estão abertos: ${late}. Adiados no mês: ${postponed}.`,
    `Em aberto no fim do mês: ${open.mine} seus e ${open.theirs} das pessoas.`,
    ...(isMore ? ['Onde há mais de mil, os números dizem o mínimo.'] : []),
  ];
}

function documentLines({ feedbacks, documents }: MonthClosing): string[] {
  const sorts = feedbackSortValues.map((sort) => `${feedbackSorts[sort]} ${feedbacks[sort]}`);
  const others = documents
    .filter(({ type }) => type !== 'feedback')
    .map(({ type, total }) => `${kindOf(type)} ${total}`);
  return [
    `Feedbacks: ${sorts.join(', ')}.`,
    others.length > 0 ? `Outros documentos: ${others.join(', ')}.` : 'Nenhum outro documento.',
  ];
}

const kindOf = (type: string): string =>
  Object.hasOwn(documentKinds, type) ? documentKinds[type as keyof typeof documentKinds] : type;

function planLines({ month, plans: { total, items } }: MonthClosing): string[] {
  if (total === 0) return ['Nenhum.'];
  const dated = (dueOn: string | null) => {
    if (dueOn === null) return 'sem prazo';
    return `${dueOn < `${month}-01` ? 'venceu em' : 'até'} ${formatDay(dueOn)}`;
  };
  const names = items.map(({ name, dueOn }) => `${name} (${dated(dueOn)})`);
  if (total > items.length) names.push(`mais ${total - items.length}`);
  return [`${joinList(names)}.`];
}

function aheadLines({ ahead, planned, commitments: { open } }: MonthClosing): string[] {
  const more = open.mine + open.theirs - ahead.length;
  return [
    ...ahead.map(({ text, dueOn, owner, personName, isLate }) => {
      const day = dueOn ? dayOf(dueOn, isLate && 'atrasado') : 'Sem dia';
      const who = owner === 'leader' ? 'você' : (personName ?? 'outra pessoa');
      return `${day} · ${text} (${who})`;
    }),
    ...(more > 0 ? [`E ${countOf(more, 'outro combinado', 'outros combinados')}.`] : []),
    ...planned.map(
      ({ name, plannedOn, isLate }) =>
        `${dayOf(plannedOn, isLate && 'atrasada')} · Conversa com ${name}`,
    ),
  ];
}

/** '08/01', '08/01, atrasado' */
const dayOf = (day: string, late: string | false) =>
  `${formatDay(day).slice(0, 5)}${late ? `, ${late}` : ''}`;
