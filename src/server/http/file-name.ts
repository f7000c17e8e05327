import { limits } from '#shared/limits.ts';

/** A file that came without a name must still be called something. */
const nameless = 'arquivo';

/** Control characters, and those that turn the direction of writing so that `exe.txt` looks like `txt.exe`. */
const deceiving = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The name as it is kept: as it was typed, but without folders and without what could deceive. */
export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1)!.replace(deceiving, '').trim();
  const isName = last !== '' && last !== '.' && last !== '..';
  return isName ? shortened(last, limits.fileName) : nameless;
}

/** Appends the extension where the name has none of those that its type may have. */
export function withExtension(name: string, [extension, ...others]: [string, ...string[]]): string {
  const lower = name.toLowerCase();
  if ([extension, ...others].some((each) => lower.endsWith(`.${each}`))) return name;
  return `${shortened(name, limits.fileName - extension.length - 1)}.${extension}`;
}

/** What is too long loses the end of its stem: the extension tells what it is. */
function shortened(name: string, max: number): string {
  if (name.length <= max) return name;
  const extension = /\.[^.]{1,16}$/.exec(name)?.[0] ?? '';
  // `isWellFormed` fails where the cut splits a pair.
  const stem = name.slice(0, max - extension.length);
  return `${stem.isWellFormed() ? stem : stem.slice(0, -1)}${extension}`;
}
