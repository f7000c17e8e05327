import { useMutation } from '@tanstack/react-query';
import type { privacyEndpoints } from '#shared/privacy.ts';
import { addressOf, call } from '../lib/call.ts';
import { request } from '../lib/transport.ts';
import { forgetSession } from './logout.ts';

/** Everything that is held about the user, as a zip; its pieces come as they are read. */
export function useExportAccount() {
  return useMutation({
    mutationFn: () => {
      const { method, path } =
        addressOf<typeof privacyEndpoints.exportAccount>('GET /api/account/export');
      return request(method, path, undefined, { patience: Infinity });
    },
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string) =>
      call<typeof privacyEndpoints.deleteAccount>('POST /api/account/delete', {
        body: { password },
      }),
    onSuccess: forgetSession,
  });
}
