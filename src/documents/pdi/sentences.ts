/** What ends with a point and no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:sr|sra|srta|dr|dra|prof|profa|ex|etc|p|obs|no|nº|av|ltda|\p{L})\.$/iu;
const bullet = /^(?:[-–—•*]|\d{1,2}[.)])\s+/u;

/** Sentences and lines of a text that a person typed; what stands in brackets is never cut. */
export function splitSentences(text: string | undefined): string[] {
  return (text ?? '').split(/\n+/u).flatMap((line) => sentencesOfLine(line.trim()));
}

function sentencesOfLine(line: string): string[] {
  const bare = line.replace(bullet, '');
  const lastClosing = Math.max(bare.lastIndexOf(')'), bare.lastIndexOf(']'));
  const sentences: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < bare.length; index += 1) {
    const character = bare.charAt(index);
    // A bracket that is never closed is no bracket.
    if (/[([]/u.test(character) && index < lastClosing) depth += 1;
    else if (/[)\]]/u.test(character)) depth = Math.max(0, depth - 1);
    const ends = depth === 0 && /[.!?;]/u.test(character) && /\s/u.test(bare.charAt(index + 1));
    if (!ends || abbreviation.test(bare.slice(Math.max(start, index - 6), index + 1))) continue;
    sentences.push(bare.slice(start, index + 1));
    start = index + 1;
  }
  return [...sentences, bare.slice(start)].map((item) => item.trim()).filter((item) => item !== '');
}
