import type { Tracing } from './tracing.ts';

/** Where every copy of the OpenTelemetry API keeps what an SDK has registered. */
const registry = Symbol.for('opentelemetry.js.api.1');

/**
 * Spans where an OpenTelemetry SDK was loaded before the program (`NODE_OPTIONS=--import …`); else null,
 * and nothing of it is loaded.
 */
export async function openTracing(): Promise<Tracing | null> {
  const registered = Reflect.get(globalThis, registry) as { trace?: unknown } | undefined;
  if (registered?.trace === undefined) return null;
  const { createTracing } = await import('./tracing.ts');
  return createTracing();
}
