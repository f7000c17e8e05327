import type { DocumentContext } from '../writing/context.ts';
import { commonChecks } from '../writing/common-checks.ts';
import { guarded } from '../writing/guard.ts';
import { judge, type Check, type Judged, type Verdict } from '../writing/rubric.ts';
import { spelledContext, spelledForm } from '../writing/spelling.ts';
import type { Brief } from '../writing/writer.ts';
import { normalize } from '../knowledge/words.ts';
import {
  agendaOf,
  meetingContentSchema,
  meetingFormats,
  type AgendaItem,
  type MeetingContent,
  type MeetingForm,
} from './contract.ts';
import { durationIn, formatIn, readFreeText, typeIn } from './free-text.ts';
import { minutesOf } from '../kit/calendar.ts';
import { resultOpening, statesObjective } from './objective.ts';
import { tidyObjective, tidyTopic } from './pasted.ts';
import {
  endsWithRecord,
  hrOpening,
  individualOpening,
  leastQuestions,
  namesPause,
  ofRooms,
  ofScreens,
  pauseFrom,
  pauseMinutes,
  postponedOpening,
} from './rules.ts';

interface JudgedMeeting extends Judged<MeetingContent> {
  brief: Brief<MeetingForm>;
}

/** Everything that the form says beside its lists, for what has to be read from words. */
function wordsOf({ title, objective, freeText }: Brief<MeetingForm>): string {
  return [title, objective, freeText].filter((text) => text !== undefined).join('\n');
}

function totalOf(brief: Brief<MeetingForm>): number {
  return Number(brief.duration ?? durationIn(wordsOf(brief)) ?? '60');
}

function isConversation({ brief, context }: JudgedMeeting): boolean {
  const type = brief.type ?? typeIn(wordsOf(brief)) ?? (context.employee ? 'one-on-one' : 'team');
  return type === 'one-on-one';
}

function typedTopics(brief: Brief<MeetingForm>): string[] {
  const typed = brief.topics?.length ? brief.topics : readFreeText(brief.freeText ?? '').topics;
  return [
    ...new Map(
      guardedItems(typed.map(tidyTopic)).map((topic) => [normalize(topic) || topic, topic]),
    ).values(),
  ];
}

function typedObjective(brief: Brief<MeetingForm>): string {
  const typed = brief.objective ?? readFreeText(brief.freeText ?? '').objective ?? '';
  return tidyObjective(guarded(typed).text.trim());
}

function textOfItem({ topic, description, activities }: AgendaItem): string {
  return [topic, description, ...activities].join('\n');
}

function addsUp({ content, brief }: JudgedMeeting): string | null {
  const total = totalOf(brief);
  const minutes = agendaOf(content).map(({ duration }) => minutesOf(duration) ?? 0);
  const sum = minutes.reduce((all, next) => all + next, 0);
  if (sum !== total) return `${sum} minutos em vez de ${total}`;
  return minutesOf(content.duration) === total ? null : `duração: ${content.duration}`;
}

function topicsPlaced({ content, brief }: JudgedMeeting): string | null {
  const items = agendaOf(content);
  const elsewhere = content.suggestions.filter((suggestion) =>
    [postponedOpening, individualOpening, hrOpening].some((opening) =>
      suggestion.startsWith(opening),
    ),
  );
  const missing = typedTopics(brief).find(
    (topic) =>
      ![...items.map((item) => item.topic), ...elsewhere].some((text) => text.includes(topic)),
  );
  return missing === undefined ? null : `tópico sem lugar: ${missing}`;
}

function opensAndCloses({ content, brief }: JudgedMeeting): string | null {
  const items = agendaOf(content);
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return 'sem pauta';
  const objective = typedObjective(brief) || (content.objective.split(resultOpening)[0] ?? '');
  if (!statesObjective(textOfItem(first), objective)) return 'a abertura não diz o objetivo';
  return endsWithRecord(normalize(textOfItem(last)))
    ? null
    : 'o fim não tem decisões, responsáveis e datas';
}

function wholeItems({ content }: JudgedMeeting): string | null {
  const placeholders = /^(?:Tema a definir|Duração não especificada|Descrição não especificada)$/u;
  const bad = agendaOf(content).find(
    ({ topic, duration, description, activities }) =>
      [topic, duration, description].some((text) => placeholders.test(text)) ||
      activities.length === 0,
  );
  return bad === undefined ? null : `item incompleto: ${bad.topic}`;
}

function noItemTakesHalf({ content, brief }: JudgedMeeting): string | null {
  const total = totalOf(brief);
  const half = agendaOf(content).find(({ topic, duration }) => {
    const typed = total === 30 && typedTopics(brief).some((text) => topic.includes(text));
    return !typed && (minutesOf(duration) ?? 0) > total / 2;
  });
  return half === undefined ? null : `mais da metade do tempo: ${half.topic}`;
}

