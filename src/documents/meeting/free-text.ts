import { upperFirst, withoutFinalStop } from '../writing/portuguese.ts';
import { contentWords, normalize } from '../knowledge/words.ts';
import type { MeetingDuration, MeetingFormat, MeetingType } from './contract.ts';
import {
  alsoAbout,
  attending,
  attendingIn,
  hourIn,
  itemsOf,
  notOnline,
  purposeOf,
  reasonIn,
  withReason,
} from './told-beside.ts';

/** What a text without fields says about a meeting. */
export interface FreeTextReading {
  title: string | null;
  objective: string | null;
  topics: string[];
  participants: string[];
  notes: string[];
}

interface Reading extends FreeTextReading {
  /** What is to be spoken of too. */
  besides: string[];
}

/** Longer texts are read as far as this. */
const mostRead = 20_000;

const label = /^(título|assunto|tema|objetivo|tópicos?|pauta|participantes?)\s*:\s*(.*)$/iu;
const bullet = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+(\S.*)$/u;
/** 'Quero uma reunião para…' asks; what counts is what comes after 'para'. */
const request =
  /\b(?:quero|gostaria|preciso|precisamos|cri[ea]r?|faca|mont[ae]r?|ger[ae]r?|organiz\w+|prepar\w+|agend\w+|marc\w+|faz(?:er)?)\b.*\b(?:reuniao|conversa|encontro|pauta|roteiro|1 1)\b|\b(?:juntar|reunir|sentar com|chamar) (?:o|a|os|as|tod[oa]s?|meu|minha)\b/u;

/** Labelled lines and bullets are what they say; the first sentence left is the objective. */
export function readFreeText(text: string): FreeTextReading {
  const reading: Reading = {
    besides: [],
    title: null,
    objective: null,
    topics: [],
    participants: [],
    notes: [],
  };
  let listed: string[] | null = null;
  for (const line of text.slice(0, mostRead).split('\n')) {
    const item = bullet.exec(line)?.[1];
    const told = label.exec(line.trim());
    if (told) listed = takeLabelled(reading, told[1] ?? '', told[2] ?? '');
    else if (item !== undefined) (listed ?? reading.topics).push(item.trim());
    else {
      listed = null;
      sentencesOf(line).forEach((sentence) => takeSentence(reading, sentence));
    }
  }
  const { besides: _, ...told } = reading;
  return { ...told, topics: withMainTopic(reading) };
}

const longestTopic = 14;

/** 'Também falar da pulseira nova' is beside what the meeting is for. */
function withMainTopic({ objective, topics, besides }: Reading): string[] {
  if (besides.length === 0) return topics;
  const isWhy = (objective ?? '').startsWith('Entender por que ');
  const short = objective !== null && objective.split(/\s+/u).length <= longestTopic;
  const main = isWhy ? ['O que aconteceu e por quê'] : short ? [objective] : [];
  return [...(topics.length === 0 ? main : topics), ...besides];
}

/** Gives the list that bullets below the label belong to. */
function takeLabelled(reading: Reading, name: string, value: string): string[] | null {
  const said = value.trim();
  switch (normalize(name)) {
    case 'titulo':
    case 'assunto':
    case 'tema':
      reading.title ??= said === '' ? null : said;
      return null;
    case 'objetivo':
      reading.objective ??= said === '' ? null : said;
      return null;
    case 'participante':
    case 'participantes':
      reading.participants.push(...itemsOf(said.replace(/\s+e\s+/u, ', '), /[,;]/u));
      return reading.participants;
    default:
      reading.topics.push(...itemsOf(said, said.includes(';') ? /;/u : /,/u));
      return reading.topics;
  }
}

