/** Answers that are on their way before anyone has asked, by address. */
export type Ahead = Map<string, Promise<Response>>;

/*
 * What every guarded screen asks first. Plain paths: what declares the endpoints brings their schemas, and
 * this goes before them.
 */
const mePath = '/api/auth/me';
const companiesPath = '/api/companies';
const allowancePaths = ['/api/auth/trial-status', '/api/user/credits'];
/** Where an address of the page's own wants the id of the company. */
const companyMark = '*';

/**
 * Asks while the scripts that want to know are on their way: who is signed in, for which company and with
 * which credits, and then what the screen of this page shows.
 */
export function askAhead(addresses: readonly string[]): Ahead {
  const ahead: Ahead = new Map();
  const me = ask(mePath);
  keep(ahead, mePath, me);
  // What the screen shows waits for it alone: it goes at once, most who come here are signed in.
  const companies = ask(companiesPath);
  keep(ahead, companiesPath, companies);
  // Whom the first question is refused, the others would be, too.
  const askNext = (path: string) => me.then((mine) => (mine.ok ? ask(path) : mine.clone()));
  for (const path of allowancePaths) keep(ahead, path, askNext(path));
  askRest(ahead, addresses, companies).catch(nobodyMayWait);
  return ahead;
}

async function askRest(
  ahead: Ahead,
  addresses: readonly string[],
  companies: Promise<Response>,
): Promise<void> {
  const answer = await companies;
  const id = answer.ok ? await firstId(answer.clone()) : undefined;
  // The screen may have been quicker: it asks itself.
  if (id === undefined || !ahead.has(companiesPath)) return;
  for (const address of addresses) {
    const url = address.replace(companyMark, id);
    keep(ahead, url, ask(url));
  }
}

function ask(path: string): Promise<Response> {
  return fetch(path, { credentials: 'include' });
}

function keep(ahead: Ahead, url: string, answer: Promise<Response>): void {
  ahead.set(url, answer);
  answer.catch(nobodyMayWait);
}

async function firstId(answer: Response): Promise<string | undefined> {
  const [first] = (await answer.json()) as { id: string }[];
  return first?.id;
}

/** A failure is told to whoever takes the answer. */
function nobodyMayWait(): void {}
