import type { DocumentContext } from '../kit/document-context.ts';

/** A context for trying meetings out: what is not given is empty. The day is a Monday. */
export function meetingContext(given: Partial<DocumentContext> = {}): DocumentContext {
  return {
    today: '2026-11-23',
    author: { name: 'Marcos Vieira', position: 'Gerente' },
    company: {
      name: 'Mercado Bom Vizinho',
      description: '',
      activities: '',
      mission: '',
      vision: '',
      values: [],
      processes: [],
    },
    team: null,
    colleagues: [{ name: 'Carla Nunes', position: 'Analista' }],
    employee: null,
    latestFeedback: null,
    latestPdi: null,
    diary: [],
    ...given,
  };
}
