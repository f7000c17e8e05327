import { documentContracts, type DocumentKind } from '#documents/contracts.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Tx } from '../db/database.ts';
import { notifications } from '../db/schema.ts';
import { newId } from '../ids.ts';

/** Tells that a document was finished while nobody waited for it; once for each document. */
export async function notifyReady(
  tx: Tx,
  ready: {
    userId: string;
    companyId: OwnedCompanyId;
    kind: DocumentKind;
    documentId: string;
    now: Date;
  },
): Promise<void> {
  const { userId, companyId, kind, documentId, now } = ready;
  await tx
    .insert(notifications)
    .values({
      id: newId(),
      userId,
      companyId,
      subject: `ready:${documentId}`,
      title: documentContracts[kind].labels.ready,
      message: 'O documento terminou de ser escrito e está no histórico.',
      priority: 'normal',
      actionUrl: `/historico?item=${documentId}`,
      createdAt: now,
    })
    .onConflictDoNothing();
}
