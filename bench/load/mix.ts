import { cookieOf } from '../scale/accounts.ts';
import { anEntry, loginOf } from '../scale/calls.ts';
import type { Run } from '../scale/run.ts';
import type { Sent } from '../http.ts';

/** A leader of a small company. */
export interface Leader {
  company: number;
  companyId: string;
  employeeId: string;
  documentId: string;
}

/** What takes long by its nature is told apart: the hash of a password, and the model. */
export type Sort = 'usual' | 'login' | 'generation';

interface Action {
  /** Of a thousand calls. */
  share: number;
  sort: Sort;
  of: (leader: Leader) => Omit<Sent, 'cookie'>;
}

const read = (share: number, path: (leader: Leader) => string): Action => ({
  share,
  sort: 'usual',
  of: (leader) => ({ method: 'GET', path: path(leader) }),
});
const ofCompany = (path: string) => (leader: Leader) =>
  `${path}${path.includes('?') ? '&' : '?'}companyId=${leader.companyId}`;
const post = (share: number, path: string, body: (leader: Leader) => object): Action => ({
  share,
  sort: 'usual',
  of: (leader) => ({ method: 'POST', path, body: body(leader) }),
});

/** A dashboard asks for eight things at once; then people look at lists, read, write down, generate. */
const actions: readonly Action[] = [
  read(80, () => '/api/auth/me'),
  read(80, () => '/api/companies'),
  read(70, ofCompany('/api/stats')),
  read(70, () => '/api/user/credits'),
  read(80, ofCompany('/api/teams')),
  read(70, ofCompany('/api/diary?limit=3')),
  read(70, ofCompany('/api/suggestions')),
  read(80, ofCompany('/api/notifications')),
  read(90, ofCompany('/api/employees')),
  read(80, ofCompany('/api/ai-history?activeEmployeesOnly=true')),
  read(40, (leader) => `${ofCompany('/api/ai-history')(leader)}&olderThan=${leader.documentId}`),
  read(60, ({ documentId }) => `/api/ai-history/${documentId}`),
  read(50, ofCompany('/api/diary')),
  read(20, () => '/api/search?q=equipe'),
  post(40, '/api/diary', ({ companyId }) => ({ description: anEntry, companyId })),
  {
    ...post(10, '/api/ai/generate', ({ companyId, employeeId }) => ({
      type: 'feedback',
      prompt: 'Reconhecer o cuidado com a escala de dezembro',
      companyId,
      employeeId,
    })),
    sort: 'generation',
  },
  { share: 10, sort: 'login', of: loginOf },
];

/** Leaders of the first companies, with what they ask for. */
export async function leadersOf(run: Run, count: number): Promise<Leader[]> {
  const { rows } = await run(`select n as company, c.id as "companyId",
      (select id from employees where company_id = c.id order by id limit 1) as "employeeId",
      (select id from documents where company_id = c.id order by id limit 1 offset 20) as "documentId"
    from generate_series(1, ${count}) n join users u on u.email_key = 'lider.' || n || '@exemplo.com.br'
      join companies c on c.owner_id = u.id`);
  return rows as Leader[];
}

/** Calls by the shares above, each of another leader: always the same ones in the same order. */
export function createMix(leaders: readonly Leader[]): () => { sort: Sort; sent: Sent } {
  const inAll = actions.reduce((sum, { share }) => sum + share, 0);
  const random = createRandom(7);
  return () => {
    const leader = leaders[Math.floor(random() * leaders.length)]!;
    let rest = random() * inAll;
    const { sort, of } = actions.find(({ share }) => (rest -= share) < 0)!;
    const cookie = sort === 'login' ? {} : { cookie: cookieOf(leader.company) };
    return { sort, sent: { ...of(leader), ...cookie } };
  };
}

/** Park and Miller's generator: numbers from 0 to 1, the same for a seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
