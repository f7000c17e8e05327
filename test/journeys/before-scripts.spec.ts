import { aRegistration } from '../factories.ts';
import { expect, test } from './fixtures.ts';

/** A public screen stands, and is typed in, before its scripts have come over a slow network. */
test('what is typed at the login before its scripts are there is kept', async ({ page }) => {
  const registration = { ...aRegistration(), email: `cedo.${Math.random()}@exemplo.com.br` };
  expect((await page.request.post('/api/auth/register', { data: registration })).ok()).toBe(true);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });

  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(registration.email);
  await page.getByLabel('Senha', { exact: true }).fill(registration.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  letGo();
  await expect(page).toHaveTitle('Entrar · Leme');
  await expect(page.getByLabel('Email')).toHaveValue(registration.email);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Cadastre uma empresa primeiro' })).toBeVisible();
});

test('what is sent at the login before the application is there goes on by itself', async ({
  page,
}) => {
  const registration = { ...aRegistration(), email: `envio.${Math.random()}@exemplo.com.br` };
  expect((await page.request.post('/api/auth/register', { data: registration })).ok()).toBe(true);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/app-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(registration.email);
  await page.getByLabel('Senha', { exact: true }).fill(registration.password);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  letGo();
  await expect(page.getByRole('heading', { name: 'Cadastre uma empresa primeiro' })).toBeVisible();
});

for (const [path, heading] of [
  ['/login', 'Entre na sua conta'],
  ['/register', 'Crie sua conta'],
  ['/forgot-password', 'Recupere sua senha'],
] as const) {
  test(`${path} is readable without any script`, async ({ browser, address }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address + path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await context.close();
  });
}

test('a session that ended is said at the login after a reload, too', async ({ page }) => {
  await page.goto('/diario');
  await expect(page).toHaveURL(/\/login$/);
  await page.evaluate(() => history.replaceState({ ...history.state, expired: true }, ''));
  await page.reload();
  await expect(page.getByText(/^Sua sessão terminou/)).toBeVisible();
});
