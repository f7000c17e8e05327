import * as z from 'zod/mini';

const wholeSchema = z.looseObject({
  choices: z.array(
    z.looseObject({ message: z.looseObject({}), finish_reason: z.nullish(z.string()) }),
  ),
});

/**
 * Some OpenAI-style servers answer `stream: true` with a whole completion. This gives such a
 * response the form of a stream with one chunk, which is all that the SDK reads; any other response
 * is left alone.
 */
export async function asStream(response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !/^application\/json\b/i.test(type)) return response;
  const event = `data: ${chunkOf(await response.text())}\n\ndata: [DONE]\n\n`;
  return new Response(event, {
    status: response.status,
    headers: { 'content-type': 'text/event-stream' },
  });
}

function chunkOf(text: string): string {
  try {
    const whole = wholeSchema.parse(JSON.parse(text));
    const choices = whole.choices.map(({ message, finish_reason }, index) => ({
      index,
      delta: {
        role: 'assistant',
        content: message['content'],
        refusal: message['refusal'],
        reasoning_content: message['reasoning_content'] ?? message['reasoning'],
      },
      finish_reason: finish_reason ?? 'stop',
    }));
    return JSON.stringify({ ...whole, object: 'chat.completion.chunk', choices });
  } catch {
    // An error object, or no JSON at all: the SDK says so itself. A line break would end the event.
    return text.replace(/[\r\n]+/g, ' ');
  }
}