function takeSentence(reading: Reading, sentence: string): void {
  if (contentWords(sentence).length === 0) return;
  const asks = request.test(normalize(sentence.slice(0, 300)));
  if (asks) {
    reading.objective ??= purposeOf(sentence);
    reading.notes.push(...hourIn(sentence), ...reasonIn(sentence));
    if (reading.participants.length === 0) reading.participants.push(...namedIn(sentence));
    const minutes = otherDuration.exec(sentence)?.[1];
    if (minutes !== undefined) reading.notes.push(`Duração pedida: ${minutes} minutos`);
  } else if (attending.test(sentence) && reading.participants.length === 0) {
    reading.participants.push(...attendingIn(sentence));
  } else if (alsoAbout.test(sentence)) {
    reading.besides.push(upperFirst(withoutFinalStop(sentence.replace(alsoAbout, ''))));
  } else if (notOnline.test(sentence)) return;
  else if (reading.objective === null) reading.objective = withReason(sentence, reading.notes);
  else reading.notes.push(sentence);
}

/** A duration that the form does not have: it is not passed over in silence. */
const otherDuration = /(?<!\d)(?!(?:30|60|90|120)\s*min)(\d{2,3})\s*min/iu;

const person = String.raw`(?:[oa] )?\p{Lu}\p{Ll}+(?: (?:d[aeo]s? )?\p{Lu}\p{Ll}+)*(?: d[aeo]s? \p{Ll}+(?=,| e | pra| para|$))?`;
const company = new RegExp(
  String.raw`(?:reuni[ãa]o|conversa|encontro|pauta)[^.;\n]{0,40}? com (${person}(?:(?:, | e |, e )${person})*)`,
  'u',
);

/** 'Paulo', 'Débora' and 'Sandra da qualidade' of 'uma reunião com Paulo, Débora e a Sandra da qualidade para …'. */
function namedIn(sentence: string): string[] {
  const list = company.exec(sentence)?.[1] ?? '';
  return itemsOf(list.replace(/,? e (?=(?:[oa] )?\p{Lu})/gu, ', '), /,/u).map((name) =>
    name.replace(/^[oa] /u, ''),
  );
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;])(?<!(?<!\p{L})(?:Dra?|Sra?|Srta|Enf|Eng|Profa?|Coord|Téc)\.)\s+/iu)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

const durations: readonly (readonly [MeetingDuration, RegExp])[] = [
  ['30', /\b(?:30 ?min\w*|meia hora)\b/u],
  ['90', /\b(?:90 ?min\w*|1 ?h(?:ora)? ?(?:30|e meia)\w*|uma hora e meia)\b/u],
  ['120', /\b(?:120 ?min\w*|2 ?h(?:oras)?|duas horas)\b/u],
  ['60', /\b(?:60 ?min\w*|1 ?h(?:ora)?|uma hora)\b/u],
];

/** The duration that a text names, if it is one of the form's. */
export function durationIn(text: string): MeetingDuration | null {
  const plain = normalize(text.slice(0, mostRead));
  return durations.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

export function formatIn(text: string): MeetingFormat | null {
  const plain = normalize(text.slice(0, mostRead));
  if (
    /\b(?:online|remot[oa]|por video)(?: \w+)? nao (?:da|rola|pode|serve|funciona)|\b(?:nao|nada de|sem ser) (?:\w+ )?(?:online|por video)\b/u.test(
      plain,
    )
  ) {
    return 'presencial';
  }
  if (/\b(?:online|on line|remot[oa]|por video|videochamada|videoconferencia)\b/u.test(plain)) {
    return 'online';
  }
  return /\bpresencial\b/u.test(plain) ? 'presencial' : null;
}

const types: readonly (readonly [MeetingType, RegExp])[] = [
  [
    'one-on-one',
    /\b(?:1 (?:a )?1|1x1|one on one|um a um|conversa (?:individual|com|a sos)|a sos com)\b/u,
  ],
  ['planning', /\bplanej(?:ar|amento)\b/u],
  ['review', /\b(?:retrospectiva|balanco|revisao de resultados?|revisar (?:os )?resultados?)\b/u],
  ['strategic', /\bestrategi(?:a|c[oa]s?)\b/u],
  ['team', /\b(?:reuniao (?:de|da|com a) equipe|reuniao geral|semanal)\b/u],
];

/** The type that a text plainly names. */
export function typeIn(text: string): MeetingType | null {
  const plain = normalize(text.slice(0, mostRead));
  return types.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
