import { assert } from '@touchline/domain/assert';
import { currencyOf } from '@touchline/domain/currency';
import type { AccountReply, PlayerReply } from '@touchline/wire/calls/platform';
import { onWire } from '@touchline/wire/money';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/schema';
import { balanceOf } from '../wallet/balance';
import { exclusionOf } from '../wallet/play-limits';
import { ownCurrency } from './wallet/own-currency';
import type { AuthField } from '@touchline/wire/auth-fields';
import { missedFields } from './profile/auth-fields';

/** One spelling for each address: two accounts must not differ by a capital letter. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A player as the page knows one (SPEC §3 "User"); `wanted` is what the site wants to know of everybody. */
export function playerReply(
  row: Selectable<Database['players']>,
  wanted: readonly AuthField[] = [],
): PlayerReply {
  return {
    id: row.id,
    email: row.email,
    mobile_phone: row.mobile_phone,
    auth_phone_number: row.auth_phone_number,
    auth_fields_missed: missedFields(row, wanted),
    nickname: row.nickname,
    first_name: row.first_name,
    last_name: row.last_name,
    language: row.language,
    currency: row.currency,
    country_code: row.country_code,
    municipality: row.municipality,
    birth_date: row.birth_date,
    verification: row.verification,
    statuses: row.statuses.map((id) => ({ id })),
  };
}

/** The same for who signs in or reads the page: with the exclusion or break that restricts the account now. */
export async function ownReply(
  db: Kysely<Database>,
  row: Selectable<Database['players']>,
  wanted: readonly AuthField[],
  now: Date,
): Promise<PlayerReply> {
  const exclusion = await exclusionOf(db, row.id, now);
  return {
    ...playerReply(row, wanted),
    exclusion: exclusion && {
      type: exclusion.type,
      until: exclusion.until?.toISOString() ?? null,
    },
  };
}

/** The player with this id, or null. */
export async function findPlayer(
  db: Kysely<Database>,
  id: number,
  wanted: readonly AuthField[],
  now: Date,
): Promise<PlayerReply | null> {
  const row = await db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? ownReply(db, row, wanted, now) : null;
}

/** A player's accounts with what may be staked now, in the order of their codes (SPEC §3 "User"). */
export async function accountsOf(db: Kysely<Database>, playerId: number): Promise<AccountReply[]> {
  const rows = await db
    .selectFrom('player_accounts')
    .select(['currency', 'active'])
    .where('player_id', '=', playerId)
    .orderBy('currency')
    .execute();
  const own = rows.length > 0 ? await ownCurrency(db, playerId) : null;
  return Promise.all(
    rows.map(async ({ currency, active }) => {
      const known = currencyOf(currency);
      assert(known, `${currency} is a currency of accounts`);
      const balance = onWire(await balanceOf(db, playerId, currency));
      return { currency, subunits: known.subunits, balance, active, selected: currency === own };
    }),
  );
}
