import { workObjects } from './personal-data.ts';
import { asksTooMuchExperience } from './interview/experience.ts';
import { experienceTopic, forbiddenTopics } from './interview/forbidden-topics.ts';
import { hitsOf, patternOf } from './patterns.ts';
import { normalize } from './words.ts';

const matchers = forbiddenTopics.map(({ topic, patterns, alternative, mayBeWork }) => ({
  topic,
  alternative,
  mayBeWork: mayBeWork === 'all' ? patternOf(patterns) : patternOf(mayBeWork),
  pattern: patternOf(patterns),
}));

export interface ForbiddenTopicHit {
  topic: string;
  /** A question that may be asked instead, of everyone; null where there is nothing to ask. */
  alternative: string | null;
  /** `block`: never in a question. `warn`: here it is a word of the work, or may be. */
  strength: 'block' | 'warn';
}

/**
 * The topics that a text touches, each once. `workTerms` are texts that say what the work is (position,
 * job description): where the hit is one of their words, or is said of who is served ('pacientes com
 * depressão'), and its topic may be work, it is only a warning. For a job description itself use
 * `topicsDemandedBy`, whose answer is only ever a warning.
 */
export function forbiddenTopicsIn(
  text: string,
  workTerms: readonly string[] = [],
): ForbiddenTopicHit[] {
  const plain = normalize(text);
  // Only where something was hit: a job description is long, and read sentence by sentence.
  let work: string | null = null;
  const isOfTheWork = (hit: string) => {
    work ??= ` ${normalize(workTerms.join(' '))} `;
    return work.includes(` ${hit} `);
  };
  const hits = matchers.flatMap(({ topic, alternative, pattern, mayBeWork }) => {
    const found = hitsOf(pattern, plain);
    if (found.length === 0) return [];
    const isWork = ({ 0: hit, index }: RegExpExecArray) =>
      mayBeWork.test(hit) && (isOfTheWork(hit) || workObjects.test(plain.slice(0, index)));
    const strength = found.every(isWork) ? ('warn' as const) : ('block' as const);
    return [{ topic, alternative, strength }];
  });
  return asksTooMuchExperience(plain) ? [...hits, { ...experienceTopic, strength: 'block' }] : hits;
}

const inclusive =
  /\b(?:independente\w* d\w+|sem (?:distincao|discriminacao)|diversidade|inclus(?:ao|iv[ao]s?)|afirmativ\w+|todas as pessoas)\b/u;
/** 'Vaga aberta a todas as pessoas, independentemente de religião' */
export function isInclusive(sentence: string): boolean {
  return inclusive.test(normalize(sentence));
}

const benefit = /\b(?:auxilios?|beneficios?|planos? de|previdencia|licencas?|vales?|seguros?)\b/u;
const desirable =
  /\b(?:desejave\w+|diferencia\w+|nao (?:e )?(?:exig\w+|necessari\w+|obrigatori\w+))\b/u;
/** What comes right before a demand: 'não ter', 'sem', 'apresentar'; knowing about it is no demand. */
const demandBefore =
  /(?:^|\b(?:nao|sem|ausencia de|livre de|isent\w+|possuir|ter|estar|apresentar|gozar de|exig\w+|candidat\w+)(?: (?!conhec|experien|noc|atenc|curso|formac|domin|respons)\w+){0,3})$/u;

/**
 * The topics that a job description demands of who applies. A statement of inclusion, a benefit, and
 * what the work itself is about ('atender gestantes') demand nothing.
 */
export function topicsDemandedBy(jobDescription: string): ForbiddenTopicHit[] {
  const hits = jobDescription.split(/(?<=[.!?;])\s+|\n+/u).flatMap((sentence) => {
    const plain = normalize(sentence);
    if (inclusive.test(plain) || benefit.test(plain)) return [];
    return forbiddenTopicsIn(sentence, [jobDescription]).filter(({ topic, strength }) => {
      if (topic === experienceTopic.topic) return !desirable.test(upToExperience(sentence));
      return strength === 'block' || isDemanded(topic, plain);
    });
  });
  return [...new Map(hits.map((hit) => [hit.topic, hit])).values()];
}

/** A sentence as far as the clause that asks for years: 'desejável' of what follows is not said of them. */
function upToExperience(sentence: string): string {
  const clauses = sentence.split(/[,;]/u);
  const last = clauses.findIndex((clause) => asksTooMuchExperience(normalize(clause)));
  return normalize(last < 0 ? sentence : clauses.slice(0, last + 1).join(' '));
}

function isDemanded(topic: string, normalized: string): boolean {
  const matcher = matchers.find((each) => each.topic === topic);
  const hits = matcher ? hitsOf(matcher.pattern, normalized) : [];
  return hits.some(({ 0: hit, index }) => {
    const before = normalized.slice(0, index).trimEnd();
    if (workObjects.test(before)) return false;
    return hit.startsWith('idade') || demandBefore.test(before);
  });
}
