import { accountEndpoints, type Login, type Registration } from '#shared/accounts.ts';
import { call } from '../lib/call.ts';

/** The query cache, which only the screens behind the guard need, is fetched along with the answer. */
export async function login(form: Login): Promise<void> {
  const [{ startSession }] = await Promise.all([
    import('./accounts.ts'),
    call(accountEndpoints.login, { body: form }),
  ]);
  await startSession();
}

export async function register(body: Registration): Promise<void> {
  await call(accountEndpoints.register, { body });
}
