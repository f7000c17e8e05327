import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { addDays, calendarDay } from '#shared/format.ts';
import { aCompanyForm, anEmployeeForm, aRegistration, aTeamForm } from '../factories.ts';
import { expect, test } from './fixtures.ts';

/** As far, in pixels, as what was there may be moved by what comes. */
const farthest = 8;
/** As much as the height of a shape may differ from that of what comes in its place. */
const mostTaller = 0.25;
/** What the browser itself may count of layout shift on one screen. */
const mostShift = 0.02;

interface Screen {
  path: string;
  /** What comes in rows, cards or parts: the same in the shape and in what it stands for. */
  row: string;
  /** There as soon as all is. */
  last: string | RegExp;
  /** The widths that say something of their own. */
  at: readonly number[];
  /** Who is in which team is known, as it is on the way from the list of people. */
  knowsPeople?: boolean;
}

const card = 'main .grid > div.p-5';

test.use({ trace: 'off' });

test('what comes stands where its shape stood, and moves nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const { employeeId, conversationId, commitmentId } = await fillCompany(page.request);
  const person = `/colaboradores?id=${employeeId}`;
  const row = 'main ul.divide-y > li';
  const half = 'main .xl\\:grid-cols-2 > div:first-child > :first-child';
  const both = [1440, 390];
  const phone = [390];
  await lookAtAll({ browser, baseURL, from: page }, [
    { path: '/diario', row: 'article', last: /^\d+ registros$/, at: both },
    { path: '/historico', row, last: /^\d+ documentos$/, at: both },
    { path: '/equipes', row: card, last: 'Caixas', at: both },
    { path: '/colaboradores', row: card, last: /^\d+ colaboradores/, at: both },
    { path: '/combinados', row, last: 'Atrasados', at: both },
    // Beside what is of any height, and below it on narrower screens.
    { path: person, row: '[aria-labelledby="linha-do-tempo"] li', last: /^hoje/, at: [1440] },
    { path: person, row: 'main dl > div', last: /^hoje/, at: phone },
    { path: `${person}&conversa=antes`, row: half, last: 'Em cinco linhas', at: both },
    { path: `${person}&conversa=${conversationId}`, row: half, last: 'Como foi?', at: [1440] },
    { path: '/colaboradores?visao=espelho', row, last: /^De \d/, at: both, knowsPeople: true },
    { path: '/colaboradores?perguntas=todas', row, last: /pergunta/, at: phone, knowsPeople: true },
    {
      path: '/configuracoes?aba=combinados',
      row: 'main section + section',
      last: 'O que você combinou aparece no dia, ao lado dos outros compromissos.',
      at: phone,
    },
    {
      path: `/combinados?id=${commitmentId}`,
      row: '[role=dialog] h2',
      last: 'Evidência',
      at: phone,
    },
  ]);
});

test('nor does it in a young company, of one team and nobody, and then one person', async ({
  page,
  browser,
  baseURL,
}) => {
  const young = await registerCompany(page.request);
  const teamId = await young.addTeam('Atendimento');
  const visitors = { browser, baseURL, from: page };
  const rest = { row: card, last: 'Próximo passo:' };
  await lookAtAll(visitors, [{ path: '/equipes', at: [1024, 390], ...rest }]);
  await young.addPerson('Renata Lopes', teamId);
  await lookAtAll(visitors, [{ path: '/colaboradores', at: [390], ...rest }]);
});

interface Visitors {
  browser: Browser;
  baseURL: string | undefined;
  /** Who is signed in. */
  from: Page;
}

async function lookAtAll(visitors: Visitors, screens: readonly Screen[]): Promise<void> {
  const problems: string[] = [];
  const widths = [...new Set(screens.flatMap(({ at }) => at))];
  await Promise.all(
    widths.map(async (width) => {
      const visitor = await openPage(visitors, width);
      for (const screen of screens) {
        if (screen.at.includes(width)) problems.push(...(await lookAt(visitor, screen)));
      }
      await visitor.context().close();
    }),
  );
  expect(problems).toEqual([]);
}

async function openPage({ browser, baseURL, from }: Visitors, width: number): Promise<Page> {
  const isPhone = width < 640;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    storageState: await from.context().storageState(),
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return context.newPage();
}

/** Known before a screen is drawn. */
const ahead = /\/api\/(auth\/|companies$|user\/credits$)/;
const aboutPeople = /\/api\/(teams|employees)\?/;

/** The screen while its answers are held back, and once they are there. */
async function lookAt(page: Page, screen: Screen): Promise<string[]> {
  const { path, row, last, knowsPeople } = screen;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (route) => {
    const url = route.request().url();
    if (!ahead.test(url) && !(knowsPeople && aboutPeople.test(url))) await released;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator(row).first()).toBeVisible();
  await expect(page.locator('.animate-pulse:visible')).not.toHaveCount(0);
  const before = await measure(page, row);
  release();
  await expect(page.locator('main, [role=dialog]').getByText(last).first()).toBeVisible();
  await expect(page.locator('main .animate-pulse')).toHaveCount(0);
  const after = await measure(page, row);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const at = `${path} at ${page.viewportSize()!.width} px`;
  return compare(before, after).map((problem) => `${at}: ${problem}`);
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Measured {
  rows: Place[];
  /** Words and fields by what they say, where nothing else says it. */
  named: Record<string, Place>;
  /** All there is, also what is there twice. */
  names: string[];
  shift: number;
}

/** Places in the page, once they have settled. */
async function measure(page: Page, row: string): Promise<Measured> {
  const look = () => page.evaluate(placesIn, row);
  let measured = await look();
  await expect(async () => {
    await page.waitForTimeout(120);
    const again = await look();
    const isSettled = JSON.stringify(again) === JSON.stringify(measured);
    measured = again;
    expect(isSettled).toBe(true);
  }).toPass({ timeout: 30_000 });
  return measured;
}

function placesIn(row: string): Measured {
  const placeOf = (it: Element | Range): Place => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return { x, y: y + scrollY, width, height };
  };
  const named: Record<string, Place> = {};
  const twice = new Set<string>();
  const note = (name: string, place: Place) => {
    if (name === '' || place.width < 2 || place.height < 2) return;
    if (name in named) twice.add(name);
    named[name] = place;
  };
  const scope = document.querySelector('[role=dialog]') ?? document.querySelector('main')!;
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement!.closest('[aria-hidden=true], .sr-only, option')) continue;
    note(textContent!.trim(), placeOf(range));
  }
  for (const field of scope.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    note(`field ${field.ariaLabel ?? field.labels?.[0]?.textContent ?? ''}`, placeOf(field));
  }
  const names = Object.keys(named);
  for (const name of twice) delete named[name];
  const rows = [...document.querySelectorAll(row)].map(placeOf).filter(({ width }) => width > 1);
  const { shift } = (window as unknown as { seen: { shift: number } }).seen;
  return { rows: rows.slice(0, 8), named, names, shift };
}

