import { createHash } from 'node:crypto';
import { type AuditEntry, auditText } from '@touchline/domain/audit/chain';

/** The sha-256 of a row of the log, in hexadecimal. */
export function hashOf(entry: AuditEntry): string {
  return createHash('sha256').update(auditText(entry)).digest('hex');
}
