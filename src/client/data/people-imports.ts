import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { ImportMapping, ImportRecord, peopleImportEndpoints } from '#shared/people-imports.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { refreshPeople } from './employees.ts';

const importsKey = ['people-imports'] as const;
const viewKey = (id: string) => [...importsKey, 'view', id] as const;

/** Those of the last seven days, the newest first. */
export function usePeopleImports(companyId: string) {
  return useInfiniteQuery({
    queryKey: [...importsKey, 'list', companyId],
    queryFn: ({ pageParam, signal }) =>
      call<typeof peopleImportEndpoints.list>(
        'GET /api/people-imports',
        { query: { companyId, olderThan: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
}

/** What of a list is to be looked at; absent it is as it was chosen last, or as it is guessed. */
export interface ImportPart {
  sheet?: string;
  headerRow?: string;
}

export function usePeopleImport(id: string, part: ImportPart) {
  return useQuery({
    queryKey: [...viewKey(id), part],
    queryFn: ({ signal }) =>
      call<typeof peopleImportEndpoints.get>(
        'GET /api/people-imports/:id',
        { params: { id }, query: part },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** `key` is the same for every try of one list. */
export function useReadPeople(companyId: string) {
  return useMutation({
    mutationFn: ({ key, source }: { key: string; source: File | string }) =>
      call<typeof peopleImportEndpoints.read>(
        'POST /api/people-imports',
        { body: { companyId, ...(typeof source === 'string' && { text: source }) } },
        {
          multipart: 'data',
          headers: { 'Idempotency-Key': key },
          // A long list on a slow line.
          patience: 180_000,
          ...(typeof source !== 'string' && { files: { file: [source] } }),
        },
      ),
    onSuccess: (view) => queryClient.setQueryData([...viewKey(view.id), {}], view),
  });
}

/** What the import would do with these columns. */
export function useImportCheck(id: string, mapping: ImportMapping) {
  return useQuery({
    queryKey: [...importsKey, 'check', id, mapping],
    queryFn: ({ signal }) =>
      call<typeof peopleImportEndpoints.check>(
        'POST /api/people-imports/:id/check',
        { params: { id }, body: mapping },
        { signal },
      ),
    refetchOnMount: 'always',
    gcTime: 0,
  });
}

async function settled(record: ImportRecord): Promise<void> {
  queryClient.setQueryData([...viewKey(record.id), {}], { ...record, table: null });
  await Promise.all([
    refreshPeople(),
    queryClient.invalidateQueries({ queryKey: [...importsKey, 'list'] }),
  ]);
}

export function useCommitImport(id: string) {
  return useMutation({
    mutationFn: (mapping: ImportMapping) =>
      call<typeof peopleImportEndpoints.commit>('POST /api/people-imports/:id/commit', {
        params: { id },
        body: mapping,
      }),
    onSuccess: settled,
  });
}

export function useUndoImport(id: string) {
  return useMutation({
    mutationFn: () =>
      call<typeof peopleImportEndpoints.undo>('POST /api/people-imports/:id/undo', {
        params: { id },
      }),
    onSuccess: settled,
  });
}

/** Where the lines that stay out are, as CSV. */
export function rejectedUrl(id: string): string {
  return `/api/people-imports/${encodeURIComponent(id)}/rejected`;
}
