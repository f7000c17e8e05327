import type { Camera } from './camera.ts';

const registration = {
  Nome: 'Marina Duarte',
  Email: 'marina',
  Telefone: '11 9',
};

/** What anyone sees: the public screens, and an address that is none. */
export async function visitor({ page, shoot }: Camera): Promise<void> {
  await page.goto('/login');
  await shoot('login');
  await page.getByLabel('Email').fill('marina@exemplo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('segredo-errado');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('alert').waitFor();
  await shoot('login-error');

  await page.goto('/register');
  await shoot('register');
  for (const [label, text] of Object.entries(registration)) {
    await page.getByLabel(label).fill(text);
  }
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await shoot('register-errors');

  await page.goto('/forgot-password');
  await shoot('forgot-password');
  await page.getByLabel('Email').fill('marina@exemplo.com.br');
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await page.getByRole('heading', { name: 'Email Enviado!' }).waitFor();
  await shoot('forgot-password-sent');

  await page.goto('/reset-password?token=gasto');
  await page.getByRole('heading', { name: 'Token Inválido' }).waitFor();
  await shoot('reset-password-invalid');
  await resetPassword({ page, shoot });

  await page.goto('/nada');
  await shoot('not-found');
}

/** The real token is in a mail alone: the answers to it stand in for it. */
async function resetPassword({ page, shoot }: Pick<Camera, 'page' | 'shoot'>): Promise<void> {
  await page.route('**/api/auth/reset-password**', (route) =>
    route.fulfill({ json: { success: true, message: '', user: { name: 'Marina' } } }),
  );
  await page.goto('/reset-password?token=valido');
  await page.getByLabel('Nova senha', { exact: true }).fill('uma-senha-nova');
  await page.getByLabel('Confirmar nova senha').fill('uma-outra-senha');
  await page.getByRole('button', { name: 'Redefinir senha' }).click();
  await shoot('reset-password');
  await page.getByLabel('Confirmar nova senha').fill('uma-senha-nova');
  await page.getByRole('button', { name: 'Redefinir senha' }).click();
  await page.getByRole('heading', { name: 'Senha Redefinida!' }).waitFor();
  await shoot('reset-password-done');
}
