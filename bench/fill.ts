import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { commitments, conversations, documents, employees, teams } from '#server/db/schema.ts';
import { calendarDay } from '#shared/format.ts';
import { newId } from '#server/ids.ts';
import { extent } from './extent.ts';

const size = {
  teams: 5,
  employees: extent(5_000, 50),
  documents: 60,
  diaryEntries: 20,
  conversations: 50,
  commitments: 200,
};

/** Registers a company through the API and fills it; gives the cookie and the paths to read. */
export async function fillCompany(
  address: string,
  db: Db,
): Promise<{ cookie: string; paths: string[] }> {
  const account = {
    name: 'Marina Duarte',
    email: 'marina@exemplo.com.br',
    phone: '11987654321',
    position: 'Gerente',
    tipo: 'líder',
    password: 'segredo-bem-guardado',
  };
  let cookie = '';
  const post = async (path: string, body: object) => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return (await response.json()) as { id: string };
  };
  await post('/api/auth/register', account);
  await post('/api/auth/login', account);
  const { id: companyId } = await post('/api/companies', { name: 'Mercado Bom Vizinho' });
  for (let count = 0; count < size.diaryEntries; count += 1) {
    await post('/api/diary', {
      description: `A equipe fechou o dia ${count} no prazo.`,
      companyId,
    });
  }
  const documentIds = await fillTables(db, companyId);
  const query = `companyId=${companyId}`;
  const employeeId = await fillFollowed(db, companyId);
  const person = `/api/employees/${employeeId}`;
  const middle = documentIds[size.documents / 2]!;
  return {
    cookie,
    // A new route of these screens is a line here.
    paths: [
      '/api/auth/me',
      '/api/companies',
      `/api/stats?${query}`,
      '/api/user/credits',
      `/api/teams?${query}`,
      `/api/diary?${query}&limit=3`,
      `/api/suggestions?${query}`,
      `/api/notifications?${query}`,
      `/api/employees?${query}`,
      `/api/ai-history?${query}&activeEmployeesOnly=true`,
      `/api/ai-history?${query}&activeEmployeesOnly=true&olderThan=${middle}`,
      `${person}/summary`,
      `${person}/brief`,
      `${person}/timeline`,
      `/api/commitments?${query}`,
      `/api/commitments?${query}&side=mine`,
      `/api/commitments?${query}&employeeId=${employeeId}`,
      `/api/commitments?${query}&state=done`,
      `/api/commitments/counts?${query}`,
      `/api/today?${query}`,
      `/api/mirror?${query}`,
    ],
  };
}

/** What is followed, all of it with one person. @returns who that is */
async function fillFollowed(db: Db, companyId: string): Promise<string> {
  const authorId = sql`(select owner_id from companies where id = ${companyId})`;
  const [person] = await db
    .select({ id: employees.id })
    .from(employees)
    .where(eq(employees.companyId, companyId))
    .orderBy(employees.id)
    .limit(1);
  const employeeId = person!.id;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await db.insert(conversations).values(
    times(size.conversations, (count) => ({
      id: newId(),
      companyId,
      authorId,
      employeeId,
      heldAt: hoursAgo(24 * count),
      outcome: 'Falamos da escala e do treinamento.',
      agreed: 'Rever a escala de sábado e treinar mais uma pessoa.',
    })),
  );
  await db.insert(commitments).values(
    times(size.commitments, (count) => ({
      id: newId(),
      companyId,
      authorId,
      employeeId,
      owner: count % 3 === 0 ? ('leader' as const) : ('employee' as const),
      text: `Treinar mais uma pessoa no caixa rápido, nº ${count}`,
      dueOn: calendarDay(hoursAgo(24 * (count - size.commitments / 2))),
      state: count % 2 === 0 ? ('open' as const) : ('done' as const),
      doneAt: count % 2 === 0 ? null : hoursAgo(count),
      sourceKind: 'hand' as const,
      reminded: 2,
    })),
  );
  return employeeId;
}

/** Gives the ids of the documents, the oldest first. */
async function fillTables(db: Db, companyId: string): Promise<string[]> {
  const authorId = sql`(select owner_id from companies where id = ${companyId})`;
  await db.insert(teams).values(
    times(size.teams, (count) => ({
      id: newId(),
      companyId,
      authorId,
      name: `Equipe ${count}`,
      description: 'Frente de caixa e atendimento',
      goals: ['reduzir o tempo de espera nos caixas', 'vender 10% a mais'],
    })),
  );
  await db.insert(employees).values(
    times(size.employees, (count) => ({
      id: newId(),
      companyId,
      authorId,
      name: `Pessoa ${count}`,
      position: 'Analista',
      tipo: 'colaborador' as const,
      objectives: ['assumir a coordenação', 'aprender Excel'],
      professionalHistory: [
        { position: 'Operadora', company: 'Mercado Azul', period: '2019-2022' },
      ],
    })),
  );
  const action =
    '[Prática] Delegar uma entrega com resultado e prazo — até 05/02/2027. Evidência: ';
  const ids = times(size.documents, () => newId());
  await db.insert(documents).values(
    ids.map((id, count) => ({
      id,
      companyId,
      authorId,
      type: 'pdi',
      title: `PDI ${count}`,
      content: { title: `PDI ${count}`, actions: times(20, (line) => `${action}${line}`) },
      brief: { goals: ['Reduzir as filas'] },
      sources: [],
      generator: 'offline',
    })),
  );
  return ids;
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
