import { leader } from '#server/demo/company.ts';
import { extent } from '../extent.ts';

/** What a database is filled with: company 0 is the huge one, if it is there; the small ones count from 1. */
export interface Size {
  smallCompanies: number;
  huge: {
    employees: number;
    teams: number;
    diaryEntries: number;
    documents: number;
    commitments: number;
    conversations: number;
  } | null;
}

export const size: Size = extent<Size>(
  {
    smallCompanies: 10_000,
    huge: {
      employees: 10_000,
      teams: 100,
      diaryEntries: 20_000,
      documents: 1_000_000,
      commitments: 200_000,
      conversations: 100_000,
    },
  },
  {
    smallCompanies: 4,
    huge: {
      employees: 40,
      teams: 4,
      diaryEntries: 40,
      documents: 400,
      commitments: 400,
      conversations: 200,
    },
  },
);

/** Everyone has the password of the demonstration, of which the small companies are copies. */
export const { password } = leader;

export function emailOf(company: number): string {
  return `lider.${company}@exemplo.com.br`;
}

/** How SQL names the e-mail of the company numbered `n`. */
export const emailInSql = `'lider.' || n || '@exemplo.com.br'`;

/** A session that each leader has had since the filling. */
export function cookieOf(company: number): string {
  return `leme_session=bench-${company}`;
}

/** How SQL names the same token, of the company numbered `n`; the database stores its SHA-256. */
export const tokenHashInSql = `encode(sha256(convert_to('bench-' || n, 'UTF8')), 'hex')`;
