import { createHash } from 'node:crypto';
import { canonicalSpecifier } from '@touchline/domain/bets/specifier';
import type { Parsed } from '@touchline/wire/calls/call';
import type { createShareBet } from '@touchline/wire/calls/share-bets';
import { onWire } from '@touchline/wire/money';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import type { StoredSharedBet } from '../../db/tables/shares';
import { drawCode } from './share-code';

type SentBet = Parsed<typeof createShareBet>['body']['bets'][number];

/** A code is taken once in thousands of millions of draws; more tries than this mean something is broken. */
const MOST_DRAWS = 5;
/** Expired codes that go with each new one: more than come in, so that they cannot pile up. */
const CLEARED_AT_ONCE = 20;

/**
 * Keeps bets under a code until `expiresAt` (SPEC §7 POST /bets/share-code). Bets that are kept already
 * keep their code and its new end. `draw` makes codes.
 */
export async function keepShared(
  db: Kysely<Database>,
  sent: readonly SentBet[],
  expiresAt: Date,
  draw: () => string = drawCode,
): Promise<string> {
  const bets = JSON.stringify(sent.map(storedBet));
  const digest = createHash('sha256').update(bets).digest('hex');
  for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
    const code =
      (await keptAnew(db, digest, expiresAt)) ??
      (await keptUnder(db, { code: draw(), digest, bets, expires_at: expiresAt }));
    if (code !== null) return code;
  }
  throw new Error(`every one of ${MOST_DRAWS} share codes was taken`);
}

/** Members stand in one order, so that equal bets write alike. */
function storedBet({ type, system_id: systemId, stake, selections }: SentBet): StoredSharedBet {
  return {
    type,
    ...(type === 'system' && systemId !== undefined && { system_id: systemId }),
    stake: { value: onWire(stake.value), currency: stake.currency },
    selections: selections.map(({ match_id, market_id, specifier, outcome_id }) => ({
      match_id,
      market_id,
      specifier: canonicalSpecifier(specifier),
      outcome_id,
    })),
  };
}

/** The code that these bets have already; null when they have none. */
async function keptAnew(
  db: Kysely<Database>,
  digest: string,
  expiresAt: Date,
): Promise<string | null> {
  const kept = await db
    .updateTable('share_codes')
    .set({ expires_at: expiresAt })
    .where('digest', '=', digest)
    .returning('code')
    .executeTakeFirst();
  return kept?.code ?? null;
}

/** Null when the code is taken, or somebody has just kept the same bets. */
async function keptUnder(
  db: Kysely<Database>,
  row: { code: string; digest: string; bets: string; expires_at: Date },
): Promise<string | null> {
  const kept = await db
    .insertInto('share_codes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return kept?.code ?? null;
}

/** Takes away some of the codes that had expired by `now`. */
export async function clearExpired(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    delete from share_codes where code in (
      select code from share_codes where expires_at <= ${now}
      order by expires_at limit ${CLEARED_AT_ONCE} for update skip locked)
  `.execute(db);
}

/** The bets that a code stands for; null when it never stood for any, or does not any more. */
export async function findShared(
  db: Kysely<Database>,
  code: string,
  now: Date,
): Promise<StoredSharedBet[] | null> {
  const found = await db
    .selectFrom('share_codes')
    .select('bets')
    .where('code', '=', code)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.bets ?? null;
}
