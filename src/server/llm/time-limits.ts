import { isIPv4, isIPv6 } from 'node:net';
import { generationTimes } from '#shared/generation-times.ts';

/** Milliseconds. `totalMs` counts everything, waits between calls included. */
export interface ModelTimeouts {
  /** Until the first piece of an answer; a model that is being loaded is waited for as long. */
  firstByteMs: number;
  /** Longest silence between two pieces of an answer that has begun. */
  stallMs: number;
  totalMs: number;
}

const ofProviders: ModelTimeouts = {
  firstByteMs: 60_000,
  stallMs: 30_000,
  totalMs: generationTimes.model,
};

/** A machine of one's own loads a model, reads a prompt slowly, and serves one call at a time. */
const ofOwnMachines: ModelTimeouts = {
  firstByteMs: 300_000,
  stallMs: 120_000,
  totalMs: generationTimes.slowestModel,
};

export function defaultTimeouts(baseUrl: string | null | undefined): ModelTimeouts {
  return isOwnNetwork(baseUrl) ? ofOwnMachines : ofProviders;
}

/** As long as three minutes of speech may take a provider. */
const transcriptionOfProviders = 90_000;

/** Until the text of a recording is there. It comes in one piece, which is its first word. */
export function transcriptionMs(baseUrl: string | null): number {
  return isOwnNetwork(baseUrl) ? ofOwnMachines.firstByteMs : transcriptionOfProviders;
}

/** Whether an address is this machine or one of the same private network; none is a provider's. */
export function isOwnNetwork(url: string | null | undefined): boolean {
  if (!url) return false;
  const host = new URL(url).hostname.replace(/^\[|\]$/gu, '').toLowerCase();
  if (isIPv4(host)) return isOwnIPv4(host);
  if (isIPv6(host)) return /^(?:::1$|f[cd]|fe[89ab])/u.test(host);
  return !host.includes('.') || /\.(?:local|localhost|lan|internal|home\.arpa)$/u.test(host);
}

function isOwnIPv4(host: string): boolean {
  const [first = 0, second = 0] = host.split('.').map(Number);
  if (first === 127 || first === 10) return true;
  if (first === 172) return second >= 16 && second < 32;
  if (first === 100) return second >= 64 && second < 128;
  return (first === 192 && second === 168) || (first === 169 && second === 254);
}
