import { startsWithInfinitive, upperFirst, withoutFinalStop } from '../writing/portuguese.ts';
import { normalize } from '../knowledge/words.ts';
import { toldDeadline } from './told-deadline.ts';

/** What a text without fields says about a plan. Nothing typed is lost: what is no objective is context. */
export interface FreeTextReading {
  objective: string | null;
  deadline: string | null;
  context: string[];
}

/** 'Quero um plano de ação para reduzir…': what is asked for, and what for. */
const request =
  /\bplano\b(?: de a[çc][ãa]o)?(?: \p{L}+){0,3}? (?:para|pra|com o objetivo de|a fim de|que ajude a) (.+)$/iu;
const asks = /\b(?:quero|gostaria|ger[ae]r?|crie|criar|faca|fazer|mont[ae]r?|preciso|elabor\w+)\b/u;
/** A longer request also tells what happens. */
const longestRequest = 10;
const dueClause =
  /[\s,]*\b(?:at[ée]|com prazo (?:at[ée]|em|para)|at[ée] o dia|para) \d{1,2}\/\d{1,2}\/\d{4}/giu;

export function readFreeText(sentences: readonly string[], today: string): FreeTextReading {
  const context: string[] = [];
  let objective: string | null = null;
  for (const sentence of sentences) {
    const asked = isRequest(sentence) ? request.exec(sentence)?.[1] : undefined;
    const aim = (asked ?? sentence).replace(dueClause, '').trim();
    if (objective === null && startsWithInfinitive(aim)) {
      objective = upperFirst(withoutFinalStop(aim));
    } else if (!isRequest(sentence) || sentence.split(/\s+/u).length > longestRequest) {
      context.push(sentence);
    }
  }
  return { objective, deadline: toldDeadline(sentences.join('\n'), today), context };
}

function isRequest(sentence: string): boolean {
  const plain = normalize(sentence.slice(0, 300));
  return asks.test(plain) && /\bplano\b/u.test(plain);
}
