/*
 * The shell of the application for where there is no network: its page, its scripts and styles, and nothing else.
 * What belongs to a company never comes here: `/api` is none of its business, and notes wait elsewhere.
 */

/** The build writes these in: what the diary needs to open, and a digest of that. */
declare const shellFiles: readonly string[];
declare const shellVersion: string;

/** As much of the worker's world as is used; its types would not live beside those of a page. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
const worker = globalThis as unknown as EventTarget & {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

const prefix = 'leme-shell-';
const cacheName = prefix + shellVersion;
/** Stands for every screen: it opens the one of its address. */
const page = '/diario';

worker.addEventListener('install', (event) => {
  (event as Waiting).waitUntil(fill().then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => {
  (event as Waiting).waitUntil(dropOthers().then(() => worker.clients.claim()));
});
worker.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Fetching;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === location.origin && request.method === 'GET';
  if (!isOurs || pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') respondWith.call(event, openPage(request));
  else if (shellFiles.includes(pathname)) respondWith.call(event, shellFile(request));
});

async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([page, ...shellFiles].map((path) => new Request(path, { cache: 'reload' })));
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** As the server has it; without a server the page that was kept. */
async function openPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(page, { cacheName });
    if (kept) return kept;
    throw error;
  }
}

/** Their names say what is in them: what was kept is what the server has. */
async function shellFile(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName })) ?? fetch(request);
}
