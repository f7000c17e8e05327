import {
  accountEndpoints,
  type ForgotPassword,
  type Login,
  type Registration,
  type ResetPassword,
} from '#shared/accounts.ts';
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

/** The server's sentence, which is the same whether or not the account exists. */
export async function requestReset(body: ForgotPassword): Promise<void> {
  await call(accountEndpoints.forgotPassword, { body });
}

/** Whose link it is. @throws TransportError where it is good no more */
export async function checkResetToken(token: string): Promise<{ name: string }> {
  return (await call(accountEndpoints.checkResetToken, { params: { token } })).user;
}

export async function resetPassword(body: ResetPassword): Promise<void> {
  await call(accountEndpoints.resetPassword, { body });
}
