import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/server-process.ts';
import { createOutbox } from './outbox.ts';

const mail = {
  to: { name: 'Conceição Araújo', address: 'conceicao@exemplo.com.br' },
  subject: 'Ação: redefinição — “já”',
  text: `Olá, Conceição!\n\n${'linha bem comprida '.repeat(80)}\n`,
  html: '<p>Olá, Conceição!</p>',
};

function anOutbox() {
  const folder = join(temporaryFolder(), 'outbox');
  const written: string[] = [];
  const from = 'Leme <nao-responda@exemplo.com.br>';
  const outbox = createOutbox({ folder, from, onWritten: (path) => void written.push(path) });
  return { folder, written, outbox };
}

test('each mail is one whole message of RFC 5322, for its owner alone', async () => {
  const { folder, written, outbox } = anOutbox();
  await Promise.all([outbox.send(mail), outbox.send(mail)]);
  expect(readdirSync(folder).toSorted()).toEqual(written.map((path) => basename(path)).toSorted());
  expect(written).toHaveLength(2);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(written[0]!).mode & 0o777).toBe(0o600);

  const raw = readFileSync(written[0]!);
  const lines = raw.toString('latin1').split('\r\n');
  expect(raw.toString('latin1').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(raw.every((byte) => byte < 128)).toBe(true);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(998);
  const parsed = await simpleParser(raw);
  expect(parsed).toMatchObject({ subject: mail.subject, text: mail.text });
  expect(parsed.to).toMatchObject({ value: [mail.to] });
  expect(parsed.html).toContain(mail.html);
  expect(parsed.headers.get('message-id')).toMatch(/@exemplo\.com\.br>$/);
  expect(parsed.headers.get('auto-submitted')).toBe('auto-generated');
});

test('a mail that cannot be written is refused, and told of to no one', async () => {
  const { folder, written } = anOutbox();
  writeFileSync(folder, 'a file where the folder should be');
  const onWritten = (path: string) => void written.push(path);
  const outbox = createOutbox({ folder, from: 'leme@exemplo.com.br', onWritten });
  await expect(outbox.send(mail)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(written).toEqual([]);
});
