import { isDeepStrictEqual } from 'node:util';
import { isBettable } from '@touchline/domain/bets/market-status';
import { stageKey } from '@touchline/domain/feed/stage';
import { minor, odds } from '@touchline/domain/money';
import type { LegResult } from '@touchline/domain/settlement/leg-result';
import { standingOf } from '@touchline/domain/settlement/settle-bet';
import type { Checkpoint, Expected, ExpectedBet, ExpectedEvent, RejectedAttempt } from './expected';
import { type BookState, type HeldCancel, keyOf } from './state';

/** What differs, in words; null where the two agree. */
export type Difference = string | null;

/** Compares where play stands, the producers and the named lines. */
export function compareCheckpoint(state: BookState, expected: Checkpoint): Difference {
  for (const [id, status] of Object.entries(expected.producers)) {
    const held = state.producers.get(Number(id)) ? 'up' : 'down';
    if (held !== status) return `producer ${id} is ${held}, expected ${status}`;
  }
  return (
    compareEvent(state, expected.event) ??
    firstOf(expected.markets, (market) => {
      const line = state.lines.get(keyOf(market.id, market.specifiers));
      const name = `market ${market.id} ${market.specifiers}`;
      if (!line) return `${name} is not there`;
      const outcomes = Object.fromEntries(
        Object.entries(line.outcomes).map(([id, { odds: price, active }]) => [
          id,
          { odds: price, active: Number(active) },
        ]),
      );
      return (
        differ(`${name} status`, line.status, market.status) ??
        differ(`${name} product`, line.product, market.product) ??
        differ(`${name} outcomes`, outcomes, market.outcomes) ??
        differ(`${name} results`, line.results ?? {}, market.settled)
      );
    })
  );
}

/** Compares status, stage, score, clock and periods. */
export function compareEvent({ match }: BookState, expected: ExpectedEvent): Difference {
  const { total_score: score, game_score: game, clock, period_score: periods } = match.statistics;
  const scores = periods.map(({ period_key: key, number, home, away }) => [
    key,
    number,
    home,
    away,
  ]);
  const wanted = expected.period_scores?.map(([code, ...rest]) => [stageKey(code), ...rest]);
  return (
    differ('match status', match.status, expected.status) ??
    differ('stage', match.stageCode, expected.match_status) ??
    differ('score', score ?? {}, pairOf(expected.home, expected.away)) ??
    differ('game score', game ?? {}, pairOf(expected.home_gamescore, expected.away_gamescore)) ??
    differ('server', match.statistics.current_server, expected.current_server) ??
    differ('clock', clock?.match_time ?? undefined, expected.clock) ??
    differ('period scores', scores, wanted ?? [])
  );
}

/** A bet that was taken: its outcome must take bets now, at this price. */
export function comparePlaced(state: BookState, bet: ExpectedBet): Difference {
  const line = state.lines.get(keyOf(bet.market_id, bet.specifiers));
  const outcome = line?.outcomes[bet.outcome_id];
  if (!line || !outcome) return `${nameOf(bet)} is not there`;
  if (!takesBets(state, bet, bet.outcome_id)) return `${nameOf(bet)} takes no bets`;
  return differ(`${nameOf(bet)} odds`, outcome.odds, bet.odds);
}

/** A bet that was refused: no outcome of its line takes bets now, for the reason that was recorded. */
export function compareRejected(state: BookState, attempt: RejectedAttempt): Difference {
  const line = state.lines.get(keyOf(attempt.market_id, attempt.specifiers));
  if (!line) return null;
  const name = `market ${attempt.market_id} ${attempt.specifiers}`;
  const open = Object.keys(line.outcomes).find((id) => takesBets(state, attempt, id));
  if (open !== undefined) return `${name} outcome ${open} takes bets`;
  const producer = state.producers.get(line.product) ? 'up' : 'down';
  return (
    differ(`${name} status`, line.status, attempt.market_status) ??
    differ(`${name} producer`, producer, attempt.producer)
  );
}

/** A stake large enough that no recorded multiplier is rounded. */
const STAKE = minor(100_000_000);
const SINGLE = { kind: { type: 'single' }, stake: STAKE, bonus: null, systemCap: null } as const;

