import type { ParsedMail } from 'mailparser';
import { afterAll, expect, test } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { aRegistration } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { recipient, tokenIn } from '../../../test/outbox.ts';
import { startSmtpServer } from '../../../test/smtp-server.ts';

const post = await startSmtpServer();
const server = testServer({
  works: true,
  environment: { SMTP_URL: post.url, PUBLIC_URL: 'https://leme.exemplo.com.br' },
});
afterAll(() => post.close());

async function askFor(name: string): Promise<string> {
  const registration = { ...aRegistration(), name };
  await server.visitor().call(accountEndpoints.register, { body: registration });
  const { email } = registration;
  await server.visitor().call(accountEndpoints.forgotPassword, { body: { email } });
  return email;
}

const mailsTo = (email: string) => post.mails.filter((mail) => recipient(mail) === email);

async function awaitMail(email: string): Promise<ParsedMail> {
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  return mailsTo(email)[0]!;
}

test('the mail is Portuguese, in HTML and text, with the link of PUBLIC_URL', async () => {
  const email = await askFor('Conceição & Filhos <Ação>');
  const mail = await awaitMail(email);
  expect(mail.subject).toBe('Redefina sua senha do Leme');
  expect(mail.from?.text).toBe('"Leme" <nao-responda@leme.exemplo.com.br>');
  expect(mail.to).toMatchObject({ value: [{ address: email, name: 'Conceição & Filhos <Ação>' }] });
  const link = `https://leme.exemplo.com.br/reset-password?token=${tokenIn(mail)}`;
  for (const body of [mail.text!, mail.html as string]) {
    expect(body).toContain(link);
    expect(body).toContain('15 minutos');
    expect(body).toContain('uma única vez');
    expect(body).toContain('ignore este e-mail');
  }
  expect(mail.text).toContain('Olá, Conceição & Filhos <Ação>!');
  expect(mail.html).toContain('Olá, Conceição &amp; Filhos &lt;Ação&gt;!');
  expect(mail.html).toContain(`<a href="${link}"`);
  expect(mail.html).not.toMatch(/<img|<link|<script|url\(/i);
  const { user } = await server
    .visitor()
    .call(accountEndpoints.checkResetToken, { params: { token: tokenIn(mail) } });
  expect(user).toEqual({ name: 'Conceição & Filhos <Ação>' });
});

test('a mailbox that does not exist is tried once', async () => {
  const registration = aRegistration();
  post.unknown.add(registration.email);
  const before = post.tries;
  await server.visitor().call(accountEndpoints.register, { body: registration });
  const { email } = registration;
  await server.visitor().call(accountEndpoints.forgotPassword, { body: { email } });
  const left = async () => {
    const { rows } = await server.database.executeSql(
      "select 1 from pgboss.job where state <> 'completed'",
    );
    return rows;
  };
  await expect.poll(() => post.tries).toBe(before + 1);
  await expect.poll(left).toEqual([]);
  expect(post.tries).toBe(before + 1);
});

test('a mail server that is away loses nothing: the link is made when it is back', async () => {
  const start = server.clock.now;
  const refusal = () => new Promise<void>((resolve) => (post.onRefusal = resolve));
  post.refuses = true;
  const first = refusal();
  const email = await askFor('Renata Lopes');
  await first;
  await refusal();
  // Now, between two tries: one that is under way has its link already.
  server.clock.now = new Date(start.getTime() + 3 * 3_600_000);
  post.refuses = false;
  expect(mailsTo(email)).toEqual([]);
  const { rows } = await server.database.executeSql('select data, output from pgboss.job');
  expect(JSON.stringify(rows)).not.toContain(email);
  const params = { token: tokenIn(await awaitMail(email)) };
  try {
    await server.visitor().call(accountEndpoints.checkResetToken, { params });
  } finally {
    server.clock.now = start;
  }
});

test('a mail that hangs does not hold up the next', async () => {
  const stuck = aRegistration();
  await server.visitor().call(accountEndpoints.register, { body: stuck });
  post.hangsFor.add(stuck.email);
  const triesBefore = post.tries;
  await server.visitor().call(accountEndpoints.forgotPassword, { body: { email: stuck.email } });
  await expect.poll(() => post.tries).toBe(triesBefore + 1);
  await awaitMail(await askFor('Marina Duarte'));
  expect(mailsTo(stuck.email)).toEqual([]);
});

test.each(['Abra http://mau.example', 'Ganhe em mau.example', 'a@mau.example'])(
  'the name %s does not travel in our mail',
  async (name) => {
    const email = await askFor(name);
    const mail = await awaitMail(email);
    expect(mail.text).toMatch(/^Olá!\n/);
    expect(JSON.stringify(mail)).not.toContain('mau.example');
  },
);
