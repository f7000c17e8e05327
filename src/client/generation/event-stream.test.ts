import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEvents, type StreamEvent } from './event-stream.ts';

function streamOf(bytes: Uint8Array, cuts: number[]): ReadableStream<Uint8Array> {
  const points = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].toSorted(
    (a, b) => a - b,
  );
  return new ReadableStream({
    start(controller) {
      let from = 0;
      for (const to of [...points, bytes.length]) {
        controller.enqueue(bytes.slice(from, to));
        from = to;
      }
      controller.close();
    },
  });
}

async function eventsOf(text: string, cuts: number[]): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(streamOf(new TextEncoder().encode(text), cuts)))
    events.push(event);
  return events;
}

const event = fc.record({
  event: fc.constantFrom('context', 'delta', 'done', 'error'),
  data: fc.jsonValue().map((value) => JSON.stringify({ text: value, word: 'Prática 🙂' })),
});

test('events come out whole wherever the bytes are cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 6 }),
      fc.array(fc.nat(2000), { maxLength: 40 }),
      fc.constantFrom('\n', '\r\n'),
      async (events, cuts, newline) => {
        const text = events
          .map(({ event: name, data }) =>
            [`: ping`, `event: ${name}`, `data: ${data}`, '', ''].join(newline),
          )
          .join('');
        expect(await eventsOf(text, cuts)).toEqual(events);
      },
    ),
  );
});

test('reads several data lines, no space after the colon and no event name', async () => {
  const text = 'data:a\ndata: b\nid: 7\n\n';
  expect(await eventsOf(text, [])).toEqual([{ event: 'message', data: 'a\nb' }]);
});

test('an event that is cut off is none', async () => {
  expect(await eventsOf('event: done\ndata: {"a":1}\n', [])).toEqual([]);
  expect(await eventsOf('\n\n: only a comment\n\n', [])).toEqual([]);
});
