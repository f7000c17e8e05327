import { expect, test } from 'vitest';
import { defaultTimeouts, isOwnNetwork, transcriptionMs } from './time-limits.ts';

test.each([
  'http://localhost:11434/v1',
  'http://127.0.0.1:8080/v1',
  'http://[::1]:8080/v1',
  'http://10.0.0.5/v1',
  'http://172.20.0.3/v1',
  'http://192.168.1.20:1234/v1',
  'http://100.100.1.1/v1',
  'http://[fd00::12]/v1',
  'http://ollama:11434/v1',
  'http://gpu.local:8000/v1',
  'http://host.docker.internal:1234/v1',
])('%s is of one’s own network, and slow', (url) => {
  expect(isOwnNetwork(url)).toBe(true);
  expect(defaultTimeouts(url).firstByteMs).toBe(300_000);
  expect(transcriptionMs(url)).toBe(300_000);
});

test.each([
  'https://api.openai.com/v1',
  'https://172.40.0.1/v1',
  'https://192.169.1.1/v1',
  'https://[2606:4700::1]/v1',
  'https://local.example.com/v1',
])('%s is not', (url) => {
  expect(isOwnNetwork(url)).toBe(false);
  expect(defaultTimeouts(url).firstByteMs).toBe(60_000);
});

test('a provider without an address of one’s own is not', () => {
  expect(defaultTimeouts(null)).toEqual(defaultTimeouts('https://api.openai.com/v1'));
  expect(transcriptionMs(null)).toBe(90_000);
});
