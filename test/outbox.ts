import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser, type AddressObject, type ParsedMail } from 'mailparser';
import { expect } from 'vitest';

/** The mails in an outbox to one address, oldest first. */
export async function mailsTo(folder: string, address: string): Promise<ParsedMail[]> {
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .map((file) => simpleParser(readFileSync(join(folder, file)))),
  );
  return mails.filter((mail) => recipient(mail) === address);
}

/** Waits until so many mails to an address are there, and gives the token in the newest one's link. */
export async function awaitResetToken(
  folder: string,
  address: string,
  count: number,
): Promise<string> {
  await expect.poll(() => mailsTo(folder, address)).toHaveLength(count);
  return tokenIn((await mailsTo(folder, address)).at(-1)!);
}

export function tokenIn(mail: ParsedMail): string {
  return /\/reset-password\?token=([\w-]{43})\n/.exec(mail.text ?? '')![1]!;
}

export function recipient(mail: ParsedMail): string | undefined {
  return (mail.to as AddressObject | undefined)?.value[0]?.address;
}
