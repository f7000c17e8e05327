import { vi } from 'vitest';
import type { DiaryEntry } from '#shared/diary.ts';
import type { Suggestion } from '../src/shared/suggestions.ts';
import type { TodayLine } from '../src/shared/today.ts';

const user = { id: 'u1', name: 'Lia Prado', email: 'lia@exemplo.com.br', photo: null };
const ana = { id: 'e1', name: 'Ana Lima', position: 'Caixa', teamIds: ['t1'], isActive: true };
const bruno = { id: 'e2', name: 'Bruno Dias', position: 'Caixa', teamIds: ['t1'], isActive: true };
const caio = { id: 'e3', name: 'Caio Reis', position: 'Padeiro', teamIds: ['t2'], isActive: true };
const aTeam = (id: string, name: string, activeEmployees: number) => ({
  id,
  name,
  goals: [],
  managementSettings: null,
  activeEmployees,
});

/** The last twelve months, November 2026 with these documents and the others without any. */
export function byMonth(november: Record<string, number>) {
  const months = ['2025-12', ...Array.from({ length: 11 }, (_, index) => `2026-${index + 1}`)];
  return months.map((month) => ({
    month: month.replace(/-(\d)$/, '-0$1'),
    counts: month === '2026-11' ? november : {},
  }));
}

export function aSuggestion(suggestion: Partial<Suggestion> = {}): Suggestion {
  return {
    id: 'feedback:t1',
    type: 'feedback',
    priority: 'urgent',
    title: 'Feedback pendente na equipe Caixas',
    description: 'Ana Lima, Bruno Dias e mais 3 pessoas não receberam feedback.',
    actionText: 'Criar feedback',
    icon: 'message-square',
    employees: [ana, bruno].map(({ id, name }) => ({ id, name })),
    employeeCount: 5,
    teams: [{ id: 't1', name: 'Caixas' }],
    form: {},
    dueIn: 'Nesta semana',
    ...suggestion,
  };
}

type Answer = () => Response | Promise<Response>;

export const failing: Answer = () =>
  Response.json({ success: false, message: 'O banco caiu.' }, { status: 500 });
export const never: Answer = () => new Promise<Response>(() => undefined);

/** What stands at the network's edge for the dashboard: a leader with two teams and three people. */
export function dashboardServer() {
  const entries: DiaryEntry[] = Array.from({ length: 3 }, (_, index) => ({
    id: `r${index}`,
    companyId: 'c1',
    description: `Registro ${index}`,
    date: '2026-11-20T15:00:00.000Z',
    createdAt: '2026-11-20T15:00:00.000Z',
    editedAt: null,
    version: 1,
    people: [],
  }));
  const figures = { totalEmployees: 1284, activeTeams: 2, aiUsage: 3 };
  const server = {
    /** `GET /api/diary?companyId=c1&limit=3`, in the order they came. */
    calls: [] as string[],
    /** What was sent, by the method and path. */
    bodies: {} as Record<string, object[]>,
    suggestions: [] as Suggestion[],
    today: [] as TodayLine[],
    hasMoreToday: false,
    /** What is answered instead of what stands here, by the method and path. */
    answers: {} as Record<string, Answer>,
    /** How often a path was read. */
    reads: (path: string) =>
      server.calls.filter((call) => call.split('?')[0] === `GET ${path}`).length,
  };
  const known: Record<string, Answer> = {
    'GET /api/auth/me': () => Response.json({ user }),
    'GET /api/auth/trial-status': () =>
      Response.json({ subscriptionStatus: 'trial', daysRemaining: 9 }),
    'GET /api/user/credits': () => Response.json({ credits: 7 }),
    'GET /api/companies': () => Response.json([{ id: 'c1', name: 'Mercado' }]),
    'GET /api/stats': () => Response.json({ ...figures, byMonth: byMonth({ pdi: 2, email: 1 }) }),
    'GET /api/today': () =>
      Response.json({ today: '2026-11-23', lines: server.today, hasMore: server.hasMoreToday }),
    'GET /api/suggestions': () => Response.json(server.suggestions),
    'GET /api/teams': () => Response.json([aTeam('t1', 'Caixas', 2), aTeam('t2', 'Padaria', 1)]),
    'GET /api/employees': () => Response.json([ana, bruno, caio]),
    'GET /api/diary': () => Response.json(entries),
    'GET /api/notifications': () => Response.json([]),
    'GET /api/ai-history': () => Response.json({ items: [], total: 0, limit: 20 }),
    'PUT /api/teams/t1': () => Response.json(aTeam('t1', 'Caixas', 2)),
    'POST /api/diary': () =>
      Response.json({
        ...entries[0],
        ...server.bodies['POST /api/diary']?.[0],
        id: 'r9',
        unclear: [],
      }),
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const path = `${method} ${address.split('?')[0]}`;
    server.calls.push(`${method} ${address}`);
    if (typeof init.body === 'string') {
      (server.bodies[path] ??= []).push(JSON.parse(init.body) as object);
    }
    const answer = server.answers[path] ?? known[path];
    return answer
      ? answer()
      : Response.json({ success: false, message: 'Não existe' }, { status: 404 });
  });
  return server;
}
