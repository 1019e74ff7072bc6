import { expect, type Page } from '@playwright/test';
import { odds } from '@touchline/domain/money';
import type { BetTerms } from '@touchline/domain/settlement/due';
import type { FinalResult } from '@touchline/domain/settlement/leg-result';
import { standingOf } from '@touchline/domain/settlement/settle-bet';
import type { ServerProcess } from '@touchline/testkit/server-process';
import type { Visitor } from '@touchline/testkit/visitor';
import { getMatch, listMarkets, listMatches } from '@touchline/wire/calls/catalogue';
import type { Match } from '@touchline/wire/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import { slip } from './on-slip';

/** Bets of journeys that go from a click to the payout: on a fast feed a match takes less than a minute. */

const FINISHED_WITHIN_MS = 180_000;
/** So long it takes a busy machine to sit down to a slip, and to open a match and pick from it: bets are placed before kick-off. */
const SIT_DOWN_MS = 20_000;
const PICK_MS = 20_000;
/** Home or draw is its outcome 9, home or away 10, draw or away 11. */
export const DOUBLE_CHANCE = 10;

/** A page, and whose. */
interface On {
  page: Page;
  server: ServerProcess;
}

/** So many matches that begin soon, soonest first, with time to bet on all of them. */
export async function aboutToKickOff(visitor: Visitor, count: number): Promise<Match[]> {
  const { data } = await visitor.call(listMatches, {
    query: {
      match_status: '0',
      sort_by: 'start_time:asc',
      start_from: new Date(Date.now() + SIT_DOWN_MS + count * PICK_MS).toISOString(),
    },
  });
  const bettable = data.filter(({ main_market: main }) => main?.status === 1);
  expect(bettable.length).toBeGreaterThan(count);
  return bettable.slice(0, count);
}

/** A favourite at next to no odds earns next to no points, and no boost. In thousandths. */
const LEAST_ODDS = 1100;

/** Picks what is likeliest to win among the double chances, so that most runs pay something out. */
export async function pickFavourite(
  { page, server, visitor }: On & { visitor: Visitor },
  match: Match,
): Promise<void> {
  await page.goto(`${server.sportsbook}/soccer/${match.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sidesOf(match).home.name);
  const { data } = await visitor.call(listMarkets, {
    params: { id: match.id },
    query: { market_id: DOUBLE_CHANCE },
  });
  const priced = data
    .flatMap(({ outcomes }) => outcomes)
    .filter(({ odds: price }) => price !== null && price >= LEAST_ODDS);
  const [favourite] = priced.toSorted((one, other) => Number(one.odds) - Number(other.odds));
  const name = favourite?.name ?? '';
  const market = page.getByRole('region', { name: 'Double chance', exact: true });
  await market.getByRole('button', { name: new RegExp(`^${name} \\d`) }).click();
  await expect(slip(page).getByText(name, { exact: true })).toBeVisible();
}

/** A bet as the API shows it once it is over: what it paid in cents, and its legs. */
export interface SettledBet {
  win: bigint;
  legs: { matchId: number; outcomeId: string; odds: number }[];
}

/** Waits until so many bets have settled, all that the player has, and reads them as the API shows them, the newest first. */
export async function settledBets({ page, server }: On, count: number): Promise<SettledBet[]> {
  const deadline = Date.now() + FINISHED_WITHIN_MS;
  while (Date.now() < deadline) {
    const answer = await page.request.get(`${server.sportsbook}/sportsbook/api/v3/bets`);
    const { data } = (await answer.json()) as { data: ApiBet[] };
    expect(data).toHaveLength(count);
    if (data.every(({ status }) => status === 'done')) return data.map(asSettled);
    await page.waitForTimeout(1000);
  }
  throw new Error('the bets did not settle');
}

interface ApiBet {
  status: string;
  win_amount: { value: number };
  selections: { match: { id: number }; outcome: { id: string }; odds: number }[];
}

function asSettled(bet: ApiBet): SettledBet {
  return {
    win: BigInt(bet.win_amount.value),
    legs: bet.selections.map((leg) => ({
      matchId: leg.match.id,
      outcomeId: leg.outcome.id,
      odds: leg.odds,
    })),
  };
}

/**
 * What the domain pays for these legs, with results worked out here from the final scores; checks that it was paid. A match
 * that was called off makes its leg void.
 */
export async function expectedPayout(
  visitor: Visitor,
  bet: SettledBet,
  terms: Pick<BetTerms, 'kind' | 'stake' | 'bonus'>,
  calledOff?: number,
): Promise<bigint> {
  const legs = [];
  for (const leg of bet.legs) {
    if (leg.matchId === calledOff) {
      legs.push({ odds: odds(leg.odds), result: 'canceled' as const, isOver: true });
      continue;
    }
    const { data } = await visitor.call(getMatch, { params: { id: leg.matchId } });
    const { home = 0, away = 0 } = data.statistics.total_score ?? {};
    const won = home > away ? ['9', '10'] : home === away ? ['9', '11'] : ['10', '11'];
    const result: FinalResult = won.includes(leg.outcomeId) ? 'win_entire' : 'lose_entire';
    legs.push({ odds: odds(leg.odds), result, isOver: data.status >= 3 });
  }
  // A combo is lost with its first lost leg, while the other match may still be played.
  const lost = legs.some(({ result, isOver }) => isOver && result === 'lose_entire');
  expect(lost || legs.every(({ isOver }) => isOver)).toBe(true);
  const { payout } = standingOf({ ...terms, systemCap: null }, legs).due;
  expect(bet.win).toBe(payout);
  return payout;
}
