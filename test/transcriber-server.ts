import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { configuredTranscriber } from '#server/llm/transcriber.ts';

/** The transcriber of the product before a server of this machine, for the time of a test. */
export async function transcriberBefore(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const transcription = { model: 'whisper', apiKey: null, baseUrl, extras: {} };
  return configuredTranscriber({ transcription })!;
}

/** So little sound as is one. */
export const wave = Buffer.from('RIFF....WAVEfmt ');
