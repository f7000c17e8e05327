import { useMutation, useQuery } from '@tanstack/react-query';
import { employeeEndpoints, type EmployeeForm, type EmployeePatch } from '#shared/employees.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { statsKey } from './companies.ts';
import { historyKey } from './documents.ts';

export const employeesKey = ['employees'] as const;

/** Waits until the company is known. `activeOnly` leaves out who is inactive, as AI screens do. */
export function useEmployees(
  companyId: string | undefined,
  { activeOnly = false }: { activeOnly?: boolean } = {},
) {
  return useQuery({
    queryKey: [...employeesKey, companyId, { activeOnly }],
    queryFn: () =>
      call(employeeEndpoints.list, {
        query: { companyId: companyId ?? '', activeOnly: activeOnly ? 'true' : undefined },
      }),
    enabled: companyId !== undefined,
  });
}

function refresh() {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: employeesKey }),
    queryClient.invalidateQueries({ queryKey: statsKey }),
    // It leaves out the documents of who is inactive.
    queryClient.invalidateQueries({ queryKey: historyKey }),
  ]);
}

export function useCreateEmployee() {
  return useMutation({
    mutationFn: (body: EmployeeForm & { companyId: string }) =>
      call(employeeEndpoints.create, { body }),
    onSuccess: refresh,
  });
}

export function useUpdateEmployee() {
  return useMutation({
    mutationFn: ({ id, ...body }: EmployeePatch & { id: string }) =>
      call(employeeEndpoints.update, { params: { id }, body }),
    onSuccess: refresh,
  });
}
