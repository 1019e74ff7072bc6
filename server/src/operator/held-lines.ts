import { MARKET_STATUS, MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { HeldLine, HeldLineState } from '@touchline/wire/calls/held-lines';
import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { lockMatch, writeMatch } from '../book/ingest/edit-match';
import { type HeldBack, withHold } from '../book/ingest/hold';
import type { Hold } from '../book/ingest/line';
import { lineKeyOf } from '../book/ingest/line-key';
import type { Database } from '../db/schema';
import type { Page } from '../paging';

interface HeldRow {
  id: number;
  match_id: number;
  market_id: number;
  specifier: string;
  /** Older rows have no part about names. */
  hold: Omit<Hold, 'naming'> & Partial<Pick<Hold, 'naming'>>;
  feed: HeldBack;
  held_at: Date;
}

/**
 * Where a wrong price or a missing name alone does not matter any more: the line has ended, or its match has. A line
 * that waits for its name is not on offer.
 */
const IS_WANTED = sql<SqlBool>`(
  h.hold -> 'closed' <> 'null' or h.hold -> 'settlement' <> 'null'
  or ((mk.status = ${MARKET_STATUS.suspended} or (coalesce(h.hold -> 'naming', 'null') <> 'null'
      and mk.status in (${MARKET_STATUS.active}, ${MARKET_STATUS.inactive})))
    and m.status in (${MATCH_STATUS.prematch}, ${MATCH_STATUS.live}, ${MATCH_STATUS.stopped})))`;

const STATE = sql`coalesce(
  case h.hold -> 'closed' ->> 'as' when 'void' then 'void' when 'suspended' then 'kept_closed' end,
  'open')`;

/** Lines that are held, in this state or in any, the longest held first; and how many there are. */
export async function readHeldLines(
  db: Kysely<Database>,
  state: HeldLineState | undefined,
  { limit, offset }: Page,
): Promise<{ lines: HeldLine[]; total: number }> {
  const { rows } = await sql<HeldRow & { total: number }>`
    select h.*, (count(*) over ())::integer as total
    from held_lines h
    join matches m on m.id = h.match_id
    join markets mk using (match_id, market_id, specifier)
    where ${IS_WANTED} and ${state === undefined ? sql`true` : sql`${STATE} = ${state}`}
    order by h.held_at, h.id limit ${limit} offset ${offset}`.execute(db);
  return { lines: rows.map(heldLine), total: rows[0]?.total ?? 0 };
}

/** What an operator decides about a held line. */
export type HeldLineDecision = 'release' | 'keep_closed';

/** Why nothing is changed: nothing holds it any more, it is closed already, or the bets on it are void by hand. */
export type NoHeldLine = 'not_held' | 'closed' | 'void';

/** Carries out a decision about a line; its feed reads it again. Answers with the line as it was held. */
export async function decideHeldLine(
  tx: Transaction<Database>,
  id: number,
  decision: HeldLineDecision,
  { now, operator }: { now: Date; operator: string },
): Promise<Result<HeldLine, NoHeldLine>> {
  const found = await readRow(tx, id);
  const match = found && (await lockMatch(tx, found.match_id));
  // What it was is read again behind the lock.
  const row = match && (await readRow(tx, id));
  const key = row && lineKeyOf({ marketId: row.market_id, specifier: row.specifier });
  const line = key === undefined ? undefined : match?.state.lines.get(key);
  if (!match || !row || key === undefined || !line?.hold) return refused('not_held');
  const { closed } = line.hold;
  if (closed?.as === 'void') return refused('void');
  if (closed && decision === 'keep_closed') return refused('closed');
  const next =
    decision === 'release'
      ? { ...line, hold: null }
      : withHold(line, { closed: { as: 'suspended', since: now.getTime(), by: operator } });
  match.state.lines.set(key, next);
  await writeMatch(tx, match);
  return ok(heldLine({ ...row, hold: next.hold ?? line.hold }));
}

async function readRow(tx: Transaction<Database>, id: number): Promise<HeldRow | undefined> {
  const { rows } = await sql<HeldRow>`select * from held_lines where id = ${id}`.execute(tx);
  return rows[0];
}

function heldLine({ id, match_id, market_id, specifier, hold, feed, held_at }: HeldRow): HeldLine {
  const { price, settlement, naming = null, closed } = hold;
  const odds: HeldLine['feed']['odds'] = {};
  for (const [outcome, told] of Object.entries(feed.outcomes)) odds[outcome] = told.odds;
  return {
    id,
    match_id,
    market_id,
    specifier,
    state: closed ? (closed.as === 'void' ? 'void' : 'kept_closed') : 'open',
    held_at: held_at.toISOString(),
    closed_by: closed?.by ?? null,
    faults: [
      ...[price, settlement].flatMap((each) =>
        each ? [{ fault: each.fault, said: each.said }] : [],
      ),
      ...(naming ? [{ fault: 'unnamed' as const, said: naming.said }] : []),
    ],
    feed: { status: feed.status, odds, results: feed.results },
  };
}
