import { dictates, markup, takesBack, toTheMachine } from './injection-patterns.ts';
import { demandsSign } from './injection-signs.ts';
import { normalize } from './words.ts';

/*
 * Orders to a language model inside what should be facts about work. The delimiters of the prompt and the
 * schema are the defence; taking out the kinds of order that are known is a second one, kept narrow, since
 * 'desconsidere as orientações anteriores' is also what a leader may have to tell a team.
 */

/** A heading of a prompt, after which all that follows is an order. */
const isHeading = (sentence: string) =>
  ['##', '<|im_start'].some((mark) => sentence.trimStart().startsWith(mark));
const turn = /^\s*(?:assistente|assistant|usuário|usuario|user|human)\s*:/iu;
const speaksInTurns =
  /\b(?:assistente|assistant)\s*:[\s\S]*\b(?:usuário|usuario|user|human)\s*:|\b(?:usuário|usuario|user|human)\s*:[\s\S]*\b(?:assistente|assistant)\s*:/iu;

/**
 * The sentences of a text that are orders to the machine: those that speak to it, what they dictate after
 * that, and the parts of an order that say little each. What a model of ours wrote has headings of its own, and
 * tells people what to write.
 */
export function ordersIn(
  sentences: readonly string[],
  { ofModel = false }: { ofModel?: boolean } = {},
): Set<string> {
  const text = sentences.join(' ');
  const whole = normalize(text);
  const addressed = sentences.map(
    (sentence) =>
      markup.test(sentence) ||
      toTheMachine.test(normalize(sentence)) ||
      (!ofModel && demandsSign(sentence)),
  );
  const together =
    addressed.includes(true) ||
    (takesBack.test(whole) && dictates.test(whole)) ||
    speaksInTurns.test(text);
  return new Set(
    sentences.filter((sentence, index) => {
      if (sentence.trim() === '') return false;
      if (addressed[index] || (!ofModel && isHeading(sentences[index - 1] ?? ''))) return true;
      const plain = normalize(sentence);
      return together && (takesBack.test(plain) || dictates.test(plain) || turn.test(sentence));
    }),
  );
}
