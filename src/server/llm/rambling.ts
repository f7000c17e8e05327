/** A document is a tenth of it. */
const longestAnswer = 60_000;
const longestBlank = 1_000;
const loopLength = 1_200;
const longestPeriod = 400;
/** A sheet to fill in has rows without a word, one like the other. */
const longestSheet = 8_000;

/**
 * Why an answer that is still coming will never be a document: it is far too long, it writes blanks
 * alone (as models do that a grammar holds), or it repeats itself word by word. Null while it may be.
 */
export function ramblingReason(text: string): string | null {
  if (text.length > longestAnswer) return `The answer passed ${longestAnswer} characters`;
  return circlingReason(text);
}

/** The same of what a model thinks, which may be as long as the provider lets it. */
export function circlingReason(text: string): string | null {
  if (text.length < longestBlank) return null;
  if (text.slice(-longestBlank).trim() === '') return 'The answer went on with blanks';
  const tail = text.slice(-loopLength);
  const isSheet = !/[\p{L}\p{N}]/u.test(tail.slice(-longestPeriod).replace(/\\[nt]/gu, ''));
  const isCircling = isLoop(tail) && (!isSheet || isLoop(text.slice(-longestSheet), longestSheet));
  return isCircling ? 'The answer repeated itself' : null;
}

/** Whether it is one short piece over and over, letter by letter. */
function isLoop(tail: string, fewest = loopLength): boolean {
  if (tail.length < fewest) return false;
  const unit = tail.slice(-40);
  const before = tail.lastIndexOf(unit, tail.length - unit.length - 1);
  const period = tail.length - unit.length - before;
  if (before === -1 || period > longestPeriod) return false;
  return tail.slice(period) === tail.slice(0, -period);
}
