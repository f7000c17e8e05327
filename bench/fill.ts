import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { documents, employees, teams } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';
import { extent } from './extent.ts';

const size = { teams: 5, employees: extent(5_000, 50), documents: 60, diaryEntries: 20 };

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
  const middle = documentIds[size.documents / 2]!;
  return {
    cookie,
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
    ],
  };
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
