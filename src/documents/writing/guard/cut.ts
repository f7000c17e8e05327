import { givenNames } from '../../knowledge/given-names.ts';
import { statesSomething } from '../../knowledge/letter/clauses.ts';
import { contentWords, normalize } from '../../knowledge/words.ts';
import { clausesOf } from './clauses.ts';
import { reasonAgainst, type Clause } from './reasons.ts';
import { startsWithInfinitive, upperFirst } from '../portuguese.ts';
import { commonNames } from '../rubric-text.ts';

/*
 * Takes out of a sentence the clauses that a guardrail objects to, and leaves a sentence.
 */

/** Inside a clause, where what comes before may stand without what comes after. */
const weakBreak =
  /\s+(?=(?:que|quando|desde|durante|com|j[aá] que|por (?:causa d[aeo]s?|ser|estar|ter)|por|devido [aà]o?s?|em raz[aã]o d[aeo]s?|ap[oó]s|depois d[aeo]s?|apesar d[aeo]s?|para)\s)/iu;
/** No clause ends with these. */
const dangling =
  /(?:^|\s)(?:está|estava|esteve|ficou|fica|é|era|foi|são|tem|tinha|teve|anda|continua|segue|parece|ser|estar|ter|de|d[oa]s?|n[oa]s?|em|o|a|os|as|um|uma|que|e|ou|com|por|para|muito|mais|não|já|se|contou|disse|falou|soube|avisou|comentou|descobri|(?:vai|vão|mandar|botar|colocar)(?: el[ea])?|sei|percebi|acho|dizem|(?:pode|podem|devia) pedir|de (?:licença|afastamento))$/iu;
/** After these, what is told is the matter: without it nothing is left to say. */
const tells =
  /(?<!\p{L})(?:contou|contaram|diz|dizem|disse|disseram|falou|falaram|soube|soubemos|avisou|informou|comentou|comentaram|revelou|descobri|descobrimos|sei|percebi|acho|parece|suspeito)(?!\p{L})[^,;]*$/iu;

/** What is left of a sentence, or ''. */
export function cutSentence(sentence: string): string {
  const stop = /[.!?;]+\s*$/u.exec(sentence)?.[0].trim() ?? '';
  const bullet = /^\s*(?:[-•*]|\d+[.)])\s+/u.exec(sentence)?.[0] ?? '';
  const body = sentence.slice(bullet.length).replace(/[.!?;]+\s*$/u, '');
  const text = joined(body);
  if (!standsAlone(text)) return '';
  return `${bullet}${upperFirst(text)}${stop}`;
}

