import { minor, type Minor, sum } from '@touchline/domain/money';
import { sql } from 'kysely';
import { columnOf, PREPARED } from '../db/prepared';
import { type Statement, statement } from '../db/statements';
import { ENTRIES_OF_PLAYER, type PlayWindow } from './play-money';
import { roughly } from './rates';

/** What was settled in one currency, and what is still open, in its subunits; of the player's own money. */
export interface SettledPlay {
  currency: string;
  /** Stakes of bets, and of parts that were cashed out, that were settled; stakes in games are at once. */
  settled: Minor;
  /** What was paid for just those. */
  paid: Minor;
  /** Stakes that were placed and are open now. */
  open: Minor;
}

interface Row {
  place: bigint;
  currency: string;
  settled: string;
  paid: string;
  open: string;
}

/** A bet's own stake: what a freebet stakes is not the player's. */
const OWN = sql`case when b.freebet_id is null then b.stake - b.cashed_out_stake else 0 end`;

/** As the index of open bets has it. */
const IS_OPEN = sql`b.status in ('submitted', 'waiting_results', 'ready_to_process', 'cashout_in_progress')`;

/** Each part that was cashed out of a bet `b`, when it was. */
const PARTS = sql`
  select b.currency, case when b.freebet_id is null then c.stake else 0 end as settled, c.paid, 0 as open
  from bets b join cash_outs c on c.bet_id = b.id`;

/**
 * What players have settled in stretches of time, each in its place, by currency. A bet counts with its stake and with
 * what it pays at the moment it was settled last, so that a correction moves both; parts count when they were cashed
 * out. Open stakes count from when they were placed.
 */
export function settledPlayIn(windows: readonly PlayWindow[]): Statement<SettledPlay[][]> {
  const from = columnOf(windows, (each) => each.from.toISOString(), 'text[]');
  const to = columnOf(windows, (each) => each.to?.toISOString() ?? 'infinity', 'text[]');
  const query = sql<Row>`${PREPARED}
    select w.place, m.currency, sum(m.settled) as settled, sum(m.paid) as paid, sum(m.open) as open
    from (
      select place, player_id, since::timestamptz as since, until::timestamptz as until
      from unnest(${columnOf(windows, (each) => each.playerId, 'integer[]')}, ${from}, ${to})
        with ordinality as given (player_id, since, until, place)) w
    cross join lateral (
      select b.currency, ${OWN} as settled, b.win_amount - b.cashed_out_paid as paid, 0 as open from bets b
      where b.player_id = w.player_id and b.settled_at > w.since and b.settled_at <= w.until
        and b.status in ('done', 'cashed_out')
      union all
      ${PARTS}
      where b.player_id = w.player_id and b.settled_at > w.since and b.cashed_out_stake > 0
        and c.made_at > w.since and c.made_at <= w.until
      union all
      ${PARTS}
      where b.player_id = w.player_id and ${IS_OPEN}
        and b.cashed_out_stake > 0 and c.made_at > w.since and c.made_at <= w.until
      union all
      select b.currency, 0, 0, ${OWN} from bets b
      where b.player_id = w.player_id and b.created_at > w.since and b.created_at <= w.until
        and ${IS_OPEN}
      union all
      -- What a provider takes back of a game takes off what it was: a stake or a win.
      select a.currency,
        case when e.posting_id like 'rollback:%' then least(-e.amount, 0) else greatest(-e.amount, 0) end,
        case when e.posting_id like 'rollback:%' then least(e.amount, 0) else greatest(e.amount, 0) end, 0
      from ${ENTRIES_OF_PLAYER}
      where a.player_id = w.player_id and p.created_at > w.since and p.created_at <= w.until
        and e.posting_id like any (array['game:%', 'rollback:game:%'])) m
    group by w.place, m.currency`;
  return statement(query, (rows) =>
    windows.map((_, at) => rows.filter(({ place }) => Number(place) === at + 1).map(settledPlay)),
  );
}

function settledPlay({ currency, settled, paid, open }: Row): SettledPlay {
  const amount = (text: string) => minor(BigInt(text));
  return { currency, settled: amount(settled), paid: amount(paid), open: amount(open) };
}

/** The same in all currencies together, roughly, in subunits of one. */
export function settledInOne(rows: readonly SettledPlay[], currency: string) {
  const of = (read: (row: SettledPlay) => Minor) =>
    sum(rows.map((row) => roughly(read(row), row.currency, currency)));
  return {
    settled: of((row) => row.settled),
    paid: of((row) => row.paid),
    open: of((row) => row.open),
  };
}
