import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { messages } from '../messages.ts';
import { AppError } from './app-error.ts';

/** Deeper than any form, and far from where a recursive reader would run out of stack. */
const maxDepth = 64;

/**
 * Refuses what cannot be kept as it was typed: NUL, half a surrogate pair, a number beyond all
 * numbers; and nesting that no form has.
 *
 * @throws AppError `invalid_input`
 */
export function assertStorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') return assertStorableText(value);
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new AppError('invalid_input', messages.invalidInput);
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= maxDepth) throw new AppError('invalid_input', messages.invalidInput);
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') throw new AppError('invalid_input', messages.invalidInput);
    assertStorableText(key);
    assertStorable(item, depth + 1);
  }
}

export function assertStorableText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new AppError('invalid_input', 'O texto contém caracteres que não podem ser guardados.');
  }
}

/** JSON is the only plain body; a JSON content type without a body counts as none. */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (_request, bytes: Buffer, done) => {
      // Read as text, what is no UTF-8 would be changed without a word.
      if (!isUtf8(bytes)) return done(new AppError('invalid_input', messages.invalidInput));
      const text = bytes.toString();
      if (text.trim() === '') return done(null, undefined);
      try {
        const value: unknown = JSON.parse(text);
        assertStorable(value);
        done(null, value);
      } catch (error) {
        done(
          error instanceof AppError
            ? error
            : new AppError('invalid_input', 'O corpo da solicitação não é um JSON válido.'),
        );
      }
    },
  );
}
