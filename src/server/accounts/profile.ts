import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Profile } from '#shared/accounts.ts';
import type { Upload } from '#shared/endpoint.ts';
import { limits } from '#shared/limits.ts';
import type { AppParts } from '../app-parts.ts';
import { recordAudit } from '../audit/store.ts';
import type { Tx } from '../db/database.ts';
import { isUniqueViolation } from '../db/failures.ts';
import { users } from '../db/schema.ts';
import { keepFiles, removeBytes } from '../files/keep-files.ts';
import type { KeptFile } from '../files/new-file.ts';
import { makePhoto } from '../files/photo.ts';
import { deleteFiles, insertFiles } from '../files/store.ts';
import { AppError } from '../http/app-error.ts';
import type { Caller } from '../http/route.ts';
import { messages } from '../messages.ts';
import { endResetsOf } from './password-resets.ts';
import { emailKey } from './store.ts';

interface ProfileUpdate {
  profile: Profile;
  /** The photo goes, unless another comes. */
  removePhoto: boolean;
  uploads: readonly Upload[];
  log: FastifyBaseLogger;
}

/**
 * Changes the caller. A new e-mail is the one to log in with from now on.
 *
 * @throws AppError `conflict` for an e-mail that is taken, `too_large` or `unsupported_type` for the photo
 */
export async function updateProfile(
  { db, files: store, now }: Pick<AppParts, 'db' | 'files' | 'now'>,
  caller: Caller,
  { profile, removePhoto, uploads, log }: ProfileUpdate,
): Promise<void> {
  const [upload] = uploads;
  if (upload && upload.bytes > limits.photoBytes) {
    throw new AppError('too_large', messages.photoTooLarge, {
      issues: [{ path: 'photo', message: messages.photoTooLarge }],
    });
  }
  const incoming = upload ? [await makePhoto(upload)] : [];
  const at = now();
  const removed = await keepFiles({ store, log }, incoming, ([photo]) =>
    db
      .transaction((tx) =>
        saveProfile(tx, caller, {
          profile,
          photo: photo ?? (removePhoto ? null : undefined),
          now: at,
        }),
      )
      .catch((error: unknown) => {
        if (!isUniqueViolation(error, 'users_email_key')) throw error;
        throw new AppError('conflict', messages.emailTaken, {
          issues: [{ path: 'email', message: messages.emailTaken }],
        });
      }),
  );
  await removeBytes(store, removed, log);
}

interface ProfileChange {
  profile: Profile;
  /** The new one, null for none from now on, undefined for the one that is there. */
  photo: KeptFile | null | undefined;
  now: Date;
}

/** @returns the files whose bytes are to go */
async function saveProfile(
  tx: Tx,
  { userId, companyId }: Caller,
  { profile, photo, now }: ProfileChange,
): Promise<string[]> {
  const isThisOne = eq(users.id, userId);
  const [former] = await tx
    .select({ photoFileId: users.photoFileId, emailKey: users.emailKey })
    .from(users)
    .where(isThisOne)
    .for('update');
  // The account was deleted meanwhile.
  if (!former) throw new AppError('unauthenticated', messages.unauthenticated);
  await tx
    .update(users)
    .set({
      ...profile,
      emailKey: emailKey(profile.email),
      ...(photo !== undefined && { photoFileId: photo?.id ?? null }),
      updatedAt: now,
    })
    .where(isThisOne);
  // A link in the former mailbox must not open the account.
  if (former.emailKey !== emailKey(profile.email)) await endResetsOf(tx, userId);
  await recordAudit(tx, { userId, companyId, action: 'profile_changed', now });
  if (photo === undefined) return [];
  if (photo) await insertFiles(tx, [photo], { ownerId: userId, companyId, now });
  const replaced = former.photoFileId ? [former.photoFileId] : [];
  return deleteFiles(tx, replaced, { ownerId: userId, purpose: 'photo' });
}