/** What moved, and how far. */
function compare(before: Measured, after: Measured): string[] {
  const problems: string[] = [];
  const tell = (isWrong: boolean, what: string) => {
    if (isWrong) problems.push(what);
  };
  for (const [name, place] of Object.entries(before.named)) {
    const now = after.named[name];
    // What stands below may be of any height.
    const isAbove = !before.rows[0] || place.y <= before.rows[0].y;
    if (!isAbove) continue;
    tell(!after.names.includes(name), `“${name}” is gone`);
    if (now) tell(jump(place, now) > farthest, `“${name}” by ${jump(place, now)} px`);
  }
  const [shape] = before.rows;
  const [first] = after.rows;
  tell(!shape || !first, `${before.rows.length} shapes, ${after.rows.length} rows`);
  if (shape && first) {
    tell(jump(shape, first) > farthest, `the first row by ${jump(shape, first)} px`);
    const [was, is] = [median(before.rows), median(after.rows)];
    tell(Math.abs(was / is - 1) > mostTaller, `rows of ${is} px, shapes of ${was}`);
  }
  tell(after.shift > mostShift, `a layout shift of ${after.shift.toFixed(3)}`);
  return problems;
}

const jump = (from: Place, to: Place) =>
  Math.round(Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)));

function median(rows: readonly Place[]): number {
  const heights = rows.map(({ height }) => height).toSorted((one, other) => one - other);
  return Math.round(heights[Math.floor(heights.length / 2)]!);
}

/** A company of its own, and how to fill it. */
async function registerCompany(request: APIRequestContext) {
  const registration = { ...aRegistration(), email: `s.${Math.random()}@exemplo.com.br` };
  const post = async (path: string, options: Parameters<APIRequestContext['post']>[1]) => {
    const response = await request.post(path, options);
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as { id: string };
  };
  await post('/api/auth/register', { data: registration });
  await post('/api/auth/login', { data: registration });
  const { id: companyId } = await post('/api/companies', { data: aCompanyForm() });
  return {
    post: (path: string, data: object) => post(path, { data: { companyId, ...data } }),
    addTeam: async (name: string) => {
      const goals = ['reduzir filas', 'treinar quem chega'];
      const data = { ...aTeamForm(), name, goals, companyId };
      return (await post('/api/teams', { data })).id;
    },
    addPerson: async (name: string, teamId: string) => {
      const data = JSON.stringify({ ...anEmployeeForm(), name, teamIds: [teamId], companyId });
      return (await post('/api/employees', { multipart: { data } })).id;
    },
  };
}

/** A company as it is after some weeks, and not more of it than a screen shows. */
async function fillCompany(request: APIRequestContext) {
  const { post, addTeam, addPerson } = await registerCompany(request);
  const teamIds: string[] = [];
  for (const name of ['Atendimento', 'Caixas', 'Padaria']) teamIds.push(await addTeam(name));
  const people: string[] = [];
  for (const [index, name] of ['Renata Lopes', 'Davi Souza', 'Ana Prado', 'Caio Reis'].entries()) {
    people.push(await addPerson(name, teamIds[index % 3]!));
  }
  const [employeeId] = people;
  const today = calendarDay(new Date());
  let commitmentId = '';
  for (const [index, days] of [-3, 0, 4, 30].entries()) {
    const { id } = await post('/api/commitments', {
      text: `Rever com a equipe a escala de ${index + 1} de dezembro`,
      employeeId: people[index],
      dueOn: addDays(today, days),
    });
    commitmentId ||= id;
  }
  for (let day = 1; day <= 8; day += 1) {
    await post('/api/diary', {
      description: `Renata conduziu sozinha o fechamento do dia ${day}, e explicou a Davi, com calma e do começo, como se confere o caixa antes de entregar o turno.`,
    });
  }
  for (let count = 0; count < 4; count += 1) {
    await post('/api/ai/generate', {
      type: count % 2 === 0 ? 'pdi' : 'feedback',
      prompt: 'Delegar mais',
      employeeId,
    });
  }
  const { id: conversationId } = await post('/api/conversations', { employeeId });
  await post(`/api/conversations/${conversationId}/close`, {
    outcome: 'Leve, e com planos para dezembro',
    agreed: 'Renata treina o Davi até sexta',
    nextOn: addDays(today, 14),
  });
  await post('/api/rounds', {
    employeeIds: people,
    questions: ['O que está indo bem?', 'O que eu posso fazer por você?'],
    closesOn: addDays(today, 7),
  });
  return { employeeId: employeeId!, conversationId, commitmentId };
}
