import type { accountEndpoints } from '#shared/accounts.ts';
import { addressOf } from '../lib/call.ts';
import { tellUser } from '../lib/other-tabs.ts';
import { meKey, queryClient } from '../lib/query-client.ts';
import { forgetEverything } from '../lib/tab-memory.ts';
import { forgetAnswers, request, TransportError } from '../lib/transport.ts';

/**
 * Ends the session on the server, and then in this browser.
 * @throws Error 'Logout failed' where the server refuses; TypeError where it cannot be reached
 */
export async function logout(): Promise<void> {
  const { method, path } = addressOf<typeof accountEndpoints.logout>('POST /api/auth/logout');
  try {
    await request(method, path);
  } catch (error) {
    throw error instanceof TransportError ? new Error('Logout failed', { cause: error }) : error;
  }
  forgetSession();
}

/** The session was ended on purpose: what the browser knows of its user goes, and the other tabs hear of it. */
export function forgetSession(): void {
  forgetEverything();
  tellUser('');
  forgetAnswers();
  queryClient.clear();
  queryClient.setQueryData(meKey, null);
}
