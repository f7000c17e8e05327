import { startsWithInfinitive, upperFirst, withoutFinalStop } from '../writing/portuguese.ts';
import { normalize } from '../knowledge/words.ts';
import { freeTextDeadline } from './told-deadline.ts';

/** What a text without fields says about a plan. Nothing typed is lost: what is no objective is context. */
export interface FreeTextReading {
  objective: string | null;
  deadline: string | null;
  context: string[];
}

/** 'Quero um plano de ação para reduzir…': what is asked for, and what for. */
const request =
  /\bplano\b(?: de a[çc][ãa]o)?(?: \p{L}+){0,3}? (?:para|pra|com o objetivo de|a fim de|que ajude a) (.+)$/iu;
const asks =
  /\b(?:quer(?:o|ia)|gostaria|ger[ae]r?|crie|criar|faca|fazer|mont[ae]r?|preciso|elabor\w+)\b/u;
/** A longer request also tells what happens. */
const longestRequest = 10;
const dueClause =
  /[\s,]*\b(?:at[ée]|com prazo (?:at[ée]|em|para)|at[ée] o dia|para) \d{1,2}\/\d{1,2}\/\d{4}/giu;

export function readFreeText(sentences: readonly string[], today: string): FreeTextReading {
  const context: string[] = [];
  let objective: string | null = null;
  for (const sentence of sentences.flatMap(hurried).map(withoutPreamble)) {
    const asked = isRequest(sentence) ? request.exec(sentence)?.[1] : undefined;
    const aim = (asked ?? sentence).replace(dueClause, '').trim();
    if (objective === null && startsWithInfinitive(aim) && !pointsBack.test(aim)) {
      const [first = '', ...rest] = apart(withoutFinalStop(aim));
      objective = upperFirst(first);
      context.push(...rest.map(upperFirst));
    } else if (!isRequest(sentence) || sentence.split(/\s+/u).length > longestRequest) {
      context.push(withoutRequest(sentence));
    }
  }
  const text = sentences.join('\n');
  return { objective, deadline: freeTextDeadline(text, today), context };
}

/** 'Resolver isso' says nothing without what was told before. */
const pointsBack =
  /^\p{L}+ (?:isso|isto|is[st]o tudo|ess[ae] (?:situa[çc][ãa]o|problema|quest[ãa]o))(?!\p{L})/iu;

const longestSentence = 20;

/** A long text in lower case has its sentences too. */
function hurried(text: string): string[] {
  if (text.split(/\s+/u).length <= longestSentence) return [text];
  return text
    .split(/(?<=\p{L}{3}[.!?])(?<!(?:etc|aprox|min|m[áa]x|tel|obs)\.)\s+(?=\p{Ll})/u)
    .map(upperFirst);
}

/** 'Olha, o negócio é o seguinte: a coleta parou': what comes before is talk. */
function withoutPreamble(sentence: string): string {
  const rest = sentence.replace(
    /^.{0,120}?(?<!\p{L})(?:(?:o neg[óo]cio|a situa[çc][ãa]o|o caso|a quest[ãa]o|o problema|a hist[óo]ria) )?[ée] o seguinte\s*[:,]?\s+/iu,
    '',
  );
  return rest === sentence ? sentence : upperFirst(rest);
}

/** 'Queria um plano para resolver isso até janeiro gastando no máximo 2 mil': what it may cost stays. */
function withoutRequest(sentence: string): string {
  const spent =
    /^.{0,60}\bplano\b.{0,20}\b(?:isso|disso|isto)\b.*?,? (?:gastando|com gasto de|sem gastar) (.+)$/iu.exec(
      sentence,
    );
  return spent === null
    ? sentence
    : `Verba: ${/sem gastar/iu.test(sentence) ? 'não gastar ' : ''}${withoutFinalStop(spent[1] ?? '')}.`;
}

/** An aim longer than this tells the situation along with it. */
const longestAim = 14;

/** 'organizar a mudança, mudança dia 12/01, são 32 pessoas': the aim, and what is told with it. */
function apart(aim: string): string[] {
  if (aim.split(/\s+/u).length <= longestAim) return [aim];
  const [first = '', ...rest] = aim.split(
    /,\s+(?=[^,]*,|\p{L}+ (?:\p{L}+ )*(?:é|são|está|estão|tem|têm|precisa|acaba|vence|dia)(?!\p{L}))/u,
  );
  return first.split(/\s+/u).length < 3 ? [aim] : [first, ...rest];
}

function isRequest(sentence: string): boolean {
  const plain = normalize(sentence.slice(0, 300));
  return asks.test(plain) && /\bplano\b/u.test(plain);
}
