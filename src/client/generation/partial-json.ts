/*
 * Reads JSON that has not arrived whole. What is not there yet is left out instead of guessed: a
 * string or a container that is still empty, a half-written number, word or key.
 */

const nothing = Symbol('not there yet');
type Value = unknown;

/** As JSON.parse does: a key named `__proto__` is a key like any other. */
function put(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

class Reader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** @throws SyntaxError where the text can never become JSON. */
  value(): Value {
    this.skipSpace();
    const char = this.text[this.at];
    if (char === undefined) return nothing;
    if (char === '{') return this.object();
    if (char === '[') return this.array();
    if (char === '"') return this.string().value;
    return this.scalar();
  }

  private object(): Value {
    const result: Record<string, unknown> = {};
    this.at += 1;
    for (;;) {
      this.skipSpace();
      if (this.take('}')) return result;
      if (this.ended()) return this.unlessEmpty(result, Object.keys(result).length);
      if (this.text[this.at] !== '"') throw new SyntaxError('a key was expected');
      const key = this.string();
      this.skipSpace();
      if (!key.closed || this.ended()) return this.unlessEmpty(result, Object.keys(result).length);
      if (!this.take(':')) throw new SyntaxError('a colon was expected');
      const value = this.value();
      if (value !== nothing) put(result, key.value as string, value);
      this.separator('}');
    }
  }

  private array(): Value {
    const result: unknown[] = [];
    this.at += 1;
    for (;;) {
      this.skipSpace();
      if (this.take(']')) return result;
      if (this.ended()) return this.unlessEmpty(result, result.length);
      const value = this.value();
      if (value !== nothing) result.push(value);
      this.separator(']');
    }
  }

  private separator(end: string): void {
    this.skipSpace();
    if (this.ended() || this.text[this.at] === end || this.take(',')) return;
    throw new SyntaxError('a comma was expected');
  }

  private string(): { value: Value; closed: boolean } {
    const start = this.at;
    let end = this.text.length;
    for (this.at += 1; this.at < end; this.at += 1) {
      if (this.text[this.at] === '"') {
        this.at += 1;
        return { value: JSON.parse(this.text.slice(start, this.at)) as string, closed: true };
      }
      if (this.text[this.at] !== '\\') continue;
      const escape = this.text[this.at + 1] === 'u' ? 6 : 2;
      // An escape that is cut in two (\, \u00) is dropped.
      if (this.at + escape > end) end = this.at;
      this.at += escape - 1;
    }
    this.at = this.text.length;
    // Half of a surrogate pair is dropped as well.
    const value = (JSON.parse(`${this.text.slice(start, end)}"`) as string).replace(
      /[\uD800-\uDBFF]$/,
      '',
    );
    return { value: value === '' ? nothing : value, closed: false };
  }

  private scalar(): Value {
    const word = /^[-+.\w]+/.exec(this.text.slice(this.at, this.at + 64))?.[0] ?? '';
    if (word === '') throw new SyntaxError('a value was expected');
    this.at += word.length;
    // At the very end `12` may still become `120`, and `tr` become `true`.
    return this.ended() ? nothing : (JSON.parse(word) as Value);
  }

  private unlessEmpty(result: object, size: number): Value {
    return size === 0 ? nothing : result;
  }

  private skipSpace(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  private take(char: string): boolean {
    if (this.text[this.at] !== char) return false;
    this.at += 1;
    return true;
  }

  private ended(): boolean {
    return this.at >= this.text.length;
  }
}

/** The object that `text` holds so far, or null where there is none yet or it is no JSON object. */
export function parsePartialObject(text: string): Record<string, unknown> | null {
  // Some models wrap their answer in a Markdown fence.
  const body = text.replace(/^\s*(?:```(?:json)?\s*)?/, '');
  if (!body.startsWith('{')) return null;
  try {
    const value = new Reader(body).value();
    return value === nothing ? null : (value as Record<string, unknown>);
  } catch {
    return null;
  }
}
