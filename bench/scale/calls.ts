import type { Run } from './run.ts';
import { cookieOf, emailOf, password } from './accounts.ts';
import type { Sent } from '../http.ts';

/** A leader, and places of the company that can be asked for. */
export interface Account {
  company: number;
  cookie: string;
  companyId: string;
  employeeId: string;
  teamId: string;
  notificationId: string;
  documents: number;
  /** The newest document, that in the middle, and the oldest. */
  newest: string;
  middle: string;
  oldest: string;
}

export async function accountOf(run: Run, company: number): Promise<Account> {
  const { rows } = await run(`select c.id as "companyId",
      (select id from employees where company_id = c.id order by id limit 1) as "employeeId",
      (select id from teams where company_id = c.id order by id limit 1) as "teamId",
      (select id from notifications where user_id = u.id order by id limit 1) as "notificationId",
      (select sum(total)::int from document_counts where company_id = c.id) as documents,
      (select id from documents where company_id = c.id order by id desc limit 1) as newest,
      (select id from documents where company_id = c.id order by id limit 1) as oldest,
      (select id from documents where company_id = c.id order by id limit 1 offset
        (select sum(total) / 2 from document_counts where company_id = c.id)) as middle
    from users u join companies c on c.owner_id = u.id where u.email_key = '${emailOf(company)}'`);
  return {
    ...(rows[0] as Omit<Account, 'company' | 'cookie'>),
    company,
    cookie: cookieOf(company),
  };
}

/** One route, as a screen asks for it. */
export interface Call {
  name: string;
  of: (account: Account) => Sent;
  /** What to send once it was answered, outside the time: it takes away what was made. */
  after?: (account: Account, answer: { id: string }) => Sent;
}

const get = (name: string, path: (account: Account) => string): Call => ({
  name: `GET ${name}`,
  of: (account) => ({ method: 'GET', path: path(account), cookie: account.cookie }),
});
const change = (
  name: string,
  path: (account: Account) => string,
  body: (account: Account) => object | FormData,
): Call => {
  const [method = '', label = ''] = name.split(/ (.*)/);
  return {
    name: `${method} ${label}`,
    of: (account) => ({ method, path: path(account), cookie: account.cookie, body: body(account) }),
  };
};
const of =
  (path: string, more = '') =>
  (account: Account) =>
    `${path}?companyId=${account.companyId}${more}`;
const history = (name: string, more: (account: Account) => string) =>
  get(`history${name}`, (account) => of('/api/ai-history', more(account))(account));

const commitments = (name: string, more: (account: Account) => string) =>
  get(`commitments${name}`, (account) => of('/api/commitments', more(account))(account));
const person = (name: string, path: string) =>
  get(`person: ${name}`, ({ employeeId }) => `/api/employees/${employeeId}/${path}`);

/** A place in a timeline so many years back. */
const before = (years: number) =>
  `olderThan=${Math.round(Date.now() - years * 365 * 86_400_000)}000.ffffffff-ffff-ffff-ffff-ffffffffffff`;

/**
 * What is followed. Each takes at most 10 ms in the database, however much there is: a new route of that sort
 * (what a day begins with, what a month closes with) is a line here, and is measured with the others.
 */
export const followed: readonly Call[] = [
  person('summary', 'summary'),
  person('brief', 'brief'),
  person('timeline', 'timeline'),
  person('timeline, half way', `timeline?${before(1.5)}`),
  person('timeline, near its end', `timeline?${before(2.9)}`),
  ...['document', 'conversation', 'diary', 'commitment'].map((kind) =>
    person(`timeline, ${kind}, half way`, `timeline?kind=${kind}&${before(1.5)}`),
  ),
  commitments('', () => ''),
  ...['late', 'today', 'week', 'later', 'undated'].map((group) =>
    commitments(`, ${group}`, () => `&group=${group}`),
  ),
  commitments(', mine', () => '&side=mine'),
  commitments(', theirs', () => '&side=theirs'),
  commitments(', of one person', ({ employeeId }) => `&employeeId=${employeeId}`),
  commitments(', of one person, mine', ({ employeeId }) => `&employeeId=${employeeId}&side=mine`),
  commitments(', of one team', ({ teamId }) => `&teamId=${teamId}`),
  commitments(', of one team, theirs', ({ teamId }) => `&teamId=${teamId}&side=theirs`),
  commitments(', done', () => '&state=done'),
  commitments(', dropped', () => '&state=dropped'),
  commitments(', done, of one person', ({ employeeId }) => `&state=done&employeeId=${employeeId}`),
  commitments(', done, of one team', ({ teamId }) => `&state=done&teamId=${teamId}`),
  get('commitments, figures', of('/api/commitments/counts')),
  get('commitments, figures of mine', of('/api/commitments/counts', '&side=mine')),
  get('conversations, planned', of('/api/conversations')),
  person('development plan', 'development-plan'),
  get('today', of('/api/today')),
  get('mirror', of('/api/mirror')),
  get(
    'mirror, of one team',
    ({ companyId, teamId }) => `/api/mirror?companyId=${companyId}&teamId=${teamId}`,
  ),
];

