import type {
  accountEndpoints,
  ForgotPassword,
  Login,
  Registration,
  ResetPassword,
} from '#shared/accounts.ts';
import { call } from '../lib/call.ts';

/** The query cache, which only the screens behind the guard need, is fetched along with the answer. */
export async function login(form: Login): Promise<void> {
  const [{ startSession }] = await Promise.all([
    import('./accounts.ts'),
    call<typeof accountEndpoints.login>('POST /api/auth/login', { body: form }),
  ]);
  await startSession();
}

export async function register(body: Registration): Promise<void> {
  await call<typeof accountEndpoints.register>('POST /api/auth/register', { body });
}

/** The server's sentence, which is the same whether or not the account exists. */
export async function requestReset(body: ForgotPassword): Promise<void> {
  await call<typeof accountEndpoints.forgotPassword>('POST /api/auth/forgot-password', { body });
}

/** Whose link it is. @throws TransportError where it is good no more */
export async function checkResetToken(token: string): Promise<{ name: string }> {
  return (
    await call<typeof accountEndpoints.checkResetToken>('GET /api/auth/reset-password/:token', {
      params: { token },
    })
  ).user;
}

export async function resetPassword(body: ResetPassword): Promise<void> {
  await call<typeof accountEndpoints.resetPassword>('POST /api/auth/reset-password', { body });
}
