import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type {
  CheckInForm,
  DevelopmentPlan,
  developmentPlanEndpoints,
  LevelCheckIn,
  PlanOfPerson,
} from '#shared/development-plans.ts';
import { call } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { personKey } from './conversation-keys.ts';
import { listKey } from './document-count.ts';
import { todayKey } from './today-key.ts';

/** Under the person's key: what changes what is known of a person has it read again. */
const planKey = (employeeId: string) => [...personKey, employeeId, 'plan'] as const;
const earlierKey = (employeeId: string) => [...planKey(employeeId), 'earlier'] as const;
const ofDocumentKey = [...personKey, 'plan-of-document'] as const;

/** One after the other: what takes something back waits for what it takes back. */
const inTurn = { scope: { id: 'development-plans' } };

/** The PDI in force of a person, and a newer one that waits for the leader's word. */
export function useDevelopmentPlan(employeeId: string) {
  return useQuery({
    queryKey: planKey(employeeId),
    queryFn: ({ signal }) =>
      call<typeof developmentPlanEndpoints.ofPerson>(
        'GET /api/employees/:id/development-plan',
        { params: { id: employeeId } },
        { signal },
      ),
  });
}

/** The closed ones, the last one first; further pages on demand. */
export function useEarlierPlans(employeeId: string) {
  return useInfiniteQuery({
    queryKey: earlierKey(employeeId),
    queryFn: ({ pageParam, signal }) =>
      call<typeof developmentPlanEndpoints.earlier>(
        'GET /api/employees/:id/development-plans',
        { params: { id: employeeId }, query: { olderThan: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** Whether a document is the PDI in force. */
export function usePlanOfDocument(documentId: string) {
  return useQuery({
    queryKey: [...ofDocumentKey, documentId],
    queryFn: ({ signal }) =>
      call<typeof developmentPlanEndpoints.ofDocument>(
        'GET /api/ai-history/:id/development-plan',
        { params: { id: documentId } },
        { signal },
      ),
  });
}

/** All that tells of people. */
function refreshPerson() {
  return queryClient.invalidateQueries({ queryKey: personKey });
}

/** Which plan is in force is said in many places: in the list of documents and on the day it ends, too. */
function refresh() {
  void queryClient.invalidateQueries({ queryKey: listKey });
  void queryClient.invalidateQueries({ queryKey: todayKey });
  return refreshPerson();
}

export function useEnterIntoForce() {
  return useMutation({
    ...inTurn,
    mutationFn: (documentId: string) =>
      call<typeof developmentPlanEndpoints.enter>('POST /api/development-plans', {
        body: { documentId },
      }),
    onSuccess: refresh,
  });
}

export function useTakeBackPlan() {
  return useMutation({
    ...inTurn,
    mutationFn: (id: string) =>
      call<typeof developmentPlanEndpoints.takeBack>('DELETE /api/development-plans/:id', {
        params: { id },
      }),
    onSuccess: refresh,
  });
}

export function useKeepPlan() {
  return useMutation({
    ...inTurn,
    mutationFn: ({ id, documentId }: { id: string; documentId: string }) =>
      call<typeof developmentPlanEndpoints.keep>('POST /api/development-plans/:id/keep', {
        params: { id },
        body: { documentId },
      }),
    onSuccess: refresh,
  });
}

/** What the closing says, by rules; asked when the leader is about to close. */
export const closingOf = (id: string) => ({
  queryKey: [...personKey, 'closing', id],
  queryFn: () =>
    call<typeof developmentPlanEndpoints.proposeClosing>('GET /api/development-plans/:id/closing', {
      params: { id },
    }),
  // Facts of this moment.
  gcTime: 0,
});

export function useClosePlan() {
  return useMutation({
    ...inTurn,
    mutationFn: ({ id, summary }: { id: string; summary: string }) =>
      call<typeof developmentPlanEndpoints.close>('POST /api/development-plans/:id/close', {
        params: { id },
        body: { summary },
      }),
    onSuccess: refresh,
  });
}

export function useReopenPlan() {
  return useMutation({
    ...inTurn,
    mutationFn: (id: string) =>
      call<typeof developmentPlanEndpoints.reopen>('POST /api/development-plans/:id/reopen', {
        params: { id },
      }),
    onSuccess: refresh,
  });
}

export function useRewriteSummary() {
  return useMutation({
    ...inTurn,
    mutationFn: ({ id, summary }: { id: string; summary: string }) =>
      call<typeof developmentPlanEndpoints.update>('PUT /api/development-plans/:id', {
        params: { id },
        body: { summary },
      }),
    onSuccess: refreshPerson,
  });
}

interface NewCheckIn {
  plan: Pick<DevelopmentPlan, 'id' | 'employeeId'>;
  form: CheckInForm;
  /** One for each check-in, however often it is sent. */
  key: string;
}

/** The bar moves with the answer; what tells of it elsewhere is read again. */
export function useCheckIn() {
  return useMutation({
    ...inTurn,
    mutationFn: ({ plan, form, key }: NewCheckIn) =>
      call<typeof developmentPlanEndpoints.checkIn>(
        'POST /api/development-plans/:id/check-ins',
        { params: { id: plan.id }, body: form },
        { headers: { 'Idempotency-Key': key } },
      ),
    onSuccess: (checkIn, { plan, form }) => {
      show(plan.employeeId, form.competency, (checkIns) => [
        ...checkIns.filter(({ id }) => id !== checkIn.id),
        checkIn,
      ]);
      void refreshPerson();
    },
  });
}

function show(
  employeeId: string,
  competency: string,
  change: (checkIns: LevelCheckIn[]) => LevelCheckIn[],
): void {
  queryClient.setQueryData<PlanOfPerson>(planKey(employeeId), (now) => {
    if (!now?.plan) return now;
    const competencies = now.plan.competencies.map((one) => {
      if (one.name !== competency) return one;
      const checkIns = change(one.checkIns);
      const currentLevel = checkIns.at(-1)?.level ?? one.firstLevel ?? one.currentLevel;
      return { ...one, checkIns, currentLevel };
    });
    return { ...now, plan: { ...now.plan, competencies } };
  });
}

export function useEraseCheckIn() {
  return useMutation({
    ...inTurn,
    mutationFn: (id: string) =>
      call<typeof developmentPlanEndpoints.eraseCheckIn>('DELETE /api/level-check-ins/:id', {
        params: { id },
      }),
    onSuccess: refreshPerson,
  });
}

export function useRestoreCheckIn() {
  return useMutation({
    ...inTurn,
    mutationFn: (id: string) =>
      call<typeof developmentPlanEndpoints.restoreCheckIn>(
        'POST /api/level-check-ins/:id/restore',
        { params: { id } },
      ),
    onSuccess: refreshPerson,
  });
}
