import { assert } from '@touchline/domain/assert';
import { knownCurrency } from '@touchline/domain/known-currencies';
import { minor } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { VoidOutcome } from '@touchline/wire/calls/operator-markets';
import { onWire } from '@touchline/wire/money';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockMatch, writeMatch } from '../book/ingest/edit-match';
import type { HeldMatch } from '../book/ingest/held-match';
import { loadMatches } from '../book/ingest/load';
import {
  type CancelAsked,
  cancelKeyOf,
  cancelOf,
  cancelsMeant,
  isWhole,
} from '../book/ingest/cancels';
import { withHold } from '../book/ingest/hold';
import { lineKeyOf } from '../book/ingest/line-key';
import { applyToMatch } from '../book/ingest/match-state';
import type { Database } from '../db/schema';

/** Bets that are meant: on a line, or on all lines of a market where it is null; times both inclusive, null is open. */
export interface VoidAsked {
  matchId: number;
  marketId: number;
  specifier: string | null;
  placedFrom: Date | null;
  placedTo: Date | null;
}

/** Whether bets become void, or are not void after all. */
export type VoidChange = 'line_cancelled' | 'cancellation_withdrawn';

/** Why nothing is changed: there is no such match, market or line; or all of it is as asked for already. */
export type NoVoid = 'match' | 'market' | 'line' | 'already_void' | 'not_void';

/**
 * Makes bets void, or takes that back, the way a feed does it: the lines are written, told of and queued, and settlement
 * pays what follows. The match stays locked to the end, so that no feed writes it meanwhile. Answers with what it comes
 * to; a dry run ends there. A line that becomes void as a whole stays so, whatever its feed says, until it is taken back.
 */
export async function changeVoid(
  tx: Transaction<Database>,
  asked: VoidAsked,
  change: VoidChange,
  { now, dryRun, operator = 'operator' }: { now: Date; dryRun: boolean; operator?: string },
): Promise<Result<VoidOutcome, NoVoid>> {
  const match = await readMatch(tx, asked, dryRun);
  if (!match) return refused('match');
  const known = await specifiersOf(tx, asked);
  if (known.length === 0) return refused('market');
  if (asked.specifier !== null && !known.includes(asked.specifier)) return refused('line');
  const isUndone = change === 'cancellation_withdrawn';
  const named = asked.specifier === null ? known : [asked.specifier];
  const cancels = named
    .map((specifier) => windowOf(asked, specifier))
    .filter((cancel) => isThere(match, change, cancel) === isUndone);
  if (cancels.length === 0) return refused(isUndone ? 'not_void' : 'already_void');
  const specifiers = cancels.map(({ specifier }) => specifier);
  const outcome = await outcomeOf(tx, asked, specifiers);
  if (dryRun) return ok({ ...outcome, dry_run: true });
  for (const cancel of cancels) {
    const told = { type: change, match: match.urn, ...cancel };
    applyToMatch(match.state, told, { at: now.getTime(), isAnswer: false });
    if (isWhole(cancel)) keepVoid(match, cancel, isUndone ? null : { by: operator, now });
  }
  await writeMatch(tx, match);
  return ok({ ...outcome, dry_run: false });
}

/** An operator takes back what a feed cancelled too, but voids by hand what a feed has cancelled up to now. */
function isThere({ state }: HeldMatch, change: VoidChange, asked: CancelAsked): boolean {
  if (change === 'line_cancelled')
    return state.cancels.get(cancelKeyOf(cancelOf(asked))) !== undefined;
  return cancelsMeant(state.cancels, asked).length > 0;
}

function keepVoid(
  { state }: HeldMatch,
  cancel: CancelAsked,
  kept: { by: string; now: Date } | null,
): void {
  const key = lineKeyOf(cancel);
  const line = state.lines.get(key);
  if (!line) return;
  const closed = kept && { as: 'void' as const, since: kept.now.getTime(), by: kept.by };
  state.lines.set(key, withHold(line, { closed }));
}

function windowOf({ marketId, placedFrom, placedTo }: VoidAsked, specifier: string): CancelAsked {
  return {
    marketId,
    specifier,
    placedFrom: placedFrom?.getTime() ?? null,
    placedTo: placedTo?.getTime() ?? null,
  };
}

/** The match as it is once its operators and its feed are done with it; a dry run waits for nobody. */
async function readMatch(
  tx: Transaction<Database>,
  { matchId, marketId, specifier }: VoidAsked,
  dryRun: boolean,
): Promise<HeldMatch | undefined> {
  if (dryRun) {
    const found = tx.selectFrom('matches').select('urn').where('id', '=', matchId);
    const row = await found.executeTakeFirst();
    return row && (await loadMatches(tx, [row.urn]))[0];
  }
  const match = await lockMatch(tx, matchId);
  // In the order in which placements and feeds lock them: bets that are being placed are counted.
  await sql`
    select from markets
    where match_id = ${matchId} and market_id = ${marketId}
      and specifier = coalesce(${specifier}, specifier)
    order by match_id, market_id, specifier for update`.execute(tx);
  return match;
}

/** Lines that a feed has told of, that are void, or that there are bets on. */
async function specifiersOf(
  db: Kysely<Database>,
  { matchId, marketId }: VoidAsked,
): Promise<string[]> {
  const { rows } = await sql<{ specifier: string }>`
    select specifier from (
      select match_id, market_id, specifier from markets
      union select match_id, market_id, specifier from market_cancels
      union select match_id, market_id, specifier from bet_selections) line
    where match_id = ${matchId} and market_id = ${marketId}
    order by specifier collate "C"`.execute(db);
  return rows.map(({ specifier }) => specifier);
}

/** Settlement looks at bets of these statuses alone. */
const TAKEN = sql`('waiting_results', 'done', 'cashed_out')`;

async function outcomeOf(
  db: Kysely<Database>,
  { matchId, marketId, placedFrom, placedTo }: VoidAsked,
  specifiers: readonly string[],
): Promise<Omit<VoidOutcome, 'dry_run'>> {
  const { rows } = await sql<{ currency: string; bets: number; settled: number; stake: bigint }>`
    select b.currency, count(*)::integer as bets, sum(b.stake)::bigint as stake,
      (count(*) filter (where b.settled_at is not null))::integer as settled
    from bets b
    where b.id in (
        select bet_id from bet_selections
        where match_id = ${matchId} and market_id = ${marketId}
          and specifier = any(${specifiers}::text[]))
      and b.status in ${TAKEN}
      and b.created_at >= coalesce(${placedFrom}::timestamptz, '-infinity')
      and b.created_at <= coalesce(${placedTo}::timestamptz, 'infinity')
    group by b.currency order by b.currency`.execute(db);
  return {
    match_id: matchId,
    market_id: marketId,
    specifiers: [...specifiers],
    placed_from: placedFrom?.toISOString() ?? null,
    placed_to: placedTo?.toISOString() ?? null,
    bets: rows.reduce((total, { bets }) => total + bets, 0),
    settled_bets: rows.reduce((total, { settled }) => total + settled, 0),
    stakes: rows.map(({ currency, bets, stake }) => {
      const known = knownCurrency(currency);
      assert(known, `${currency} is a currency of bets`);
      return { currency, subunits: known.subunits, bets, stake: onWire(minor(stake)) };
    }),
  };
}
