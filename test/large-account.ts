import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmbeddedDatabase } from '#server/db/embedded.ts';
import { aCompanyForm, aRegistration, aTeamForm } from './factories.ts';
import { launchServer } from './launch-server.ts';

export const largeSize = { employees: 5_000, diaryEntries: 20_000 };

/** A server on which one leader has so many people and diary entries, and that leader's cookie. */
export async function startLargeAccount(size = largeSize) {
  const folder = mkdtempSync(join(tmpdir(), 'leme-large-'));
  const first = await launchServer({ DATA_DIR: folder });
  const { cookie, companyId, teamId } = await openAccount(await first.ready);
  first.signal('SIGTERM');
  await first.ended;
  await fill(folder, { companyId, teamId }, size);
  const server = await launchServer({ DATA_DIR: folder });
  return {
    address: await server.ready,
    cookie,
    async close() {
      server.signal('SIGTERM');
      await server.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openAccount(address: string) {
  let cookie = '';
  const post = async (path: string, body: object) => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return (await response.json()) as { id: string };
  };
  const registration = aRegistration();
  await post('/api/auth/register', registration);
  await post('/api/auth/login', registration);
  const { id: companyId } = await post('/api/companies', aCompanyForm());
  const { id: teamId } = await post('/api/teams', { ...aTeamForm(), companyId });
  const [name = '', value = ''] = cookie.split('=');
  return { cookie: { name, value, url: address }, companyId, teamId };
}

/** Straight into the tables: through the API it would take minutes. The server must not be running. */
async function fill(
  folder: string,
  { companyId, teamId }: Record<'companyId' | 'teamId', string>,
  { employees, diaryEntries }: typeof largeSize,
) {
  const { db, close } = await openEmbeddedDatabase(folder);
  await db.execute(sql`insert into employees (id, company_id, name, position, tipo,
      behavioral_profile, objectives, professional_history)
    select gen_random_uuid(), ${companyId}, 'Pessoa ' || lpad(n::text, 4, '0'), 'Analista', 'colaborador',
      (array['comunicador', 'analitico', 'executor', 'planejador'])[1 + n % 4],
      '["assumir a coordenação", "aprender Excel", "atender melhor"]',
      '[{"position": "Operadora", "company": "Mercado Azul", "period": "2019-2022"}]'
    from generate_series(1, ${employees}) n`);
  await db.execute(sql`insert into employee_teams (company_id, employee_id, team_id, rank)
    select company_id, id, ${teamId}, 0 from employees`);
  // Their ids sort by time, as those of the application do.
  await db.execute(sql`insert into diary_entries (id, company_id, description, date)
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70008'
        || substr(md5(n::text), 1, 15))::uuid, ${companyId},
      'Registro ' || n || '. ' || repeat('A equipe fechou o dia no prazo. ', 1 + n % 9), at
    from (select n, now() - n * interval '1 hour' as at
      from generate_series(1, ${diaryEntries}) n) as entries`);
  await close();
}
