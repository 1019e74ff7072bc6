import { aLine, aMatch, aPlayer } from '@touchline/testkit/betting/rows';
import { SPORTSBOOK_V3 } from '@touchline/wire/calls/call';
import type { MarketReply } from '@touchline/wire/catalogue';
import type { ErrorReply } from '@touchline/wire/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { providerApi } from '../../feed/simulator/api';
import { calendarOf } from '../../feed/simulator/calendar';
import { dayOf } from '../../feed/simulator/day';
import type { Match } from '../../feed/simulator/play';
import { tinySport } from '@touchline/testkit/simulator/tiny-play';
import { groupedBy } from '../grouped-by';
import { fund } from '@touchline/testkit/betting/book-database';
import { type BookServer, bookServer } from '@touchline/testkit/betting/book-server';
import { aCustomPlacement } from '@touchline/testkit/betting/custom-bet-server';

const EPOCH = Date.UTC(2026, 10, 21, 12);
const calendar = calendarOf({ seed: 3, speed: 1, epoch: EPOCH }, [tinySport()]);
const [MATCH] = calendar.matchesOf(dayOf(EPOCH) + 1) as readonly [Match];
const api = providerApi(calendar, () => MATCH.kickOff - 60 * 60_000);

let server: BookServer;
let matchId: number;
beforeAll(async () => {
  server = await bookServer({
    customBets: {
      isOffered: () => true,
      price: (_provider, urn, picks) => api.customBet(urn, picks),
      combinable: (_provider, urn, chosen) => api.customBetSelections(urn, chosen),
    },
  });
  matchId = await aMatch(server.pool);
  await server.pool.query('update matches set urn = $2, custom_bet = true where id = $1', [
    matchId,
    MATCH.urn,
  ]);
  const picks = (await api.customBetSelections(MATCH.urn, [])) ?? [];
  const lines = groupedBy(picks, ({ marketId, specifier }) => `${marketId}/${specifier}`);
  for (const line of lines.values()) {
    const odds = Object.fromEntries(line.map(({ outcomeId }) => [outcomeId, 2000]));
    const { marketId, specifier } = line[0]!;
    await aLine(server.pool, { matchId, marketId, specifier, odds });
  }
});
afterAll(() => server.close());

interface Selection {
  market_id: number;
  specifier: string;
  outcome_id: string;
}

const HOME = { market_id: 1, specifier: '', outcome_id: '1' };
const textOf = (each: Selection) => `${each.market_id}/${each.specifier}/${each.outcome_id}`;

async function listed(chosen: readonly Selection[]): Promise<Selection[]> {
  const query = chosen.map((each) => `selections=${encodeURIComponent(textOf(each))}`).join('&');
  const path = `/bets/custom/markets/${matchId}?${query}`;
  const { body } = await server.ask<{ data: MarketReply[] }>('GET', path);
  return body.data.flatMap(({ id, specifier, outcomes }) =>
    outcomes.map((each) => ({ market_id: id, specifier, outcome_id: each.id })),
  );
}

async function priced(selections: readonly Selection[]) {
  const body = { selections: selections.map((each) => ({ match_id: matchId, ...each })) };
  const { body: told } = await server.ask<{
    data?: { custom_odds: number };
    error?: ErrorReply['error'];
  }>('POST', '/bets/custom/odds', { body });
  return told.data?.custom_odds ?? told.error?.data?.details;
}

test('by the joint model, what is listed can win with what is chosen, and what is not cannot or adds nothing', async () => {
  const all = await listed([]);
  const left = await listed([HOME]);
  expect(left.length).toBeGreaterThan(5);
  const names = new Set(left.map(textOf));
  const others = all.filter(
    (each) => each.market_id !== HOME.market_id && !names.has(textOf(each)),
  );
  expect(others.length).toBeGreaterThan(0);
  const prices = await Promise.all(left.map((each) => priced([HOME, each])));
  expect(prices.filter((each) => typeof each === 'number').length).toBeGreaterThan(5);
  expect(prices.filter((each) => typeof each !== 'number' && each !== 'not_offered')).toEqual([]);
  const refusals = await Promise.all(others.map((other) => priced([HOME, other])));
  expect(new Set(refusals)).toEqual(new Set(['contradicting', 'implied']));
});

test('a custom bet built from what is listed is placed at the price that was told', async () => {
  const second = (await listed([HOME])).find(({ market_id: id }) => id === 18);
  const odds = await priced([HOME, second!]);
  expect(odds).toBeGreaterThan(1000);
  const playerId = await aPlayer(server.pool);
  await fund(server.book.db, playerId, 10_000);
  const payload = aCustomPlacement(matchId, { selections: [HOME, second!], odds: Number(odds) });
  const answer = await server.app.inject({
    method: 'POST',
    url: `${SPORTSBOOK_V3}/bets`,
    cookies: { touchline_session: String(playerId) },
    payload,
  });
  expect(answer.json()).toMatchObject({ data: [{ type: 'custom_bet', odds }] });
});
