import { useMutation, useQuery } from '@tanstack/react-query';
import type { employeeEndpoints, EmployeeForm, EmployeePatch } from '#shared/employees.ts';
import { call, type CallOptions } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { sendTelling } from '../lib/upload.ts';
import { statsKey } from './companies.ts';
import { commitmentsKey } from './commitment-keys.ts';
import { conversationKey, personKey } from './conversation-keys.ts';
import { diaryKey, foundKey } from './diary-keys.ts';
import { historyKey } from './document-count.ts';
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

/** Beside the lists of people: what tells of a person, or says a name. */
export const tellingOfPeople = [
  historyKey,
  personKey,
  conversationKey,
  commitmentsKey,
  diaryKey,
  foundKey,
] as const;

/** What shows people, anew. */
export function refreshPeople() {
  // Teams and figures count people.
  const told = [employeesKey, teamsKey, statsKey, suggestionsKey, todayKey, ...tellingOfPeople];
  return Promise.all(told.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
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
