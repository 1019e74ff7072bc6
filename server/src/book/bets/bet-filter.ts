import type { BetType } from '@touchline/domain/bets/bet-kind';
import {
  BET_FILTERS,
  BET_STATUSES,
  type BetFilter,
  type BetStatus,
  passesBetFilter,
  passesResultFilter,
  RESULT_FILTERS,
  type ResultFilter,
} from '@touchline/domain/bets/bet-status';
import type { BetResult } from '@touchline/domain/settlement/bet-result';
import { ENDINGS } from '@touchline/domain/settlement/bet-words';
import { type RawBuilder, sql } from 'kysely';

/** Which bets of a player are wanted; what is left out does not narrow, and an empty list finds nothing. */
export interface BetFilterAsked {
  status?: readonly (BetFilter | BetStatus)[] | undefined;
  result?: readonly (ResultFilter | BetResult)[] | undefined;
  type?: readonly BetType[] | undefined;
  /** Our numbers of matches; a bet with a selection of one of them is meant. */
  match_id?: readonly number[] | undefined;
  /** Our numbers of bets. */
  id?: readonly number[] | undefined;
  /** Whether cashing it out pays anything, as was told last. */
  cashable?: boolean | undefined;
  /** Only those placed before this one of the player's. */
  before?: number | undefined;
  /** When it was placed; the end does not belong to it. */
  from?: string | undefined;
  to?: string | undefined;
}

/** What has to hold of a player's bet, as SQL over `bets b` alone. */
export function betConditions(playerId: number, asked: BetFilterAsked): RawBuilder<unknown> {
  const { status, result, type, match_id: matches, id, cashable, before, from, to } = asked;
  const all = [
    sql`b.player_id = ${playerId}`,
    status && hasStatus(status),
    result && hasResult(result),
    type && sql`b.type = any(${type}::text[])`,
    matches && isOnMatch(matches),
    id && sql`b.id = any(${id}::integer[])`,
    cashable === undefined ? undefined : isCashable(cashable),
    before === undefined ? undefined : isBefore(playerId, before),
    ...isPlacedWithin({ from, to }),
  ].filter((each): each is RawBuilder<unknown> => each !== undefined);
  return sql.join(all, sql` and `);
}

/** That it has one of these statuses, as SQL over `bets b`; undefined where any will do. */
export function hasStatus(
  words: readonly (BetFilter | BetStatus)[],
): RawBuilder<unknown> | undefined {
  if (words.includes('all')) return undefined;
  const wanted = BET_STATUSES.filter((status) =>
    words.some((word) => (isBetFilter(word) ? passesBetFilter(word, status) : word === status)),
  );
  const isCashingOut = wanted.includes('cashout_in_progress');
  if (isCashingOut === wanted.includes('waiting_results')) {
    return sql`b.status = any(${wanted}::text[])`;
  }
  // A bet whose cash-out waits is stored as one that waits for its results (`statusReply`).
  return sql`(b.status = any(${[...wanted, 'waiting_results']}::text[])
    and (b.status <> 'waiting_results' or (b.cashout_until is not null) = ${isCashingOut}))`;
}

/** A result itself is what the bet says it is; SPEC §3's filters go by what it came to. */
function hasResult(words: readonly (ResultFilter | BetResult)[]): RawBuilder<unknown> | undefined {
  if (words.includes('all')) return undefined;
  const groups = words.filter(isResultFilter);
  const exact = words.filter((word) => !isResultFilter(word));
  const endings = ENDINGS.filter((ending) =>
    groups.some((group) => passesResultFilter(group, ending)),
  );
  return sql`(b.result = any(${exact}::text[]) or b.ended_as = any(${endings}::text[]))`;
}

/** Nothing is before a bet that is not the player's. */
function isBefore(playerId: number, betId: number): RawBuilder<unknown> {
  return sql`(b.created_at, b.id) < (
    select c.created_at, c.id from bets c where c.id = ${betId} and c.player_id = ${playerId})`;
}

function isCashable(wanted: boolean): RawBuilder<unknown> {
  return sql`(b.status = 'waiting_results' and b.to_cashout is not null) = ${wanted}`;
}

function isBetFilter(word: string): word is BetFilter {
  return BET_FILTERS.some((each) => each === word);
}

function isResultFilter(word: string): word is ResultFilter {
  return RESULT_FILTERS.some((each) => each === word);
}

/** That it was placed in a window, as SQL over `bets b`; the end does not belong to it. */
export function isPlacedWithin({ from, to }: Pick<BetFilterAsked, 'from' | 'to'>) {
  return [
    from === undefined ? undefined : sql`b.created_at >= ${new Date(from)}`,
    to === undefined ? undefined : sql`b.created_at < ${new Date(to)}`,
  ];
}

/** That it has a selection of one of these matches, as SQL over `bets b`. */
export function isOnMatch(matches: readonly number[]): RawBuilder<unknown> {
  return sql`exists (
    select from bet_selections s where s.bet_id = b.id and s.match_id = any(${matches}::integer[]))`;
}
