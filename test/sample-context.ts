import { nothingFollowed, type DocumentContext } from '#documents/kit/document-context.ts';

/** The day of every sample, a Monday. */
export const sampleDay = '2026-11-23';

export type Pieces = Partial<Omit<DocumentContext, 'company' | 'team' | 'employee'>> & {
  company?: Partial<DocumentContext['company']>;
  team?: Partial<NonNullable<DocumentContext['team']>> | null;
  employee?: Partial<NonNullable<DocumentContext['employee']>> | null;
};

/** A context for trying a writer out: what is not given is empty. */
export function contextWith({ company, team, employee, ...rest }: Pieces = {}): DocumentContext {
  return {
    today: sampleDay,
    author: { name: 'Marcos Vieira', position: 'Gerente' },
    colleagues: [],
    latestFeedback: null,
    latestPdi: null,
    ...nothingFollowed,
    diary: [],
    ...rest,
    company: {
      name: 'Empresa Exemplo',
      description: '',
      activities: '',
      mission: '',
      vision: '',
      values: [],
      processes: [],
      ...company,
    },
    team: team ? { name: 'Equipe', description: '', goals: [], ...team } : null,
    employee:
      employee === null
        ? null
        : {
            name: 'Renata Lopes',
            position: 'Supervisora de Caixa',
            behavioralProfile: null,
            objectives: [],
            professionalHistory: [],
            ...employee,
          },
  };
}
