import { tick } from '@touchline/domain/limits/change-limit';
import { isInForce } from '@touchline/domain/limits/limit';
import {
  type Period,
  type Totals,
  totalsOf,
  type Usage,
  windowStart,
} from '@touchline/domain/limits/usage';
import { minor } from '@touchline/domain/money';
import { sql } from 'kysely';
import { PREPARED, unseen } from '../db/prepared';
import { type Statement, statement } from '../db/statements';
import type { LimitedPlayer } from './play-limits';
import { inOneCurrency, moneyMovedIn, type MovedMoney } from './play-money';

/** After how long without a sign a player counts as gone, in milliseconds; the database keeps presences by it. */
const PRESENCE_GAP = 5 * 60_000;

const PERIODS: readonly Period[] = ['day', 'week', 'month'];

/** When players were there. */
interface Times {
  /** From when to when, in milliseconds since 1970, in their order; those of the last thirty days. */
  presences: readonly (readonly [from: number, to: number])[];
  /** Minutes with a page in sight. */
  active: Record<Period, number>;
  signedInAt: Date | null;
  sportsbookAt: Date | null;
  remindedAt: Date | null;
}

interface TimesRow {
  player_id: number;
  presences: [number, number][];
  day: bigint;
  week: bigint;
  month: bigint;
  signed_in_at: Date | null;
  sportsbook_at: Date | null;
  reminded_at: Date | null;
}

/** When players were there, by their ids. */
export function timesOf(
  playerIds: readonly number[],
  now: Date,
): Statement<ReadonlyMap<number, Times>> {
  const since = (period: Period) => new Date(windowStart(period, now.getTime()));
  const query = sql<TimesRow>`${PREPARED}
    select p.id as player_id, a.day, a.week, a.month,
      array(
        select array[extract(epoch from s.began_at) * 1000, extract(epoch from s.seen_at) * 1000]::float8[]
        from presences s where s.player_id = p.id and s.seen_at > ${since('month')}
        order by s.began_at) as presences,
      (select max(s.created_at) from sessions s where s.player_id = p.id and s.expires_at > ${now})
        as signed_in_at,
      (select max(s.started_at) from sportsbook_sessions s where s.player_id = p.id) as sportsbook_at,
      (select max(r.answered_at) from reality_checks r where r.player_id = p.id) as reminded_at
    from unnest(${unseen([...new Set(playerIds)], 'integer[]')}) as p (id)
    cross join lateral (
      select count(*) filter (where m.at > ${since('day')}) as day,
        count(*) filter (where m.at > ${since('week')}) as week, count(*) as month
      from activity_minutes m where m.player_id = p.id and m.at > ${since('month')}) a`;
  return statement(query, (rows) => new Map(rows.map((row) => [row.player_id, timesIn(row)])));
}

function timesIn(row: TimesRow): Times {
  return {
    presences: row.presences.map(([from, to]) => [Math.round(from), Math.round(to)]),
    active: { day: Number(row.day), week: Number(row.week), month: Number(row.month) },
    signedInAt: row.signed_in_at,
    sportsbookAt: row.sportsbook_at,
    remindedAt: row.reminded_at,
  };
}

/** The windows of money that somebody's limits in force look at: one that nobody looks at is not read. */
function windowsOf({ playerId, limits }: LimitedPlayer, now: Date) {
  const inForce = tick(limits, now.getTime()).filter(isInForce);
  const periods = PERIODS.filter((period) =>
    inForce.some(({ terms }) => 'period' in terms && terms.period === period),
  );
  return periods.map((period) => ({
    period,
    window: { playerId, from: new Date(windowStart(period, now.getTime())), to: null },
  }));
}

/** Reads what limited players have used up; run both statements, behind what keeps others from using up more. */
export function usageStatements(players: readonly LimitedPlayer[], now: Date) {
  const windows = players.flatMap((player) => windowsOf(player, now).map(({ window }) => window));
  return [
    moneyMovedIn(windows),
    timesOf(
      players.map(({ playerId }) => playerId),
      now,
    ),
  ] as const;
}

/** What is answered to them, put together: what each of the same players has used up, by their ids. */
export function usagesFrom(
  players: readonly LimitedPlayer[],
  [moved, times]: readonly [readonly MovedMoney[][], ReadonlyMap<number, Times>],
  now: Date,
): ReadonlyMap<number, Usage> {
  let read = 0;
  const usages = new Map<number, Usage>();
  for (const player of players) {
    const windows = windowsOf(player, now);
    const money = new Map(windows.map(({ period }, at) => [period, moved[read + at] ?? []]));
    read += windows.length;
    const seen = times.get(player.playerId);
    usages.set(player.playerId, usageOf(player.currency, money, seen, now.getTime()));
  }
  return usages;
}

const NO_TIMES: Times = {
  presences: [],
  active: { day: 0, week: 0, month: 0 },
  signedInAt: null,
  sportsbookAt: null,
  remindedAt: null,
};

function usageOf(
  currency: string,
  money: ReadonlyMap<Period, readonly MovedMoney[]>,
  times: Times = NO_TIMES,
  now: number,
): Usage {
  const totals = (period: Period): Totals => {
    const { deposited, pending, staked, paidOut, bets } = inOneCurrency(
      money.get(period) ?? [],
      currency,
    );
    return {
      deposited,
      pending,
      staked,
      paidOut,
      bets,
      signedIn: signedInFor(times, period, now),
      active: times.active[period] * 60_000,
    };
  };
  return {
    day: totals('day'),
    week: totals('week'),
    month: totals('month'),
    since: stretchesOf(times, now),
  };
}

function signedInFor({ presences }: Times, period: Period, now: number): number {
  const sessions = presences.map(([from, to]) => ({
    from,
    to: now - to <= PRESENCE_GAP ? null : to,
  }));
  return totalsOf({ movements: [], sessions, ticks: [] }, period, now).signedIn;
}

/**
 * Since when each stretch lasts at `now`, in milliseconds since 1970. A session begins with a sign-in, or when a player
 * comes back after having been gone; a sportsbook session and a reminder belong to the session they happened in, and
 * without them both last as long as it does.
 */
export function stretchesOf(times: Times, now: number): Usage['since'] {
  const last = times.presences.at(-1);
  if (!last || now - last[1] > PRESENCE_GAP) {
    return { session: null, sportsbook_session: null, reality_check: null };
  }
  const session = Math.max(last[0], times.signedInAt?.getTime() ?? 0);
  const since = (at: Date | null) => Math.max(session, at?.getTime() ?? 0);
  return {
    session,
    sportsbook_session: since(times.sportsbookAt),
    reality_check: since(times.remindedAt),
  };
}

/** A usage to which some bets have come: their number, and what of the player's own money they stake. */
export function withBets(usage: Usage, taken: { stake: bigint; bets: number }): Usage {
  const more = (totals: Totals): Totals => ({
    ...totals,
    staked: minor(totals.staked + taken.stake),
    bets: totals.bets + taken.bets,
  });
  return { ...usage, day: more(usage.day), week: more(usage.week), month: more(usage.month) };
}
