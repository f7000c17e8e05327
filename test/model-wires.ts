/**
 * What the stand-in for a provider answers to one request. Everything left out is as in a good,
 * streamed answer.
 */
export interface Reply {
  text?: string;
  /** In a field of their own, before the text. OpenAI's wire alone. */
  thoughts?: string;
  /**
   * A whole `application/json` completion, although a stream was asked for. OpenAI's wire alone.
   */
  whole?: boolean;
  /** Characters in a piece of the stream. */
  chunkSize?: number;
  firstByteDelayMs?: number;
  /** Nothing is sent before this. */
  after?: Promise<unknown>;
  chunkDelayMs?: number;
  /** Hears of each piece of the text as it is handed to the socket, from 0. */
  onPiece?: (index: number) => void;
  /**
   * After so many pieces of text: silence for ever, a destroyed socket, or an orderly end in mid-
   * answer.
   */
  stallAfter?: number;
  breakAfter?: number;
  endAfter?: number;
  /** An error instead of an answer. */
  status?: number;
  retryAfterSeconds?: number;
  errorMessage?: string;
  /** HTML instead of the error, as a proxy writes it. */
  page?: string;
  errorCode?: string;
  refusal?: string;
  /** What the server calls itself. */
  server?: string;
  finishReason?: 'stop' | 'length' | 'content_filter';
  /**
   * False leaves the count of tokens out, as does a stream that was not asked for it. OpenAI's wire
   * alone.
   */
  usage?: boolean;
}

type FinishReason = NonNullable<Reply['finishReason']>;
const anthropicReasons: Record<FinishReason, string> = {
  stop: 'end_turn',
  length: 'max_tokens',
  content_filter: 'refusal',
};
const googleReasons: Record<FinishReason, string> = {
  stop: 'STOP',
  length: 'MAX_TOKENS',
  content_filter: 'SAFETY',
};

export interface Wire {
  frames(reply: Reply): { pieces: string[]; ending: string[] };
  whole?(reply: Reply): string;
  error(reply: Reply): string;
}

/** The tokens that every answer claims to have cost. */
export const claimedUsage = { inputTokens: 120, outputTokens: 45 };

function pieces({ text = '', chunkSize = 24 }: Reply): string[] {
  const cut: string[] = [];
  for (let at = 0; at < text.length; at += chunkSize) cut.push(text.slice(at, at + chunkSize));
  return cut;
}

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const namedEvent = (data: { type: string }) => `event: ${data.type}\n${event(data)}`;
const errorOf = ({ errorMessage = 'Stand-in error', errorCode = 'stand_in' }: Reply) => ({
  message: errorMessage,
  type: errorCode,
  code: errorCode,
});

const completion = { id: 'chatcmpl-1', created: 1_700_000_000, model: 'stand-in' };
const openAiUsage = {
  prompt_tokens: claimedUsage.inputTokens,
  completion_tokens: claimedUsage.outputTokens,
  total_tokens: claimedUsage.inputTokens + claimedUsage.outputTokens,
};

export const openAiWire: Wire = {
  frames(reply) {
    const chunk = (delta: object, finish_reason: string | null = null) =>
      event({
        ...completion,
        object: 'chat.completion.chunk',
        choices: [{ index: 0, delta, finish_reason }],
      });
    const begin = [
      ...(reply.refusal === undefined ? [] : [chunk({ refusal: reply.refusal })]),
      ...pieces({ ...reply, text: reply.thoughts ?? '' }).map((reasoning_content) =>
        chunk({ role: 'assistant', reasoning_content }),
      ),
    ];
    const usage = event({
      ...completion,
      object: 'chat.completion.chunk',
      choices: [],
      usage: openAiUsage,
    });
    return {
      pieces: [...begin, ...pieces(reply).map((content) => chunk({ role: 'assistant', content }))],
      ending: [
        chunk({}, reply.finishReason ?? 'stop'),
        ...(reply.usage === false ? [] : [usage]),
        'data: [DONE]\n\n',
      ],
    };
  },
  whole({ text = '', thoughts, refusal, finishReason = 'stop', usage }) {
    const content = refusal === undefined ? text : null;
    const message = { role: 'assistant', content, refusal, reasoning_content: thoughts };
    const choices = [{ index: 0, message, finish_reason: finishReason }];
    return JSON.stringify({
      ...completion,
      object: 'chat.completion',
      choices,
      ...(usage === false ? {} : { usage: openAiUsage }),
    });
  },
  error: (reply) => JSON.stringify({ error: errorOf(reply) }),
};

export const anthropicWire: Wire = {
  frames(reply) {
    const message = {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'stand-in',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: claimedUsage.inputTokens, output_tokens: 0 },
    };
    const block = { type: 'text', text: '' };
    const delta = (text: string) => ({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text },
    });
    const start = [
      { type: 'message_start', message },
      { type: 'content_block_start', index: 0, content_block: block },
    ].map(namedEvent);
    const [first = '', ...rest] = pieces(reply).map((text) => namedEvent(delta(text)));
    const end = [
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: anthropicReasons[reply.finishReason ?? 'stop'], stop_sequence: null },
        usage: { output_tokens: claimedUsage.outputTokens },
      },
      { type: 'message_stop' },
    ];
    return { pieces: [start.join('') + first, ...rest], ending: end.map(namedEvent) };
  },
  error: (reply) => JSON.stringify({ type: 'error', error: errorOf(reply) }),
};

export const googleWire: Wire = {
  frames(reply) {
    const candidate = (text: string, finishReason?: string) => ({
      candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] }, finishReason }],
    });
    const usageMetadata = {
      promptTokenCount: claimedUsage.inputTokens,
      candidatesTokenCount: claimedUsage.outputTokens,
      totalTokenCount: claimedUsage.inputTokens + claimedUsage.outputTokens,
    };
    return {
      pieces: pieces(reply).map((text) => event(candidate(text))),
      ending: [
        event({ ...candidate('', googleReasons[reply.finishReason ?? 'stop']), usageMetadata }),
      ],
    };
  },
  error: ({ status, errorMessage = 'Stand-in error' }) =>
    JSON.stringify({ error: { code: status, message: errorMessage, status: 'STAND_IN' } }),
};
