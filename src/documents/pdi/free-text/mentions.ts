import { competencies as library } from '../../knowledge/competencies.ts';
import { competencyOfVerb } from '../../knowledge/feedback/competencies.ts';
import { normalize } from '../../knowledge/words.ts';
import { entryFor } from '../competency-reading.ts';
import type { NamedCompetency, Person } from '../planned.ts';
import { withInitialLevels } from '../starting-competencies.ts';

const mostMentioned = 4;
/** First keys that are everyday words, or short ones ('tempo', 'dados'), prove nothing. */
const distinctiveKey = 7;
/** Short keys that are tools or languages: nothing else is called so. */
const toolKeys = new Set(['excel', 'ingles', 'espanhol', 'power bi', 'sql']);
const everydayKeys = new Set([
  'resultado',
  'processo',
  'projeto',
  'cliente',
  'qualidade',
  'planilha',
]);

/** 'Aprender a delegar e comunicar melhor' → where each competency is wanted, by its code. */
function verbsToLearn(padded: string): Map<string, number> {
  const places = new Map<string, number>();
  const wanted =
    /(?:(?:precisa |quer )?aprender a|precisa melhorar|precisa saber|precisa|melhorar|saber|conseguir|evoluir em|nao (?:sabe|consegue)) (\w+[aei]r)(?: \w+){0,2}?(?: e (\w+[aei]r))?(?= )/gu;
  for (const match of padded.matchAll(wanted)) {
    for (const verb of match.slice(1)) {
      const code =
        verb !== undefined && Object.hasOwn(competencyOfVerb, verb)
          ? competencyOfVerb[verb]
          : undefined;
      if (code !== undefined && !places.has(code)) places.set(code, match.index);
    }
  }
  return places;
}

/** What a text says that somebody should learn to do: 'precisa avisar antes' is about communicating. */
export function codesNeededIn(text: string): string[] {
  return [...verbsToLearn(` ${normalize(text)} `).keys()];
}

/** The competencies of the library that a text speaks of without naming them as such. */
export function mentioned(text: string, person: Person): NamedCompetency[] {
  const padded = ` ${normalize(text)} `;
  const byVerb = verbsToLearn(padded);
  return library
    .map((entry) => {
      const [key = ''] = entry.keys;
      const tool = entry.keys.some((each) => toolKeys.has(each) && padded.includes(` ${each} `));
      const distinctive = key.length >= distinctiveKey && !everydayKeys.has(key);
      // A key of several words can hardly mean anything else.
      const phrases = [normalize(entry.name), ...entry.keys.filter((each) => each.includes(' '))];
      const places = [
        ...phrases.map((phrase) => padded.indexOf(` ${phrase} `)),
        distinctive ? padded.indexOf(` ${key}`) : -1,
        tool ? padded.length : -1,
        byVerb.get(entry.code) ?? -1,
      ];
      return { entry, position: places.find((place) => place >= 0) ?? -1 };
    })
    .filter(({ position }) => position >= 0)
    .toSorted((a, b) => a.position - b.position)
    .slice(0, mostMentioned)
    .map(({ entry }) => withInitialLevels(entry.name, entryFor(entry.name, person)));
}
