import type { DocumentContext } from '../kit/document-context.ts';
import { minutesOf } from '../kit/calendar.ts';
import { firstName, titles } from '../kit/names.ts';
import { hasPage, pageOf } from '../kit/page.ts';
import { ThinAnswer, type Brief } from '../kit/writer.ts';
import { normalize, stems } from '../knowledge/words.ts';
import { quote } from '../reading/quote.ts';
import { leftOut } from '../settling/left-out.ts';
import { settledTitle } from '../settling/title.ts';
import { minutesNotice, settledMinutes } from '../settling/minutes.ts';
import {
  agendaOf,
  meetingDurations,
  meetingFormats,
  type AgendaItem,
  type MeetingContent,
  type MeetingForm,
} from './contract.ts';

/**
 * A model's meeting with what the form fixes: title, labels, names, the sum of the minutes. Its page and its items
 * stay as they came, and what it lost of what was typed is told.
 *
 * @throws ThinAnswer where there is neither a page nor an agenda
 */
export function settledMeeting(
  content: MeetingContent,
  brief: Brief<MeetingForm>,
  { author }: DocumentContext,
): MeetingContent {
  const items = agendaOf(content);
  const isPage = hasPage(content);
  if (items.length === 0 && !isPage) throw new ThinAnswer();
  const { objective, topics = [], freeText } = brief;
  const total = Number(brief.duration ?? minutesOf(content.duration) ?? 0);
  const timed = timedItems(items, total, isPage);
  const missing = missingNames(brief, isPage ? [pageOf(content)] : content.participants);
  const lost = lostTopics(topics, content);
  const found = topics.filter((topic) => !lost.includes(topic));
  const notices = [
    ...timed.notices,
    ...(missing.length > 0 ? [missingNotice(missing, isPage)] : []),
    ...(lost.length > 0
      ? [`Tópicos que ficaram fora da pauta: ${lost.slice(0, mostNamed).map(quote).join('; ')}.`]
      : []),
    ...leftOut([objective, found, freeText], { content, author: author.name }),
  ];
  return {
    ...content,
    title: settledTitle(brief.title, content.title),
    duration: labelOf(content, brief),
    format: brief.format ? meetingFormats[brief.format] : content.format,
    participants: [...content.participants, ...missingNames(brief, content.participants)],
    agenda: timed.items,
    script: undefined,
    suggestions: [...content.suggestions, ...notices],
  };
}

const mostNamed = 6;

function labelOf({ duration }: MeetingContent, brief: Brief<MeetingForm>): string {
  if (brief.duration === undefined || minutesOf(duration) === Number(brief.duration))
    return duration;
  return meetingDurations[brief.duration];
}

/**
 * 'Jaciara' of 'Prof. Jaciara, que dá aula', 'Tico' and 'Amarildo' of 'Tico-Fico (Amarildo)': names, without titles and without
 * what is told of the person.
 */
function callingsOf(typed: string): string[] {
  const [name = ''] = typed.split(/[,;:(–-]/u);
  const [, inside = ''] = typed.split('(');
  const other = /^\p{Lu}/u.test(inside) ? [inside.replace(')', '')] : [];
  return [name, ...other].map((called) =>
    normalize(firstName(called.replace(titles, '').replace(abbreviation, ''))),
  );
}

/** 'Cap. ', 'Pe. ': a title that the list of titles does not have. */
const abbreviation = /^\p{L}{2,5}\.\s+/u;

/** Typed names of which nothing that the person is called by is in the list. */
function missingNames({ participants = [] }: Brief<MeetingForm>, listed: readonly string[]) {
  const plain = ` ${listed.map(normalize).join(' | ')} `;
  return participants.filter(
    (typed) => !callingsOf(typed).some((called) => plain.includes(` ${called} `)),
  );
}

function missingNotice(names: readonly string[], isPage: boolean): string {
  const more = names.length > mostNamed ? ` e mais ${names.length - mostNamed}` : '';
  const what = isPage
    ? 'Não aparece na pauta quem estava no formulário'
    : 'Acrescentamos à lista quem estava no formulário';
  return `${what}: ${names.slice(0, mostNamed).join(', ')}${more}.`;
}

/** The minutes of a page are its own: where they do not add up, that is told. */
function timedItems(items: readonly AgendaItem[], total: number, isPage: boolean) {
  if (isPage) {
    // What each item is about stands on the page.
    const plain = items.map((item) => ({ ...item, description: '', activities: [] }));
    return { items: plain, notices: minutesNotice(items, total) };
  }
  return total > 0 ? settledMinutes(items, total) : { items: [...items], notices: [] };
}

/** Typed topics of which no word that carries meaning is anywhere in the page or the agenda. */
function lostTopics(topics: readonly string[], content: MeetingContent): string[] {
  const items = agendaOf(content).flatMap(({ topic, description, activities }) => [
    topic,
    description,
    ...activities,
  ]);
  const said = stems([pageOf(content), ...items].join(' '));
  return topics.filter((topic) => {
    const words = [...stems(topic)];
    return words.length > 0 && !words.some((word) => said.has(word));
  });
}
