import { upperFirst } from '../writing/portuguese.ts';
import { commonNames } from '../writing/rubric-text.ts';
import { givenNames } from '../knowledge/given-names.ts';
import { normalize } from '../knowledge/words.ts';
import type { DocumentContext } from '../writing/context.ts';

/*
 * A 360° conversation speaks of themes, not of who said what: names of others and attributions go, what
 * was said of the work stays.
 */

const speaking =
  'respondeu|pediu|elogiou|citou|disse|diz|falou|fala|comentou|comenta|relatou|relata|apontou|aponta|acha|achou|considera|mencionou|menciona|reclamou|reclama|contou|conta|sente|sentiu|percebe|percebeu|observou|afirmou|informou';
const capitalised = String.raw`\p{Lu}\p{Ll}+`;

/** 'segundo a gerente, …', 'o coordenador disse que …'. Several people are nobody in particular. */
const according =
  /^(?:segundo|conforme|de acordo com|na (?:opini[aã]o|vis[aã]o) d[eoa]s?)\s[^,.;:]{2,60},\s*/iu;
const said = new RegExp(String.raw`^([^,.;:]{2,60}?)\s(?:${speaking})\sque\s+`, 'iu');
const several =
  /^(?:você|eu|nós|a gente|quem|v[aá]ri[oa]s|muit[oa]s|algumas|alguns|tr[eê]s|quatro|cinco|seis|colegas|pares|clientes|pessoas|a equipe|o grupo|o time|a maioria|\d+)(?!\p{L})/iu;

/** Capitalised words in a row, with the article and preposition that hold the first. */
const capitalsInPlace = new RegExp(
  String.raw`(?<![\p{L}\p{N}\p{M}])(?:([DdNn]|[Pp]el)[oa]\s|([Àà]|[Aa]o)\s|[OoAa]\s)?(${capitalised}(?![\p{L}\p{M}]))((?:\s(?:d[aeo]s?\s)?${capitalised}(?![\p{L}\p{M}]))*)`,
  'gu',
);

/** With an article, so that 'Clientes disseram' names nobody. */
const speakerInPlace = new RegExp(
  String.raw`(?<![\p{L}\p{N}\p{M}])[OoAa]\s(${capitalised})(?:,?\s(?:e\s)?[oa]\s(${capitalised}))?\s(?:também\s)?(?:${speaking}|responderam|disseram|acham|reclamaram|comentaram|pediram|elogiaram|citaram|falaram)(?!\p{L})`,
  'gu',
);

/** The names of people in a text, beside the words in `known` (normalised). */
export function namesIn(text: string, known: ReadonlySet<string>): string[] {
  const speakers = speakersIn(text);
  return [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])${capitalised}`, 'gu'))]
    .map(([word]) => word)
    .filter((word) => isName(word, { known, speakers }));
}

interface Names {
  known: ReadonlySet<string>;
  speakers: ReadonlySet<string>;
}

function isName(word: string, { known, speakers }: Names): boolean {
  const plain = normalize(word);
  return (
    !known.has(plain) && (commonNames.has(plain) || givenNames.has(plain) || speakers.has(plain))
  );
}

/** 'O Beto reclamou', 'a Lu e o Dudu responderam': whoever speaks is a person, whatever the name. */
function speakersIn(text: string): ReadonlySet<string> {
  const words = [...text.matchAll(speakerInPlace)].flatMap(([, ...names]) => names);
  return new Set(words.filter((word) => word !== undefined).map(normalize));
}

/** Words that are nobody else's name: the person's own, the company's, the team's. */
export function knownWords(
  name: string,
  { company, team }: Pick<DocumentContext, 'company' | 'team'>,
): ReadonlySet<string> {
  return new Set(normalize([name, company.name, team?.name ?? ''].join(' ')).split(' '));
}

/** True where a text names someone else, or says according to whom. */
export function isAttributed(text: string, known: ReadonlySet<string>): boolean {
  return namesIn(text, known).length > 0 || according.test(text);
}

/** The text of a perception without who gave it and without the names of others. */
export function withoutAuthors(text: string, known: ReadonlySet<string>): string {
  const told = text
    .split(/(?<=[.!?])\s+/u)
    .map((sentence, index) => {
      const rest = unattributed(sentence, known);
      return index === 0 ? rest : upperFirst(rest);
    })
    .join(' ');
  const nameless = withoutNames(told, known);
  return upperFirst(
    nameless.replace(
      /alguém da equipe(?:(?:,| e) (?:d[eo] )?alguém da equipe)+/gu,
      'pessoas da equipe',
    ),
  );
}

/** A name and its surname become 'alguém da equipe'; other capitals stay. */
function withoutNames(
  text: string,
  known: ReadonlySet<string>,
  speakers = speakersIn(text),
): string {
  return text.replace(
    capitalsInPlace,
    (found, held: string | undefined, to: string | undefined, first: string, others: string) => {
      if (!isName(first, { known, speakers })) {
        return found.slice(0, found.length - others.length) + withoutNames(others, known, speakers);
      }
      const preposition =
        held === undefined ? (to === undefined ? '' : 'a ') : prepositions[held.toLowerCase()];
      return `${preposition ?? ''}alguém da equipe`;
    },
  );
}

const prepositions: Readonly<Record<string, string>> = { d: 'de ', n: 'em ', pel: 'por ' };

const ownExperience =
  /^(?:não |já |ainda |também )?(?:esperou|aguardou|ficou|recebeu|precisou|teve|perdeu|pediu|perguntou|procurou|tentou|refez|soube|sentiu|sente|cobrou|ouviu|espera|precisa|fica|recebe|gostaria|queria|prefere|se sentiu|se sente) /iu;

function unattributed(text: string, known: ReadonlySet<string>): string {
  const bare = text.replace(according, '');
  const author = said.exec(bare);
  const anonymous =
    author && several.test(author[1] ?? '') && namesIn(author[1] ?? '', known).length === 0;
  if (!author || anonymous) return bare;
  // 'O Paulo disse que esperou três semanas': it was not the person who waited.
  const rest = bare.slice(author[0].length);
  return ownExperience.test(rest) ? `alguém ${rest}` : rest;
}
