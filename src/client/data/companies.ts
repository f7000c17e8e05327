import { useMutation, useQuery } from '@tanstack/react-query';
import type { Company, companyEndpoints, CompanyForm, CompanyPatch } from '#shared/companies.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';

export const companiesKey = ['companies'] as const;
export const statsKey = ['stats'] as const;

/** Section 3: a process that was kept as a plain string is shown like any other. */
function readCompany(company: Company): Company {
  const processes: readonly (Company['processes'][number] | string)[] = company.processes ?? [];
  return {
    ...company,
    processes: processes.map((each) => (typeof each === 'string' ? { name: each } : each)),
  };
}

const companies = {
  queryKey: companiesKey,
  queryFn: async () => {
    const list = await call<typeof companyEndpoints.list>('GET /api/companies', {});
    return list.map(readCompany);
  },
};

/** The active company, or undefined where none is registered or the answer did not come. */
export async function loadCompany(): Promise<Company | undefined> {
  await queryClient.prefetchQuery(companies);
  return queryClient.getQueryData<Company[]>(companiesKey)?.[0];
}

/** The first company of the list is the active one; `company` is null where none is registered. */
export function useCompany() {
  const { data, ...rest } = useQuery(companies);
  return { ...rest, company: data?.[0] ?? null };
}

const statsOf = (companyId: string | undefined) => ({
  queryKey: [...statsKey, companyId],
  queryFn: () =>
    call<typeof companyEndpoints.stats>('GET /api/stats', {
      query: { companyId: companyId ?? '' },
    }),
});

export function loadStats(companyId: string): Promise<void> {
  return queryClient.prefetchQuery(statsOf(companyId));
}

export function useStats(companyId: string | undefined) {
  return useQuery({ ...statsOf(companyId), enabled: companyId !== undefined });
}

function keep(company: Company): void {
  queryClient.setQueryData(companiesKey, [readCompany(company)]);
}

export function useCreateCompany() {
  return useMutation({
    mutationFn: (body: CompanyForm) =>
      call<typeof companyEndpoints.create>('POST /api/companies', { body }),
    onSuccess: keep,
  });
}

export function useUpdateCompany() {
  return useMutation({
    mutationFn: ({ id, ...body }: CompanyPatch & { id: string }) =>
      call<typeof companyEndpoints.update>('PUT /api/companies/:id', { params: { id }, body }),
    onSuccess: keep,
  });
}
