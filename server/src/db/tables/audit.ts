import type { Generated } from 'kysely';

/** Where the chain of `operator_log` ends: one row, which whoever adds to the log locks. */
interface AuditEnd {
  only_row: Generated<boolean>;
  count: bigint;
  hash: string;
}

export interface AuditTables {
  audit_end: AuditEnd;
}
