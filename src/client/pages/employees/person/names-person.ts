/** Without case and accents, as the diary looks for names. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) => plain(text).split(/[^\p{L}\p{N}]+/u);

/**
 * The text as a line about the person: it names them already, or the name goes before it. A first name
 * does where nobody else bears it.
 */
export function lineAbout(text: string, name: string, everyone: readonly string[]): string {
  const words = wordsOf(text);
  const [first = ''] = wordsOf(name);
  const isUnique = everyone.filter((one) => wordsOf(one)[0] === first).length <= 1;
  const isNamed = words.join(' ').includes(wordsOf(name).join(' '));
  return isNamed || (isUnique && words.includes(first)) ? text : `${name}: ${text}`;
}
