import { useMutation } from '@tanstack/react-query';
import type { employeeEndpoints } from '#shared/employees.ts';
import { call } from '../lib/call.ts';
import { forgetAbout } from '../lib/forget-about.ts';
import { queryClient } from '../lib/query-client.ts';
import { refreshPeople, tellingOfPeople } from './employees.ts';
import { notificationsKey } from './notifications.ts';
import { roundsKey } from './rounds.ts';

/** Erases a person, and what was generated about them. */
export function useEraseEmployee() {
  return useMutation({
    mutationFn: (id: string) =>
      call<typeof employeeEndpoints.erase>('DELETE /api/employees/:id', { params: { id } }),
    onSuccess: (_, id) => {
      // Nothing of it may be shown again, not even until it has been read anew.
      for (const queryKey of [...tellingOfPeople, roundsKey]) {
        queryClient.removeQueries({ queryKey });
      }
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(id) });
      forgetAbout(id);
      void queryClient.invalidateQueries({ queryKey: notificationsKey });
      return refreshPeople();
    },
  });
}
