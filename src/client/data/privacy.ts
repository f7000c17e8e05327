import { useMutation } from '@tanstack/react-query';
import { privacyEndpoints } from '#shared/privacy.ts';
import { call } from '../lib/call.ts';
import { request } from '../lib/transport.ts';
import { forgetSession } from './accounts.ts';

/** Everything that is held about the user, as a zip; its pieces come as they are read. */
export function useExportAccount() {
  return useMutation({
    mutationFn: () =>
      request(privacyEndpoints.exportAccount.method, privacyEndpoints.exportAccount.path),
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string) => call(privacyEndpoints.deleteAccount, { body: { password } }),
    onSuccess: forgetSession,
  });
}
