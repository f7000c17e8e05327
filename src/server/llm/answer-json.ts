/**
 * The JSON of a model's whole answer, mended where only its form is wrong: a fence or prose around
 * it, a trailing comma, a raw line break in a string, closing brackets forgotten at the end.
 * Undefined where something that the model wrote would have to be dropped or guessed.
 */
export function parseAnswer(text: string): unknown {
  const strict = parse(text);
  if (strict !== undefined) return strict;
  const afterThoughts = text.replace(/^\s*<think>[\s\S]*?<\/think>/, '');
  const start = afterThoughts.indexOf('{');
  if (start === -1) return undefined;
  const mended = mend(afterThoughts.slice(start));
  return mended === undefined ? undefined : parse(mended);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Copies the object that begins the text up to the bracket that closes it; undefined if the text
 * ends inside a string.
 */
function mend(text: string): string | undefined {
  const open: string[] = [];
  let copy = '';
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (inString) {
      if (character === '\\') {
        copy += character + (text[(at += 1)] ?? '');
        continue;
      }
      inString = character !== '"';
      copy += character < ' ' ? JSON.stringify(character).slice(1, -1) : character;
      continue;
    }
    if (character === '"') inString = true;
    else if (character === '{') open.push('}');
    else if (character === '[') open.push(']');
    else if (character === '}' || character === ']') {
      if (open.pop() !== character) return undefined;
      copy = withoutComma(copy);
    }
    copy += character;
    if (open.length === 0) return copy;
  }
  if (inString) return undefined;
  return withoutComma(copy.replace(/\s*```\s*$/, '')) + open.toReversed().join('');
}

function withoutComma(text: string): string {
  return text.replace(/,\s*$/, '');
}