function sameParticipants(subject: JudgedMeeting): string | null {
  const { content, brief, context } = subject;
  const typed = brief.participants?.length
    ? brief.participants
    : readFreeText(brief.freeText ?? '').participants;
  const alone = typed.length === 0 && isConversation(subject) && context.employee !== null;
  const expected = guardedItems(alone ? [context.employee?.name ?? ''] : typed);
  return JSON.stringify(content.participants) === JSON.stringify(expected)
    ? null
    : 'participantes diferentes dos informados';
}

function materialsFit({ content, brief }: JudgedMeeting): string | null {
  const format = brief.format ?? formatIn(wordsOf(brief)) ?? 'presencial';
  if (content.format !== meetingFormats[format]) return `formato: ${content.format}`;
  const materials = content.materials.map(normalize);
  const [own, other] = format === 'online' ? [ofScreens, ofRooms] : [ofRooms, ofScreens];
  if (!materials.some((material) => own.test(material))) return 'faltam materiais do formato';
  const wrong = materials.find((material) => other.test(material));
  return wrong === undefined ? null : `material de outro formato: ${wrong}`;
}

const exposing =
  /\b(?:rodada|a cada pessoa|diante d[aeo]|na frente d[aeo]|em publico|perante|toda a equipe)\b/u;

function ledByThePerson(subject: JudgedMeeting): string | null {
  if (!isConversation(subject)) return null;
  const { content, brief } = subject;
  const items = agendaOf(content);
  const texts = items.map(textOfItem);
  const questions = new Set(texts.flatMap((text) => text.match(/[^.:?\n]+\?/gu) ?? []));
  if (questions.size < leastQuestions) return `${questions.size} perguntas abertas`;
  const theirs = items.filter(({ responsible }) => !/lideran/iu.test(responsible));
  const minutes = theirs.reduce((sum, { duration }) => sum + (minutesOf(duration) ?? 0), 0);
  if (minutes * 2 < totalOf(brief)) return `${minutes} minutos para a fala da pessoa`;
  const exposed = texts.find((text) => exposing.test(normalize(text)));
  return exposed === undefined ? null : `exposição diante de outras pessoas: ${exposed}`;
}

function pauses({ content, brief }: JudgedMeeting): string | null {
  if (totalOf(brief) < pauseFrom) return null;
  const found = agendaOf(content).some(({ topic, description, duration }) => {
    const minutes = minutesOf(duration) ?? 0;
    const isPause = namesPause.test(normalize(`${topic} ${description}`));
    return isPause && minutes >= pauseMinutes.least && minutes <= pauseMinutes.most;
  });
  return found ? null : 'sem pausa';
}

function objectiveKept({ content, brief }: JudgedMeeting): string | null {
  const typed = typedObjective(brief);
  const bare = typed.replace(/[.;:,\s]+$/u, '');
  if (!content.objective.startsWith(bare)) return 'o objetivo mudou';
  return content.objective.slice(bare.length).includes(resultOpening)
    ? null
    : 'o objetivo não foi dito como resultado';
}

/** Who leads and who takes part is a name or a role, and no sentence: it may well come again. */
const sharedChecks = commonChecks.map(({ id, blocking, fault }): Check<JudgedMeeting> => ({
  id,
  blocking,
  fault: (subject) => fault(id === 'G10' ? withoutNames(subject) : subject),
}));

function withoutNames(subject: JudgedMeeting): Judged {
  const { participants: _, ...content } = subject.content;
  const agenda = agendaOf(subject.content).map(({ responsible: __, ...item }) => item);
  return { ...subject, content: { ...content, agenda } };
}

/** M1 to M10. */
export const meetingChecks: readonly Check<JudgedMeeting>[] = [
  { id: 'M1', blocking: false, fault: addsUp },
  { id: 'M2', blocking: false, fault: topicsPlaced },
  { id: 'M3', blocking: false, fault: opensAndCloses },
  { id: 'M4', blocking: false, fault: wholeItems },
  { id: 'M5', blocking: false, fault: noItemTakesHalf },
  { id: 'M6', blocking: false, fault: sameParticipants },
  { id: 'M7', blocking: false, fault: materialsFit },
  { id: 'M8', blocking: false, fault: ledByThePerson },
  { id: 'M9', blocking: false, fault: pauses },
  { id: 'M10', blocking: false, fault: objectiveKept },
];

function guardedItems(items: readonly string[]): string[] {
  return items.map((item) => guarded(item).text.trim()).filter((item) => item !== '');
}

export function judgeMeeting(
  content: MeetingContent,
  typed: Brief<MeetingForm>,
  known: DocumentContext,
): Verdict {
  const [brief, context] = [spelledForm(typed), spelledContext(known)];
  return judge<JudgedMeeting>([...sharedChecks, ...meetingChecks], {
    content,
    brief,
    context,
    contentSchema: meetingContentSchema,
    // A meeting plans no day of its own: what is said of days was typed, or is known.
    lastDay: context.today,
    typedItems: typedTopics(brief),
    ownCapitals: ['Liderança', 'Equipe', 'Integrante', 'Responsável'],
  });
}
