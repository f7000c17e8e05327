import * as z from 'zod/mini';
import { textsOf } from '#shared/json.ts';
import { list, plainText, textList, type Citation } from '../kit/fields.ts';
import type { DataLine } from '../kit/writer.ts';
import { normalize, stems } from '../knowledge/words.ts';
import { factsOf, missingFacts } from '../reading/facts.ts';
import { sentencesOf } from '../reading/sentences.ts';

/*
 * Where the sentences of a model come from: it names the lines, and each is checked here. The line exists, it speaks of the same thing, and
 * what the sentence names (people, days, figures) stands in that line or was typed into the form. What fails is
 * no source, and nobody is shown it.
 */

const answerSources = list(z.object({ text: plainText, lines: textList() }));

/** What a model is held to: a kind's content, and how sentences begin with the codes of their lines. */
export function withSources<Content extends z.ZodMiniObject>(content: Content) {
  return z.extend(content, { sources: answerSources });
}

/** The blocks whose names and days any sentence may use: who leads, colleagues, the form, the calendar. */
const knownToAll = new Set(['L', 'C', 'F', 'K']);

/** A line that is shown is as long as a person reads at a glance. */
const longestLine = 280;

/** The sentences of a document whose sources hold, and how many do not. */
export function checkCitations(
  claimed: unknown,
  content: object,
  lines: readonly DataLine[],
): { citations: Citation[]; failed: number } {
  const sentences = textsOf(content).flatMap(sentencesOf);
  const shared = lines.filter(({ code }) => knownToAll.has(code[0]!) || code === 'P1');
  const claims = z.parse(answerSources, claimed);
  const citations: Citation[] = [];
  for (const claim of claims) {
    const text = sentences.find((sentence) => begins(sentence, claim.text));
    const cited = lines.filter(({ code, source }) => source !== null && claim.lines.includes(code));
    if (text === undefined || citations.some((other) => other.text === text)) continue;
    const about = cited.find((line) => speaksOfTheSame(text, line.text));
    const known = factsOf(
      [...cited, ...shared].map(({ label, text: said }) => `${label}\n${said}`).join('\n'),
    );
    if (!about || missingFacts(text, known).length > 0) continue;
    citations.push({ text, source: about.source!, line: passageOf(about.text, text) });
  }
  return { citations, failed: claims.length - citations.length };
}

function begins(sentence: string, start: string): boolean {
  const wanted = normalize(start);
  return wanted.length >= 8 && normalize(sentence).includes(wanted);
}

function speaksOfTheSame(sentence: string, line: string): boolean {
  const known = stems(line);
  return [...stems(sentence)].some((stem) => known.has(stem));
}

/** Of a long line the sentence that has most of its words in common with the one that cites it. */
function passageOf(line: string, sentence: string): string {
  if (line.length <= longestLine) return line;
  const wanted = stems(sentence);
  const inCommon = (part: string) => [...stems(part)].filter((stem) => wanted.has(stem)).length;
  const best = sentencesOf(line).reduce((one, other) =>
    inCommon(other) > inCommon(one) ? other : one,
  );
  return best.length <= longestLine ? best : `${best.slice(0, longestLine - 1)}…`;
}
