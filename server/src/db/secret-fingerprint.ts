import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { CannotStart } from './embedded/cannot-start';
import type { Database } from './schema';

const LABEL = 'touchline: fingerprint of the secret, version 1';

/**
 * Keeps a fingerprint of the secret at the first start on a database, and throws CannotStart where a later process has
 * another secret: what one of them signs or encrypts the other could not read. `isNew` accepts the new one for good.
 */
export async function checkSecret(
  db: Kysely<Database>,
  secret: string,
  isNew: boolean,
): Promise<void> {
  const fingerprint = createHmac('sha256', secret).update(LABEL).digest('hex');
  const { rows } = await sql<{ fingerprint: string }>`
    insert into secret_fingerprint (fingerprint) values (${fingerprint})
    on conflict (is_only) do update
      set fingerprint = case when ${isNew} then excluded.fingerprint
        else secret_fingerprint.fingerprint end
    returning fingerprint`.execute(db);
  if (rows[0]?.fingerprint === fingerprint) return;
  throw new CannotStart(
    'SECRET is not the one that this database is used with. Set SECRET to that one, or bring back the file "secret" of DATA_DIR. If it is changed on purpose, start once with SECRET_CHANGED=true; players lose their authenticator apps.',
  );
}
