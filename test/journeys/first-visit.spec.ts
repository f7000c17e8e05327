import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';

/** What a first visit paints and asks for, before and after its scripts are there. */
test('the theme that was chosen is there without any script', async ({ browser, address }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' });
  const page = await context.newPage();
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.goto(`${address}/login`);
  expect(await background()).toBe('light dark');
  await context.addCookies([{ name: 'leme_theme', value: 'dark', url: address }]);
  for (const path of ['/login', '/', '/reset-password']) {
    await page.goto(address + path);
    expect(await background()).toBe('dark');
  }
  await context.addCookies([{ name: 'leme_theme', value: '"><script>', url: address }]);
  await page.goto(`${address}/login`);
  expect(await background()).toBe('light dark');
  await context.close();
});

test('a guarded screen says that it checks the session before its scripts are there', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => new Promise(() => {}));
  await page.goto('/equipes', { waitUntil: 'commit' });
  await expect(page.getByText('Verificando autenticação...')).toBeVisible();
});

for (const path of ['/', '/dashboard', '/equipes', '/colaboradores', '/diario', '/historico']) {
  test(`a first visit to ${path} asks for nothing twice`, async ({ page }) => {
    await becomeLeader(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname + search);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: /, sua conta$/ })).toBeVisible();
    // What comes last of all.
    await expect(page.getByRole('button', { name: /^Notificações/ })).toBeVisible();
    expect(asked).toContain('/api/auth/me');
    expect(asked).toEqual([...new Set(asked)]);
  });
}
