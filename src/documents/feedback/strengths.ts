import { upperFirst } from '../writing/portuguese.ts';
import { sentencesOf } from '../writing/rubric-text.ts';
import { normalize } from '../knowledge/words.ts';
import { spoken } from './spoken.ts';
import type { Talk } from './talk.ts';

/*
 * Leaders type what went well and what did not in one breath: each is said in its own part of the
 * conversation.
 */

const praise =
  /\b(?:elogi\w+|parabens|no prazo|antes do prazo|sem (?:reclamar|erros?|atrasos?|retrabalho|falhas?|ajuda)|(?:super|bat)\w+ (?:a|as) metas?|aprendeu|ajudou|destac\w+|bem feit[oa]s?|muito bem|\p{L}+(?:ou|eu|iu) (?:muito )?bem|com (?:muit[ao] )?(?:calma|paciencia|cuidado|seguranca|clareza)|resolveu na hora|melhorou|evoluiu|excelente|otim[oa])\b/u;
const trouble =
  /\b(?:nao|falt\w+|esquec\w+|atras\w+|err(?:o|os|ou|ada|adas|ado|ados)|demor\w+|precis\w+|melhorar|deixou|perd\w+|reclamaram|reclamou|reclamacao|reclamacoes|problema\w*|pouc[oa]s?|sem (?:avisar|aviso)|mas|porem|so que)\b/u;
const joints =
  /^(?:mas|e|j[áa]|por[ée]m|por outro lado|em compensa[çc][ãa]o|por um lado|no entanto),?\s+/iu;

/** What the examples tell that works, apart from what they tell that could be better. */
export function sortedExamples({ examples, person }: Talk): {
  strengths: string[];
  others: string[];
} {
  const strengths: string[] = [];
  const others = examples.flatMap((line) => {
    const sentences = sentencesOf(line);
    const good = sentences.filter(isStrength);
    if (good.length === 0) return [line];
    const without = (sentence: string) =>
      spoken(upperFirst(sentence.replace(joints, '')), person.name);
    strengths.push(good.map(without).join(' '));
    const rest = sentences.filter((sentence) => !isStrength(sentence));
    return rest.length === 0 ? [] : [rest.map(without).join(' ')];
  });
  return { strengths, others };
}

/** Something that went well is told, and nothing else. */
export function isStrength(sentence: string): boolean {
  const plain = normalize(sentence).replace(joints, '');
  const bare = plain.replace(/\bsem (?:reclamar|erros?|atrasos?|retrabalho|falhas?)\b/gu, '');
  return praise.test(plain) && !trouble.test(bare);
}