function joined(body: string): string {
  const { clauses, joints } = clausesOf(body);
  let text = '';
  let gap = '';
  for (const [index, clause] of clauses.entries()) {
    const joint = joints[index - 1] ?? '';
    const kept = keptOf(clause).trim();
    const leans = gap !== '' && (hangsOn(joint) || /^que(?!\p{L})/iu.test(kept));
    if (kept === '' || leans) {
      const gone = clause.text.trim();
      if (gone !== '') gap = ownSubject.test(gone) ? `${gone} ` : `${gap}${gone} `;
      if (kept === '' && /^que(?!\p{L})/iu.test(clause.text) && tells.test(text)) text = '';
      continue;
    }
    text = gap === '' ? `${text}${joint}${kept}` : bridged(text, gap, { joint, kept });
    gap = kept === clause.text.trim() ? '' : ' ';
  }
  return text
    .replace(/^[\s,;()–—-]+|[\s,;(–—-]+$/gu, '')
    .replace(dangling, (end) => (text.includes(',') ? '' : end));
}

/** It gave the reason of what went. */
function hangsOn(joint: string): boolean {
  return /^\s*,?\s*(?:porque|pois)\s*$/iu.test(joint);
}

/** What comes after a gap, joined to what came before it. */
function bridged(
  text: string,
  gap: string,
  { joint, kept }: { joint: string; kept: string },
): string {
  if (text === '') return withSubjectOf(gap, kept);
  // 'Ana sai em maio, o Rui é do sindicato e | falta às segundas': it is not Ana who is away.
  if (ownSubject.test(gap) && goesOnAbout.test(kept)) {
    const name = namedFirst.exec(gap)?.[1];
    return name === undefined ? text : `${text}${joint}${name} ${kept}`;
  }
  // 'A Renata, que está de atestado, deixou…', 'com a Renata, que está grávida, sobre a escala'
  const goesOn = !statesSomething(text) && !startsWithInfinitive(text);
  if (goesOn || /^(?:sobre|para|em|n[oa]s?|até|às?)\s/iu.test(kept)) return `${text} ${kept}`;
  const how = /^\s*\)/u.test(joint) ? ' ' : /^\s*\(/u.test(joint) ? ' (' : joint;
  return `${text}${how}${kept}`;
}

/** 'Renata está de licença e | precisa de apoio' keeps whose need it is. */
function withSubjectOf(gap: string, kept: string): string {
  const name = namedFirst.exec(gap)?.[1] ?? '';
  const [first = ''] = normalize(name.replace(/^(?:[AaOo] )?(?:Dra?\.? )?/u, '')).split(' ');
  const isName = givenNames.has(first) || commonNames.has(first) || name.includes(' ');
  if (name === '' || !isName || statesSomething(first)) return kept;
  const [verb = ''] = kept.replace(/^(?:não|já|também)\s+/iu, '').split(/\s+/u);
  return statesSomething(`isso ${verb} o`) ? `${name} ${kept}` : kept;
}

/** 'o Rui está…', 'a moça do caixa é…'; not 'ele é', which is who was spoken of. */
const ownSubject =
  /^(?:(?:[OoAa]s?|[Uu]ma?|[Nn]oss[oa]s?|[Mm]inhas?|[Mm]eus?)\s+\p{L}|(?!El[ea]s?\s)\p{Lu}\p{Ll})/u;

/** What is said of a subject that stands before: 'falta às segundas', 'não veio'. */
const goesOnAbout =
  /^(?!(?:que|se|quero|vou|preciso|estou|tenho|acho|pe[çc]o|como|onde|quase|hoje|sempre|ent[ãa]o|cada|toda|para|pra|sobre|at[ée]|de|em|na|pela|uma|ela|ele|gente|isso|isto|este|esse|esta|essa)(?!\p{L}))(?:(?:n[ãa]o|j[áa]|tamb[ée]m|ainda|s[óo]) )?\p{Ll}+(?:a|e|ou|eu|iu|ai)(?!\p{L})/u;

const namedFirst =
  /^((?:[AaOo] )?(?:Dra?\.? )?\p{Lu}\p{Ll}[\p{L}’'-]*(?: (?:d[aeo]s? )?\p{Lu}\p{Ll}[\p{L}’'-]*)*) /u;

function keptOf(clause: Clause): string {
  const reason = reasonAgainst(clause);
  if (reason === null) return clause.text;
  // Of a condition on who is chosen nothing is left but a stump.
  if (reason === 'discrimination') return '';
  const pieces = clause.text.split(weakBreak);
  let text = '';
  for (const piece of pieces) {
    const longer = text === '' ? piece : `${text} ${piece}`;
    if (reasonAgainst({ ...clause, text: longer }) !== null) break;
    text = longer;
  }
  const told = /^que(?!\p{L})/iu.test(pieces[text === '' ? 0 : text.split(weakBreak).length] ?? '');
  // 'Assumir a carteira depois | que voltar da licença'
  const kept = text === clause.text ? text : text.replace(/\s+(?:depois|antes|logo|assim)$/iu, '');
  return told && tells.test(text) ? '' : standsAlone(kept) ? kept : '';
}

/** Enough to mean something, and no stump. */
function standsAlone(text: string): boolean {
  if (dangling.test(text)) return false;
  const words = contentWords(text).length;
  return words >= 2 || (words === 1 && text.trim().split(/\s+/u).length >= 3);
}
