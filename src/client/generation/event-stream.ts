import { createParser } from 'eventsource-parser';

/** One event of a `text/event-stream` answer, before its data is read. */
export interface StreamEvent {
  event: string;
  data: string;
}

/**
 * The events of a body, as they come. Characters split between two pieces are put together;
 * `onBytes` hears every piece, comments too.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const come: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => void come.push({ event, data }),
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* come.splice(0);
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
