import { useMutation, useQuery } from '@tanstack/react-query';
import {
  companyEndpoints,
  type Company,
  type CompanyForm,
  type CompanyPatch,
} from '#shared/companies.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';

export const companiesKey = ['companies'] as const;
export const statsKey = ['stats'] as const;

const companies = {
  queryKey: companiesKey,
  queryFn: () => call(companyEndpoints.list, {}),
};

export function loadCompanies(): Promise<void> {
  return queryClient.prefetchQuery(companies);
}

/** The first company of the list is the active one; `company` is null where none is registered. */
export function useCompany() {
  const { data, ...rest } = useQuery(companies);
  return { ...rest, company: data?.[0] ?? null };
}

export function useStats(companyId: string | undefined) {
  return useQuery({
    queryKey: [...statsKey, companyId],
    queryFn: () => call(companyEndpoints.stats, { query: { companyId: companyId ?? '' } }),
    enabled: companyId !== undefined,
  });
}

function keep(company: Company): void {
  queryClient.setQueryData(companiesKey, [company]);
}

export function useCreateCompany() {
  return useMutation({
    mutationFn: (body: CompanyForm) => call(companyEndpoints.create, { body }),
    onSuccess: keep,
  });
}

export function useUpdateCompany() {
  return useMutation({
    mutationFn: ({ id, ...body }: CompanyPatch & { id: string }) =>
      call(companyEndpoints.update, { params: { id }, body }),
    onSuccess: keep,
  });
}
