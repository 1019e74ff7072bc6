import { assert } from '@touchline/domain/assert';
import { knownCurrency } from '@touchline/domain/known-currencies';
import { netResult } from '@touchline/domain/limits/usage';
import { ZERO } from '@touchline/domain/money';
import type { ReplyOf } from '@touchline/wire/calls/call';
import type { playStatement } from '@touchline/wire/calls/player-limits';
import { onWire } from '@touchline/wire/money';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { run } from '../../db/statements';
import { type MovedMoney, moneyMovedIn } from '../../wallet/play-money';
import { type SettledPlay, settledPlayIn } from '../../wallet/settled-play';

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
  const played = await run(db, settledPlayIn(windows));
  const seconds = await secondsSignedIn(db, playerId, months);
  return months.map((month, at) => ({
    month: month.toISOString().slice(0, 7),
    seconds_signed_in: seconds[at] ?? 0,
    currencies: playedIn(moved[at] ?? [], played[at] ?? []),
  }));
}

/** Every currency in which something moved, was settled or is open. */
function playedIn(
  moved: readonly MovedMoney[],
  played: readonly SettledPlay[],
): Month['currencies'] {
  const codes = new Set([...moved, ...played].map(({ currency }) => currency));
  return [...codes].toSorted().map((code) => {
    const isOf = ({ currency }: { currency: string }) => currency === code;
    return playedWith(code, moved.find(isOf), played.find(isOf));
  });
}

function playedWith(
  currency: string,
  moved: MovedMoney | undefined,
  played: SettledPlay | undefined,
): Month['currencies'][number] {
  const known = knownCurrency(currency);
  assert(known, `${currency} is a currency of accounts`);
  const { settled, paid, open } = played ?? { settled: ZERO, paid: ZERO, open: ZERO };
  return {
    currency,
    subunits: known.subunits,
    deposits: onWire(moved?.deposited ?? ZERO),
    withdrawals: onWire(moved?.withdrawn ?? ZERO),
    settled: onWire(settled),
    paid: onWire(paid),
    net: onWire(netResult({ settled, paid })),
    open: onWire(open),
    bets: moved?.bets ?? 0,
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
