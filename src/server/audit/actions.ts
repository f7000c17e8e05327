/** What the audit trail records. */
export type AuditAction =
  | 'login'
  | 'password_reset'
  | 'profile_changed'
  | 'account_exported'
  | 'employee_created'
  | 'employee_changed'
  | 'employee_erased'
  | 'people_imported'
  | 'people_import_undone'
  | 'calendar_feed_renewed'
  | 'document_shared'
  | 'share_revoked'
  | 'round_started'
  | 'round_link_renewed'
  | 'round_closed';
