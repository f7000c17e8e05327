/** The events of a `text/event-stream` answer that has ended, in order. */
export function streamEvents(body: string): { event: string; data: Record<string, unknown> }[] {
  return body
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [event, data] = block.split('\n');
      return {
        event: event!.slice('event: '.length),
        data: JSON.parse(data!.slice('data: '.length)) as Record<string, unknown>,
      };
    });
}
