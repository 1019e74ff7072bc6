import { expect, type Page } from '@playwright/test';
import { odds } from '@touchline/domain/money';
import type { BetTerms } from '@touchline/domain/settlement/due';
import type { FinalResult } from '@touchline/domain/settlement/leg-result';
import { standingOf } from '@touchline/domain/settlement/settle-bet';
import type { ServerProcess } from '@touchline/testkit/server-process';
import type { Visitor } from '@touchline/testkit/visitor';
import { getMatch } from '@touchline/wire/calls/catalogue';

const FINISHED_WITHIN_MS = 150_000;

/** A bet that has settled: what it won, in subunits, and its legs. */
export interface SettledBet {
  win: bigint;
  legs: { matchId: number; outcomeId: string; odds: number }[];
}

/** Waits until both bets have settled, and reads them as the API shows them, the newest first. */
export async function settledBets(
  page: Page,
  server: ServerProcess,
): Promise<[SettledBet, SettledBet]> {
  const deadline = Date.now() + FINISHED_WITHIN_MS;
  while (Date.now() < deadline) {
    const answer = await page.request.get(`${server.sportsbook}/sportsbook/api/v3/bets`);
    const { data } = (await answer.json()) as { data: ApiBet[] };
    expect(data).toHaveLength(2);
    const [newest, older] = data;
    if (data.every(({ status }) => status === 'done'))
      return [asSettled(newest!), asSettled(older!)];
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

/** What the domain pays for these legs, with results worked out here from the final scores. */
export async function expectedPayout(
  visitor: Visitor,
  bet: SettledBet,
  terms: Pick<BetTerms, 'kind' | 'stake'>,
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
  const { payout } = standingOf({ ...terms, bonus: null, systemCap: null }, legs).due;
  expect(bet.win).toBe(payout);
  return payout;
}
