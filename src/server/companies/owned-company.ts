import { AppError } from '../http/app-error.ts';
import type { Caller } from '../http/route.ts';
import { messages } from '../messages.ts';

declare const owned: unique symbol;

/** The id of a company that belongs to the caller. Stores take nothing else, and only this file mints it. */
export type OwnedCompanyId = string & { readonly [owned]: true };

/**
 * @throws AppError `not_found` for a company that does not exist, or is someone else's
 */
export function requireCompany(caller: Caller, companyId: string): OwnedCompanyId {
  if (caller.companyId === null || companyId.toLowerCase() !== caller.companyId) {
    throw new AppError('not_found', messages.companyNotFound);
  }
  return caller.companyId as OwnedCompanyId;
}

/**
 * The caller's own company, for a request that names a thing in it but not the company itself.
 *
 * @throws AppError `not_found` with the thing's own message before a company is registered
 */
export function requireOwnCompany(caller: Caller, missing: string): OwnedCompanyId {
  if (caller.companyId === null) throw new AppError('not_found', missing);
  return caller.companyId as OwnedCompanyId;
}
