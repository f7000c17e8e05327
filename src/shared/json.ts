/** What braces hold: neither a list, nor null, nor a plain value. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every text inside a value, however deep, in order. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** The same value with every text inside it put in another way. */
export function withTexts<Value>(value: Value, put: (text: string) => string): Value;
export function withTexts(value: unknown, put: (text: string) => string): unknown {
  if (typeof value === 'string') return put(value);
  if (Array.isArray(value)) return value.map((item: unknown) => withTexts(item, put));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withTexts(item, put)]),
  );
}
