import { beforeGroup, otherGroups, ownGroups } from './group-words.ts';
import { letterWords, splitWords, withoutAccents, wordSet } from './words.ts';

/*
 * Names as they are typed into a field of their own, on both sides: a form tells of them while one types.
 */

/** Lower case, without accents: the form in which names are compared. */
export function plainName(text: string): string {
  return withoutAccents(text).toLocaleLowerCase('pt-BR');
}

/** Before a name: 'Dra. ', 'seu '. */
export const titles = /^(?:dr|dra|sr|sra|prof|profa|eng|dona|seu)\.?\s+/iu;

/** 'Ana' of 'Ana Beatriz Souza', 'Dra. Lúcia' of 'Dra. Lúcia Prado'; '' of ''. */
export function firstName(name: string): string {
  const typed = name.trim();
  const title = titles.exec(typed)?.[0] ?? '';
  const [first = ''] = splitWords(typed.slice(title.length));
  return `${title}${first}`.trim();
}

/** 'toda a equipe', 'Ana e Bruno', 'pessoal da loja': more than one person is meant. */
export function isGroup(recipient: string): boolean {
  const isListed = [' e ', ','].some((joint) => plainName(recipient).includes(joint));
  return isListed || groupOf(recipient) !== null;
}

/** Whether a recipient is called by the word of a group, of one's own house or of others. */
export function groupOf(recipient: string): 'own' | 'other' | null {
  const typed = letterWords(plainName(recipient));
  const before = typed.findIndex((word) => !beforeGroup.has(word));
  const called = before < 0 ? typed : typed.slice(0, before + 1);
  if (called.some((word) => otherGroups.has(word))) return 'other';
  return called.some((word) => ownGroups.has(word)) ? 'own' : null;
}

const words = /(\p{L}[\p{L}\p{M}'’-]*)/u;
/** What calls somebody by name stands between marks ('Ana, …', 'Obrigado, Ana!') or after one of these: 'Oi Ana'. */
const greetingWords = wordSet('oi ola dia tarde noite cara caro prezada prezado');
const callingMarks = wordSet(', . ! ? : ;');

/**
 * Whether a text speaks of somebody by the first name, and not only to call that person. The name is a whole
 * word, whatever its case and accents.
 */
export function speaksOf(text: string, name: string): boolean {
  const first = plainName(firstName(name).replace(titles, ''));
  if (first.length < 2) return false;
  // Words at odd places, what stands between them at even ones.
  const parts = text.split(words);
  return parts.some((part, index) => {
    if (index % 2 === 0 || plainName(part) !== first) return false;
    const before = (parts[index - 1] ?? '').trim();
    const after = (parts[index + 1] ?? '').trim();
    const previous = plainName(parts[index - 2] ?? '');
    const opens = index === 1 || callingMarks.has(before.at(-1) ?? '');
    const closes = callingMarks.has(after[0] ?? '') || index === parts.length - 2;
    return !greetingWords.has(previous) && !(opens && closes);
  });
}

/** A title whose stop ends no sentence, for what looks behind a break: 'fale com o Sr. Abílio'. */
export const titleBeforeName = String.raw`(?:^|[\s(“"])(?:[Ss]r|[Ss]rs|[Ss]ra|[Ss]ras|[Ss]rta|[Dd]r|[Dd]ra|[Dd]rs|[Pp]rof|[Pp]rofa|[Ee]ng|[Ee]xmo|[Ii]lmo|D|art|arts)\.`;
