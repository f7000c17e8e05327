/** One event of a `text/event-stream` answer, before its data is read. */
export interface StreamEvent {
  event: string;
  data: string;
}

/** A field of the format: what follows the colon, without one leading space. */
function fieldOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  if (colon === -1) return [line, ''];
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
}

/**
 * Takes text in whatever pieces it arrives and gives the events that are complete. Comments (which
 * keep the connection awake) and unknown fields are skipped; an event without its blank line is not one.
 */
export function eventParser(): (text: string) => StreamEvent[] {
  let rest = '';
  let event = '';
  let data: string[] = [];

  function line(text: string): StreamEvent | null {
    if (text !== '') {
      const [name, value] = fieldOf(text);
      if (name === 'event') event = value;
      else if (name === 'data') data.push(value);
      return null;
    }
    const complete = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : null;
    event = '';
    data = [];
    return complete;
  }

  return (text) => {
    rest += text;
    const events: StreamEvent[] = [];
    // A lone CR at the end may be half of a CRLF: it waits for the next piece.
    for (;;) {
      const match = /\r\n|\n|\r(?!$)/.exec(rest);
      if (!match) return events;
      const complete = line(rest.slice(0, match.index));
      if (complete) events.push(complete);
      rest = rest.slice(match.index + match[0].length);
    }
  };
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
  const parse = eventParser();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
