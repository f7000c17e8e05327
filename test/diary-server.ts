import { screenServer } from './screen-server.ts';

export const entry = (id: string, description: string, hour = '15') => ({
  id,
  companyId: 'c1',
  description,
  date: `2026-11-20T${hour}:05:00.000Z`,
  createdAt: `2026-11-20T${hour}:05:00.000Z`,
  editedAt: null as string | null,
  version: 0,
  people: [] as { id: string; name: string }[],
});

/** What writing answers. */
export const written = (id: string, description: string) => ({
  ...entry(id, description, '21'),
  unclear: [] as { name: string; people: { id: string; name: string }[] }[],
});

/** A diary of two entries. */
export const diaryServer = () =>
  screenServer({
    'GET /api/diary': () => [entry('d2', 'Segunda nota', '18'), entry('d1', 'Primeira nota')],
    'GET /api/diary/voice': () => ({ canTranscribe: false }),
    'POST /api/diary': ({ body }) => written('d3', (body as { description: string }).description),
  });
