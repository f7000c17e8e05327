import { startsWithInfinitive, upperFirst } from '../../writing/portuguese.ts';
import { competencies as library } from '../../knowledge/competencies.ts';
import { normalize } from '../../knowledge/words.ts';

/*
 * Competencies that a free text names with their levels, in the ways people write them: 'Comunicação
 * 3->4', 'Delegação de 2 para 4', 'liderança (nível 2 → 3)', 'passar de 1 a 3 em Excel'.
 */

interface LevelReading {
  name: string;
  currentLevel: number;
  targetLevel: number;
}

const pair =
  /(?<![\d/.,])([1-5])\s*(?:->|=>|→|>|–|—|-|(?:a|para|até|ao)(?:\s+o)?(?:\s+n[ií]vel)?\s|[,;]?\s*(?:e\s+)?(?:n[ií]vel\s+)?(?:desejado|alvo|esperado|meta)\s*[:=]?)\s*(?:n[ií]vel\s+)?([1-5])(?![\d%/]|[.,]\d)/giu;
/** What may come right after two levels; anything else tells that the figures count something. */
const after =
  /^\s*(?:$|[).,;:!?–—-]|(?:e|até|em|no|na|nos|nas|com|para|durante|n[ií]ve\p{L}*)(?:\s|$))/iu;
const beforeLevels =
  /(?:\s|[(:,=–—-]|(?<!\p{L})(?:de|do|da|no|na|em|n[ií]ve(?:l|is)|atual|atualmente|saia|saindo|sair|passe|passar|passando|suba|subir|evolua|evoluir|evoluindo|avance|avançar|chegue|chegar|ir|indo|vá)(?!\p{L}))+$/iu;
const leadIn =
  /^.*(?<!\p{L})(?:foco (?:em|na|no|nas|nos)|compet[eê]ncias?(?: d[eoa]| em)?|habilidades?(?: d[eoa]| em)?|desenvolver|melhorar|evoluir|elevar|aumentar|aprimorar|fortalecer|trabalhar|levar|incluir|avançar|pdi|plano)\s+(?=\S)/iu;
const articles = /^(?:(?:[aeo]|as|os|sua|seu|suas|seus|d[aeo]s?|em|n[ao]s?|com|para)\s+)+/iu;
const noName =
  /(?<!\p{L})(?:que|el[ae]|quero|quer|gostaria|preciso|precisa|pdi|plano|fase|semanas?|mes|mês|meses|dias?|turno|nota|vezes|pessoas?|reduzir|diminuir|atender|vender)(?!\p{L})/iu;
const mostWords = 7;
/** Characters before the levels among which the name is looked for. */
const longestName = 160;
const libraryNames = new Set(library.map(({ name }) => normalize(name)));

/** The competencies with levels that a sentence tells, and the rest of the sentence. */
export function levelsIn(sentence: string): { found: LevelReading[]; rest: string } {
  const found: LevelReading[] = [];
  let rest = '';
  let from = 0;
  for (const match of sentence.matchAll(pair)) {
    const end = match.index + match[0].length;
    const [currentLevel, targetLevel] = [Number(match[1]), Number(match[2])];
    const following = sentence.slice(end);
    if (targetLevel < currentLevel || !after.test(following)) continue;
    const before = sentence.slice(from, match.index);
    const named = nameBefore(before) ?? nameAfter(following);
    if (named === null) continue;
    found.push({ name: upperFirst(named.name), currentLevel, targetLevel });
    rest += `${named.rest} `;
    from = end + named.taken;
  }
  return { found, rest: (rest + sentence.slice(from)).replace(/^[\s),;:]+/u, '').trim() };
}

interface Named {
  name: string;
  /** What stands before the name. */
  rest: string;
  /** Characters after the levels that belong to the name. */
  taken: number;
}

function nameBefore(whole: string): Named | null {
  const before = whole.slice(-longestName);
  const bare = before.replace(beforeLevels, '');
  const [piece = ''] = bare.split(/[,;:.!?\n()]+\s*/u).slice(-1);
  const name = nameIn(piece);
  const rest =
    whole.slice(0, whole.length - before.length) + bare.slice(0, bare.lastIndexOf(name ?? ''));
  return name === null ? null : { name, rest, taken: 0 };
}

/** The competency at the end of a piece of text. */
function nameIn(piece: string): string | null {
  const bare = piece.replace(/^\s*e\s+/iu, '').trim();
  const candidates = [bare, bare.replace(leadIn, '')].flatMap((text) => {
    const plain = text.replace(articles, '');
    // 'comunicação e liderança 2->3' tells the levels of the second, unless both are one name.
    return [text, plain].filter((name) => libraryNames.has(normalize(name)));
  });
  const [known] = candidates;
  if (known !== undefined) return known;
  const [last = ''] = bare
    .replace(leadIn, '')
    .split(/\s+e\s+/iu)
    .slice(-1);
  return validName(last.replace(articles, ''));
}

function nameAfter(following: string): Named | null {
  const match =
    /^\s*\)?\s*(?:em|na|no|nas|nos)\s+([^,.;:()]+?)(?=\s+(?:e|até|com|para|em)\s|[,.;:()]|$)/iu.exec(
      following,
    );
  const name = validName(match?.[1] ?? '');
  return name === null || !match ? null : { name, rest: '', taken: match[0].length };
}

/** A name that people give to a competency: short, of words, and no figure of a goal. */
export function validName(text: string): string | null {
  const name = text.trim();
  const words = name.split(/\s+/u);
  if (words.length > mostWords || noName.test(name)) return null;
  if (!/\p{L}{2,}/u.test(name) || !/^[\p{L}\p{N}\s/&+#.'’-]+$/u.test(name)) return null;
  return startsWithInfinitive(name) && words.length < 2 ? null : name;
}

/** The competencies of a list: 'comunicação, escuta e feedback e poda'. */
export function namesInList(list: string): string[] {
  const items = list
    .split(/,\s*|\s+e\s+/u)
    .map((item) => item.replace(articles, '').trim())
    .filter((item) => item !== '');
  return items.flatMap((item, index) => {
    const before = items[index - 1];
    if (before !== undefined && libraryNames.has(normalize(`${before} e ${item}`))) return [];
    const next = items[index + 1];
    const both = next === undefined ? '' : `${item} e ${next}`;
    return libraryNames.has(normalize(both)) ? [both] : [item];
  });
}