export const reads: readonly Call[] = [
  ...followed,
  get('me', () => '/api/auth/me'),
  get('credits', () => '/api/user/credits'),
  get('trial status', () => '/api/auth/trial-status'),
  get('companies', () => '/api/companies'),
  get('stats', of('/api/stats')),
  get('teams', of('/api/teams')),
  get('suggestions', of('/api/suggestions')),
  get('notifications', of('/api/notifications')),
  get('diary, the newest 3', of('/api/diary', '&limit=3')),
  get('diary, all', of('/api/diary')),
  get('employees, all', of('/api/employees')),
  get('employees, active', of('/api/employees', '&activeOnly=true')),
  history('', () => ''),
  history(', next to the middle', ({ middle }) => `&olderThan=${middle}`),
  history(', previous to the oldest', ({ oldest }) => `&newerThan=${oldest}`),
  history(', of one type', () => '&type=pdi'),
  history(', of one person', ({ employeeId }) => `&employeeId=${employeeId}`),
  history(', of one team', ({ teamId }) => `&teamId=${teamId}`),
  history(', of the active', () => '&activeEmployeesOnly=true'),
  history(', page 2', () => '&page=2'),
  history(', the middle page', ({ documents }) => `&page=${Math.ceil(documents / 40)}`),
  history(', the last page', ({ documents }) => `&page=${Math.ceil(documents / 20)}`),
  get('one document', ({ middle }) => `/api/ai-history/${middle}`),
  get('its DOCX', ({ middle }) => `/api/ai-history/${middle}/export?format=docx`),
  get('search', () => '/api/search?q=equipe'),
  get('support', () => '/api/support'),
];

const aPerson = {
  name: 'Renata Lopes',
  position: 'Supervisora de Caixa',
  tipo: 'colaborador',
  objectives: ['assumir a coordenação da frente de caixa'],
};
const order = (account: Account) => ({
  type: 'feedback',
  prompt: 'Reconhecer o cuidado com a escala de dezembro',
  companyId: account.companyId,
  employeeId: account.employeeId,
});

export const writes: readonly Call[] = [
  { name: 'POST login', of: loginOf },
  change(
    'POST diary',
    () => '/api/diary',
    ({ companyId }) => ({ description: anEntry, companyId }),
  ),
  change(
    'POST team',
    () => '/api/teams',
    ({ companyId }) => ({ name: 'Equipe de prova', companyId }),
  ),
  change(
    'PUT team',
    ({ teamId }) => `/api/teams/${teamId}`,
    () => ({ description: 'De prova' }),
  ),
  {
    ...change('POST employee', () => '/api/employees', employeeForm),
    after: eraseOf,
  },
  change(
    'PUT employee',
    ({ employeeId }) => `/api/employees/${employeeId}`,
    () => {
      const form = new FormData();
      form.set('data', JSON.stringify({ position: 'Supervisora' }));
      return form;
    },
  ),
  change(
    'PUT company',
    ({ companyId }) => `/api/companies/${companyId}`,
    () => ({ activities: 'Varejo' }),
  ),
  change('POST generate (offline)', () => '/api/ai/generate', order),
  change(
    'PUT document',
    ({ newest }) => `/api/ai-history/${newest}`,
    () => ({
      content: { title: 'Documento de prova' },
    }),
  ),
  change(
    'PATCH notification',
    ({ notificationId }) => `/api/notifications/${notificationId}/read`,
    () => ({}),
  ),
  change(
    'PATCH notifications',
    () => '/api/notifications/read-all',
    () => ({}),
  ),
];

/** As long as the entries of the demonstration are. */
export const anEntry =
  'A equipe fechou a semana com a escala completa; combinamos rever as folgas de dezembro na próxima reunião.';

export function loginOf({ company }: Pick<Account, 'company'>): Sent {
  const body = { email: emailOf(company), password };
  return { method: 'POST', path: '/api/auth/login', body };
}

function employeeForm({ companyId }: Account): FormData {
  const form = new FormData();
  form.set('data', JSON.stringify({ ...aPerson, companyId }));
  return form;
}

function eraseOf({ cookie }: Account, { id }: { id: string }): Sent {
  return { method: 'DELETE', path: `/api/employees/${id}`, cookie };
}
