/** By name; a bench is loaded where it is asked for. These run on whatever `npm test` runs on. */
export const usualParts = {
  api: async () => (await import('./api.ts')).benchApi(),
  lists: async () => (await import('./lists.ts')).benchLists(),
  start: async () => (await import('./start.ts')).benchStart(),
  stream: async () => (await import('./stream.ts')).benchStream(),
  web: async () => (await import('./web.ts')).benchWeb(),
  fill: async () => (await import('./scale/database.ts')).benchFill(),
  scale: async () => (await import('./scale.ts')).benchScale(),
  load: async () => (await import('./load.ts')).benchLoad(),
  logins: async () => (await import('./logins.ts')).benchLogins(),
  waiting: async () => (await import('./waiting.ts')).benchWaiting(),
  hostile: async () => (await import('./hostile.ts')).benchHostile(),
};
export const parts = {
  ...usualParts,
  /** Builds a server from its sources for a quarter of an hour: only when it is named. */
  llama: async () => (await import('./llama.ts')).benchLlama(),
};
export type Part = keyof typeof parts;
