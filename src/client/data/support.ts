import { useQuery } from '@tanstack/react-query';
import type { supportEndpoints } from '#shared/support.ts';
import { call } from '../lib/call.ts';

/** Where this installation takes questions: a form, an e-mail address, or neither. */
export function useSupportContact() {
  return useQuery({
    queryKey: ['support'],
    queryFn: ({ signal }) =>
      call<typeof supportEndpoints.contact>('GET /api/support', {}, { signal }),
  });
}
