import { useMutation } from '@tanstack/react-query';
import type { accountEndpoints, Profile } from '#shared/accounts.ts';
import { call } from '../lib/call.ts';
import { meKey, queryClient } from '../lib/query-client.ts';
import { sendTelling } from '../lib/upload.ts';

export interface ProfileChange {
  profile: Profile;
  photo: File | null;
  /** The photo that is there goes, with none in its place. */
  removePhoto: boolean;
  /** Percent of the photo that is sent. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

export function useUpdateProfile() {
  return useMutation({
    mutationFn: ({ profile, photo, removePhoto, onProgress, signal }: ProfileChange) =>
      call<typeof accountEndpoints.updateProfile>(
        'PUT /api/auth/profile',
        { body: { ...profile, ...(removePhoto && { removePhoto: 'true' }) } },
        {
          multipart: 'fields',
          signal,
          ...(photo && { files: { photo: [photo] }, send: sendTelling(onProgress) }),
        },
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meKey }),
  });
}
