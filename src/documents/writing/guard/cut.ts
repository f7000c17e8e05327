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
  /(?:^|\s)(?:está|estava|esteve|ficou|fica|é|era|foi|são|tem|tinha|teve|anda|continua|segue|parece|ser|estar|ter|de|d[oa]s?|n[oa]s?|em|o|a|os|as|um|uma|que|e|ou|com|por|para|muito|mais|não|já|se|contou|disse|falou|soube|avisou|comentou|descobri|(?:vai|vão|mandar|botar|colocar)(?: el[ea])?|sei|percebi|acho|dizem|de (?:licença|afastamento))$/iu;
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
      gap += clause.text.trim() === '' ? '' : `${clause.text.trim()} `;
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

const namedFirst =
  /^((?:[AaOo] )?(?:Dra?\.? )?\p{Lu}\p{Ll}[\p{L}’'-]*(?: (?:d[aeo]s? )?\p{Lu}\p{Ll}[\p{L}’'-]*)*) /u;

function keptOf(clause: Clause): string {
  if (reasonAgainst(clause) === null) return clause.text;
  const pieces = clause.text.split(weakBreak);
  let text = '';
  for (const piece of pieces) {
    const longer = text === '' ? piece : `${text} ${piece}`;
    if (reasonAgainst({ ...clause, text: longer }) !== null) break;
    text = longer;
  }
  const told = /^que(?!\p{L})/iu.test(pieces[text === '' ? 0 : text.split(weakBreak).length] ?? '');
  return told && tells.test(text) ? '' : standsAlone(text) ? text : '';
}

/** Enough to mean something, and no stump. */
function standsAlone(text: string): boolean {
  if (dangling.test(text)) return false;
  const words = contentWords(text).length;
  return words >= 2 || (words === 1 && text.trim().split(/\s+/u).length >= 3);
}
