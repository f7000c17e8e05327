import type { FastifyInstance } from 'fastify';
import { messages } from '#shared/messages.ts';
import { AppError } from './app-error.ts';

/** Deeper than any form, and far from where a recursive reader would run out of stack. */
const maxDepth = 64;

/**
 * Refuses what PostgreSQL cannot keep as it was typed: NUL and half a surrogate pair; and nesting
 * that no form has.
 *
 * @throws AppError `invalid_input`
 */
export function assertStorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') return assertStorableText(value);
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
    { parseAs: 'string' },
    (_request, text: string, done) => {
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
