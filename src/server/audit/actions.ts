/** What the audit trail records. */
export type AuditAction =
  | 'login'
  | 'password_reset'
  | 'profile_changed'
  | 'account_exported'
  | 'employee_created'
  | 'employee_changed'
  | 'employee_erased';
