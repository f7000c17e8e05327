import { commitImport } from '../people-imports/commit.ts';
import { keepDraft, type Importer } from '../people-imports/store.ts';
import type { Db } from '../db/database.ts';
import { withoutAccents } from '../db/accents.ts';
import type { Happening } from './happening.ts';
import { instantOf } from './instant.ts';

interface Life {
  db: Db;
  now: Date;
  author: () => Importer;
  /** The names of the people. */
  people: readonly string[];
}

/** The contacts came as a list, two days ago; the last of the people had none yet. */
export function liveImport({ db, now, author, people }: Life): Happening[] {
  const titles = ['Nome', 'E-mail', 'Celular'];
  const lines = people.slice(0, -1).map((name, at) => [name, emailOf(name), phoneOf(at)]);
  const rows = [titles, ...lines].map((cells, at): [number, ...string[]] => [at + 1, ...cells]);
  const happen = async () => {
    const draft = { key: null, fileName: 'contatos.csv', sheets: [{ name: '', rows }] };
    const { id } = await keepDraft(db, author(), draft);
    const mapping = {
      sheet: 0,
      headerRow: 1,
      columns: (['name', 'email', 'phone'] as const).map((field, at) => ({ at, field })),
      createTeams: false,
    };
    await commitImport(db, author(), { id, mapping });
  };
  return [{ at: instantOf(now, { daysAgo: 2, at: '09:15' }), happen }];
}

function emailOf(name: string): string {
  const words = withoutAccents(name).toLowerCase().split(' ');
  return `${words[0]}.${words.at(-1)}@ibira.example`;
}

const phoneOf = (at: number) => `(41) 9${String(5550101 + at).padStart(8, '0')}`;
