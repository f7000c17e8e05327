import type { User } from '../src/shared/accounts.ts';
import type { Company } from '../src/shared/companies.ts';

const stamps = { createdAt: '2026-11-01T12:00:00.000Z', updatedAt: '2026-11-01T12:00:00.000Z' };

/** Who looks at a screen, as the server tells of them. */
export const signedInUser: User = {
  id: 'u1',
  name: 'Ana Ribeiro',
  email: 'ana@exemplo.com',
  phone: '11912345678',
  position: 'Gerente',
  tipo: 'líder',
  photo: null,
  createdAt: stamps.createdAt,
};

/** Their company, with what a test needs of it. */
export function ownCompany(parts: Partial<Company> = {}): Company {
  return {
    id: 'c1',
    name: 'Padaria Sol',
    cnpj: null,
    description: '',
    activities: '',
    philosophy: { mission: '', vision: '', values: [] },
    processes: [],
    ...stamps,
    ...parts,
  };
}
