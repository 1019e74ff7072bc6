import { assert } from '@touchline/domain/assert';
import { knownCurrency } from '@touchline/domain/known-currencies';
import { netPosition } from '@touchline/domain/limits/usage';
import type { ReplyOf } from '@touchline/wire/calls/call';
import type { playStatement } from '@touchline/wire/calls/player-limits';
import { onWire } from '@touchline/wire/money';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { run } from '../../db/statements';
import { type MovedMoney, moneyMovedIn } from '../../wallet/play-money';

type Month = ReplyOf<typeof playStatement>['data'][number];

/** Without a year named, as many months as a statement shows. */
const MONTHS = 12;

/** Months of a year, or the last twelve, that have begun; the newest first. */
function monthsOf(year: string | undefined, now: Date): Date[] {
  const first =
    year === undefined
      ? new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1))
      : new Date(Date.UTC(Number(year), 0));
  return Array.from({ length: MONTHS }, (_, at) => monthAfter(first, at))
    .filter((month) => month <= now)
    .toReversed();
}

function monthAfter(month: Date, count: number): Date {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + count));
}

/** What a player has played with, month by month in UTC, in each currency; the newest month first. */
export async function statementOf(
  db: Kysely<Database>,
  playerId: number,
  { year, now }: { year: string | undefined; now: Date },
): Promise<Month[]> {
  const months = monthsOf(year, now);
  if (months.length === 0) return [];
  // A window begins after a moment: one millisecond before midnight, so that midnight is within.
  const windows = months.map((month) => ({
    playerId,
    from: new Date(month.getTime() - 1),
    to: new Date(monthAfter(month, 1).getTime() - 1),
  }));
  const moved = await run(db, moneyMovedIn(windows));
  const seconds = await secondsSignedIn(db, playerId, months);
  return months.map((month, at) => ({
    month: month.toISOString().slice(0, 7),
    seconds_signed_in: seconds[at] ?? 0,
    currencies: (moved[at] ?? [])
      .toSorted((one, other) => (one.currency < other.currency ? -1 : 1))
      .map(playedWith),
  }));
}

function playedWith(row: MovedMoney): Month['currencies'][number] {
  const known = knownCurrency(row.currency);
  assert(known, `${row.currency} is a currency of accounts`);
  return {
    currency: row.currency,
    subunits: known.subunits,
    deposits: onWire(row.deposited),
    withdrawals: onWire(row.withdrawn),
    staked: onWire(row.staked),
    paid: onWire(row.paidOut),
    net: onWire(netPosition(row)),
    bets: row.bets,
  };
}

async function secondsSignedIn(
  db: Kysely<Database>,
  playerId: number,
  months: readonly Date[],
): Promise<number[]> {
  const column = (of: (month: Date) => Date) => months.map((month) => of(month).toISOString());
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(sum(extract(epoch from
      least(s.seen_at, m.ends) - greatest(s.began_at, m.begins)))
      -- least and greatest pass over nulls: a month without presences would be one long one.
      filter (where s.player_id is not null), 0)::float8 as seconds
    from (
      select begins::timestamptz as begins, ends::timestamptz as ends, place
      from unnest(${column((month) => month)}::text[], ${column((month) => monthAfter(month, 1))}::text[])
        with ordinality as given (begins, ends, place)) m
    left join presences s
      on s.player_id = ${playerId} and s.seen_at > m.begins and s.began_at < m.ends
    group by m.place order by m.place`.execute(db);
  return rows.map(({ seconds }) => Math.floor(seconds));
}
