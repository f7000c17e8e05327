/** Where a text that holds this sentence, whole and not as a part of a longer one, has its end; -1 where it does not. */
export function endOfSentence(text: string, sentence: string): number {
  for (let at = text.indexOf(sentence); at !== -1; at = text.indexOf(sentence, at + 1)) {
    const end = at + sentence.length;
    const closes = text[end] === undefined || text[end] === '\n' || stop.test(sentence);
    if (closes && isBeginning(text.slice(0, at))) return end;
  }
  return -1;
}

const stop = /[.!?…]["”’)]?$/u;

function isBeginning(before: string): boolean {
  const said = before.trimEnd();
  return said === '' || stop.test(said) || before.slice(said.length).includes('\n');
}