/** How a bet ended, and what it pays by the domain's own arithmetic. */
export function compareSettled(
  state: BookState,
  cancels: readonly HeldCancel[],
  bet: ExpectedBet,
): Difference {
  const line = state.lines.get(keyOf(bet.market_id, bet.specifiers));
  const isVoid = cancels.some(
    ({ marketId, specifier, from, to }) =>
      marketId === bet.market_id &&
      specifier === bet.specifiers &&
      bet.placed_at >= (from ?? -Infinity) &&
      bet.placed_at <= (to ?? Infinity),
  );
  const said = (line?.results?.[bet.outcome_id] ?? 'no_results') as LegResult;
  const deadHeat = line?.deadHeats?.[bet.outcome_id] ?? null;
  const leg = { odds: odds(bet.odds), result: isVoid ? ('canceled' as const) : said, deadHeat };
  const { result, due } = standingOf(SINGLE, [leg]);
  const paid = result === 'no_results' ? null : Number(due.payout) / Number(STAKE);
  return (
    differ(`${nameOf(bet)} result`, result, bet.expected_result) ??
    differ(`${nameOf(bet)} payout multiplier`, paid, bet.expected_payout_multiplier)
  );
}

/** Every line and every window of void bets at the end, and none besides. A line that is void whole shows it by its status. */
export function compareFinal(
  state: BookState,
  cancels: readonly HeldCancel[],
  { final }: Expected,
): Difference {
  const wanted = new Set(final.markets.map(({ id, specifiers }) => keyOf(id, specifiers)));
  const besides = [...state.lines.keys()].find((key) => !wanted.has(key));
  if (besides !== undefined) return `market ${besides} is not expected`;
  const due = final.cancels.map(({ market_id, specifiers, start_time, end_time }) =>
    windowOf(market_id, specifiers, start_time ?? null, end_time ?? null),
  );
  // One whose end was left open may be written with that end or without.
  const held = cancels.map(({ marketId, specifier, from, to, openEnd }) => {
    const closed = windowOf(marketId, specifier, from, to);
    const isWritten = due.some((each) => isDeepStrictEqual(each, closed));
    return openEnd && !isWritten ? windowOf(marketId, specifier, from, null) : closed;
  });
  return (
    compareEvent(state, final.event) ??
    differ('cancellations', held.flat().sort(), due.flat().sort()) ??
    firstOf(final.markets, ({ id, specifiers, status, outcomes }) => {
      const line = state.lines.get(keyOf(id, specifiers));
      const name = `market ${id} ${specifiers}`;
      return (
        differ(`${name} status`, line?.status, status) ??
        differ(`${name} results`, line?.results ?? {}, outcomes)
      );
    })
  );
}

function windowOf(id: number, specifier: string, from: number | null, to: number | null): string[] {
  return from === null && to === null ? [] : [`${keyOf(id, specifier)} ${from} ${to}`];
}

function takesBets(
  state: BookState,
  at: { market_id: number; specifiers: string },
  outcomeId: string,
): boolean {
  const line = state.lines.get(keyOf(at.market_id, at.specifiers));
  const outcome = line?.outcomes[outcomeId];
  if (!line || !outcome) return false;
  return isBettable({
    matchStatus: state.match.status,
    marketStatus: line.status,
    providerUp: state.producers.get(line.product) ?? false,
    active: outcome.active,
    odds: outcome.odds === null ? null : odds(outcome.odds),
  });
}

function nameOf({ market_id: id, specifiers, outcome_id: outcome }: ExpectedBet): string {
  return `market ${id} ${specifiers} outcome ${outcome}`;
}

function pairOf(home: number | undefined, away: number | undefined): object {
  return home === undefined || away === undefined ? {} : { home, away };
}

function differ(what: string, held: unknown, expected: unknown): Difference {
  if (isDeepStrictEqual(held, expected)) return null;
  return `${what} is ${JSON.stringify(held)}, expected ${JSON.stringify(expected)}`;
}

function firstOf<T>(items: readonly T[], compare: (item: T) => Difference): Difference {
  for (const item of items) {
    const difference = compare(item);
    if (difference !== null) return difference;
  }
  return null;
}
