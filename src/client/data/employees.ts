import { useMutation, useQuery } from '@tanstack/react-query';
import type { employeeEndpoints, EmployeeForm, EmployeePatch } from '#shared/employees.ts';
import { call, type CallOptions } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { sendTelling } from '../lib/upload.ts';
import { statsKey } from './companies.ts';
import { personKey } from './conversation-keys.ts';
import { historyKey } from './document-count.ts';
import { notificationsKey } from './notifications.ts';
import { suggestionsKey } from './suggestions.ts';
import { todayKey } from './today-key.ts';
import { teamsKey } from './teams.ts';

export const employeesKey = ['employees'] as const;

const employeesOf = (companyId: string | undefined, activeOnly: boolean) => ({
  queryKey: [...employeesKey, companyId, { activeOnly }],
  queryFn: () =>
    call<typeof employeeEndpoints.list>('GET /api/employees', {
      query: { companyId: companyId ?? '', activeOnly: activeOnly ? 'true' : undefined },
    }),
});

/** Waits until the company is known. `activeOnly` leaves out who is inactive, as AI screens do. */
export function useEmployees(
  companyId: string | undefined,
  { activeOnly = false }: { activeOnly?: boolean } = {},
) {
  return useQuery({ ...employeesOf(companyId, activeOnly), enabled: companyId !== undefined });
}

/** What shows people, anew. */
export function refreshPeople() {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: employeesKey }),
    // Each tells how many people it has.
    queryClient.invalidateQueries({ queryKey: teamsKey }),
    queryClient.invalidateQueries({ queryKey: statsKey }),
    queryClient.invalidateQueries({ queryKey: suggestionsKey }),
    queryClient.invalidateQueries({ queryKey: todayKey }),
    // Their team says how often one talks to them.
    queryClient.invalidateQueries({ queryKey: personKey }),
    // It leaves out the documents of who is inactive.
    queryClient.invalidateQueries({ queryKey: historyKey }),
  ]);
}

/** What goes beside an employee's data, and how its way is followed and broken off. */
export interface EmployeeUpload {
  photo: File | null;
  files: readonly File[];
  /** Percent sent, 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

function uploading({ photo, files, onProgress, signal }: EmployeeUpload): CallOptions {
  const options = { multipart: 'data', signal } as const;
  if (!photo && files.length === 0) return options;
  return {
    ...options,
    files: { photo: photo ? [photo] : [], files },
    send: sendTelling(onProgress),
  };
}

export function useCreateEmployee() {
  return useMutation({
    mutationFn: (create: { body: EmployeeForm & { companyId: string }; upload: EmployeeUpload }) =>
      call<typeof employeeEndpoints.create>(
        'POST /api/employees',
        { body: create.body },
        uploading(create.upload),
      ),
    onSuccess: refreshPeople,
  });
}

export function useUpdateEmployee() {
  return useMutation({
    mutationFn: (update: { id: string; body: EmployeePatch; upload: EmployeeUpload }) =>
      call<typeof employeeEndpoints.update>(
        'PUT /api/employees/:id',
        { params: { id: update.id }, body: update.body },
        uploading(update.upload),
      ),
    onSuccess: refreshPeople,
  });
}

/** Erases a person, and what was generated about them. */
export function useEraseEmployee() {
  return useMutation({
    mutationFn: (id: string) =>
      call<typeof employeeEndpoints.erase>('DELETE /api/employees/:id', { params: { id } }),
    onSuccess: () => {
      // Nothing of it may be shown again, not even until it has been read anew.
      queryClient.removeQueries({ queryKey: historyKey });
      queryClient.removeQueries({ queryKey: personKey });
      void queryClient.invalidateQueries({ queryKey: notificationsKey });
      return refreshPeople();
    },
  });
}
