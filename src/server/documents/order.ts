import type { DocumentKind, FormOf } from '#documents/contracts.ts';
import type { Brief } from '#documents/writing/writer.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Caller } from '../http/route.ts';

/** A document that was asked for, its parts checked to be the caller's own. */
export interface Order<K extends DocumentKind = DocumentKind> {
  caller: Caller;
  companyId: OwnedCompanyId;
  kind: K;
  brief: Brief<FormOf<K>>;
  employeeId: string | null;
  teamId: string | null;
  /** SHA-256 of the request, in hex. */
  requestHash: string;
}
