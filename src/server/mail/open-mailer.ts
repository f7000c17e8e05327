import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';

/**
 * The mailer that the settings ask for: a mail server, or the folder `{DATA_DIR}/outbox`. What it needs
 * is loaded with the first mail, because most starts send none.
 */
export function openMailer(
  { mail: { smtpUrl, from }, dataDir }: Pick<Config, 'mail' | 'dataDir'>,
  log: FastifyBaseLogger,
): Mailer {
  const load = async (): Promise<Mailer> => {
    if (smtpUrl !== null) {
      const { createSmtpMailer } = await import('./smtp.ts');
      return createSmtpMailer(smtpUrl, from);
    }
    const { createOutbox } = await import('./outbox.ts');
    const onWritten = (path: string) => log.info({ path }, 'mail written');
    return createOutbox({ folder: join(dataDir, 'outbox'), from, onWritten });
  };
  let mailer: Promise<Mailer> | undefined;
  return {
    async send(mail) {
      mailer ??= load();
      await (await mailer).send(mail);
    },
  };
}
