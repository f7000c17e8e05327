import { parseArgs } from 'node:util';

export type Command =
  | { name: 'help' }
  | { name: 'list users' }
  | { name: 'set active'; email: string; isActive: boolean }
  | { name: 'grant credits'; email: string; credits: number }
  | { name: 'activate subscription'; email: string }
  /** Without `days`: as many as a new user has. */
  | { name: 'begin trial'; email: string; days: number | null }
  | { name: 'backup' | 'restore'; path: string }
  /** `s3`: `{endpoint}/{bucket}`, where the files go too. */
  | { name: 'move to'; databaseUrl: string; s3: string | null }
  | { name: 'sweep' }
  /** Calls the language model once for each kind of document. */
  | { name: 'check model' };

/** A command line that nobody understands, in one sentence for who typed it. */
export class UsageError extends Error {}

/** @throws UsageError */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args);
  const days = values.days === undefined ? null : wholeNumber('--days', values.days, 3_650);
  if (values.help) return { name: 'help' };
  const command = find(positionals, { days, s3: values.s3 ?? null });
  if (!command) {
    const typed = positionals.length > 0 ? `"${positionals.join(' ')}"` : 'nada';
    throw new UsageError(`Comando não reconhecido: ${typed}. Veja npm run admin -- --help`);
  }
  if (days !== null && command.name !== 'begin trial') {
    throw new UsageError('--days só vale com subscription set <email> trial.');
  }
  if (values.s3 !== undefined && command.name !== 'move to') {
    throw new UsageError('--s3 só vale com move-to <DATABASE_URL>.');
  }
  return command;
}

function parse(args: string[]) {
  const options = {
    help: { type: 'boolean', short: 'h' },
    days: { type: 'string' },
    s3: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const isKnown = code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE';
    if (isKnown && message.includes('--s3')) throw new UsageError('--s3 precisa de um endereço.');
    throw new UsageError(
      isKnown
        ? '--days precisa de um número.'
        : 'Opção não reconhecida. Veja npm run admin -- --help',
    );
  }
}

interface Options {
  days: number | null;
  s3: string | null;
}

function find(words: string[], { days, s3 }: Options): Command | null {
  const [first, second, third, fourth] = words;
  const is = (count: number, ...expected: string[]) =>
    words.length === count && expected.every((word, index) => words[index] === word);
  if (is(2, 'users', 'list')) return { name: 'list users' };
  if (is(3, 'users', 'activate')) return { name: 'set active', email: third!, isActive: true };
  if (is(3, 'users', 'deactivate')) return { name: 'set active', email: third!, isActive: false };
  if (is(4, 'credits', 'grant')) {
    const credits = wholeNumber('O número de créditos', fourth!, 1_000_000, 1);
    return { name: 'grant credits', email: third!, credits };
  }
  if (is(4, 'subscription', 'set')) {
    if (fourth === 'active') return { name: 'activate subscription', email: third! };
    if (fourth === 'trial') return { name: 'begin trial', email: third!, days };
    throw new UsageError('A assinatura pode ser active ou trial.');
  }
  if (words.length === 2 && (first === 'backup' || first === 'restore')) {
    return { name: first, path: second! };
  }
  if (is(2, 'move-to')) return { name: 'move to', databaseUrl: second!, s3 };
  if (is(2, 'model', 'check')) return { name: 'check model' };
  return is(1, 'sweep') ? { name: 'sweep' } : null;
}

function wholeNumber(what: string, text: string, maximum: number, minimum = 0): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= minimum && value <= maximum) return value;
  throw new UsageError(`${what} deve ser um número inteiro de ${minimum} a ${maximum}.`);
}
