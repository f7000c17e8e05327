import { render } from '@testing-library/react';
import { createElement } from 'react';
import { vi } from 'vitest';
import { preload, Routes } from '../src/client/routes.tsx';
import { documentContracts } from '../src/documents/contracts.ts';
import type { DocumentKind } from '../src/documents/labels.ts';

export interface QuickCall {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  key: string | null;
}

const user = { id: 'u1', name: 'Lia Prado', email: 'lia@exemplo.com.br', photo: null };
const renata = { id: 'e1', name: 'Renata Lopes', position: 'Supervisora de Caixa', objectives: [] };
const davi = { id: 'e2', name: 'Davi Souza', position: 'Caixa', objectives: [] };

/** What stands at the network's edge for the quick screens: a leader with two people and one team. */
export function quickServer() {
  const items = new Map<string, object>();
  const server = {
    calls: [] as QuickCall[],
    credits: 3,
    companies: [{ id: 'c1', name: 'Mercado Bom Vizinho' }],
    employees: (): Response | Promise<Response> => Response.json([renata, davi]),
    teams: (): Response | Promise<Response> => Response.json([{ id: 't1', name: 'Loja Centro' }]),
    /** What the history lists. */
    earlier: [] as {
      id: string;
      type: DocumentKind;
      employeeId: string;
      [field: string]: unknown;
    }[],
    /** What is answered instead of that list. */
    listed: null as (() => Response) | null,
    /** What the guardrails object to in the next forms. */
    warnings: [] as { excerpt: string; message: string }[],
    /** What is answered instead of the next documents; null writes one. */
    generations: [] as (null | (() => Response | Promise<Response>))[],
    /** The requests for a document, in the order they came. */
    orders: () =>
      server.calls.filter(({ path }) => /^\/api\/ai\/(?!review|generations)/.test(path)),
    /** The prompts of those that have one, as the forms they are. */
    prompts: () =>
      server.orders().map(({ body }) => JSON.parse((body as { prompt: string }).prompt) as object),
  };

  /** A document is written and kept, so that it can be read from the history. */
  function write(kind: DocumentKind): { id: string; content: object } {
    const id = `d${items.size + 1}`;
    const content = documentContracts[kind].contentSchema.parse({
      title: `Documento ${items.size + 1}`,
      subject: `Documento ${items.size + 1}`,
      content: `Texto ${items.size + 1}`,
      goals: [`Objetivo ${items.size + 1}`],
    }) as object;
    const createdAt = '2026-11-23T15:00:00.000Z';
    items.set(id, {
      id,
      companyId: 'c1',
      type: kind,
      title: `Documento ${items.size + 1}`,
      content,
      originalContent: null,
      brief: {},
      sources: [],
      generator: 'offline',
      employeeId: null,
      teamId: null,
      createdAt,
      updatedAt: createdAt,
    });
    return { id, content };
  }

  function generation({ path, body }: QuickCall): Response {
    const oneClick = path.endsWith('/generate') ? null : (path.split('/').at(-1) as DocumentKind);
    const kind = oneClick ?? (body as { type: DocumentKind }).type;
    const { id, content } = write(kind);
    const rest = { aiHistoryId: id, sources: [], generator: 'offline' };
    return Response.json({ [oneClick ?? 'result']: content, ...rest });
  }

  function history(call: QuickCall): Response {
    const id = call.path.split('/').at(-1)!;
    const item = items.get(id);
    if (!item) return Response.json({ success: false, message: 'Não existe' }, { status: 404 });
    if (call.method === 'PUT') {
      const { content } = call.body as { content: { title?: string } };
      items.set(id, { ...item, content, title: content.title, originalContent: {} });
    }
    return Response.json(items.get(id));
  }

  function listed({ query: { type, employeeId } }: QuickCall): Response {
    const found = server.earlier.filter(
      (item) => item.type === type && (!employeeId || item.employeeId === employeeId),
    );
    return Response.json({ items: found, total: found.length, limit: 4 });
  }

  function reply(call: QuickCall): Response | Promise<Response> {
    const { path } = call;
    const known: Record<string, () => Response | Promise<Response>> = {
      '/api/auth/me': () => Response.json({ user }),
      '/api/auth/trial-status': () =>
        Response.json({ subscriptionStatus: 'trial', daysRemaining: 9 }),
      '/api/user/credits': () => Response.json({ credits: server.credits }),
      '/api/companies': () => Response.json(server.companies),
      '/api/employees': server.employees,
      '/api/teams': server.teams,
      '/api/ai-history': () => server.listed?.() ?? listed(call),
      '/api/ai/review': () => Response.json({ warnings: server.warnings }),
    };
    if (known[path]) return known[path]();
    if (path.startsWith('/api/ai-history/')) return history(call);
    if (path.startsWith('/api/ai/'))
      return (server.generations.shift() ?? (() => generation(call)))();
    return Response.json({ success: false, message: 'Não existe' }, { status: 404 });
  }

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const call: QuickCall = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
      key: new Headers(init.headers).get('Idempotency-Key'),
    };
    server.calls.push(call);
    return Promise.race([reply(call), aborted(init.signal)]);
  });
  return server;
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error)),
  );
}

/** Opens the application at an address, as a browser does. */
export async function visit(address: string) {
  history.replaceState(null, '', address);
  await preload(location.pathname);
  return render(createElement(Routes));
}
