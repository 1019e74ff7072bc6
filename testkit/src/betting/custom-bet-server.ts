import { randomUUID } from 'node:crypto';
import { aLine, aMatch, aPlayer, type MatchGiven } from './rows';
import type { PlacementSent } from '@touchline/wire/bets';
import { SPORTSBOOK_V3 } from '@touchline/wire/calls/call';
import type { ErrorReply } from '@touchline/wire/errors';
import { fund } from './book-database';
import { type BookServer, bookServer } from './book-server';
import type { SiteSettings } from '../../../server/src/book/site';
import type { CustomBets, Pick, PriceTold } from '../../../server/src/book/custom-bet/custom-bets';

/** A provider of prices, as a test wants it to answer. */
interface TestProvider extends CustomBets {
  /** What the next questions are answered with; a function may wait, or throw as a failing provider does. */
  answer: () => PriceTold | null | Promise<PriceTold | null>;
  combines: () => readonly Pick[] | null | Promise<readonly Pick[] | null>;
  /** What it was asked, in order. */
  asked: { provider: string; urn: string; picks: readonly Pick[] }[];
}

/** The sportsbook over HTTP, with a provider that prices custom bets. */
export interface CustomBetServer extends BookServer {
  provider: TestProvider;
  /** A match whose outcomes are priced together: 1x2, over and under 2.5, both teams to score. */
  match(given?: MatchGiven): Promise<number>;
  /** A player with 100.00 EUR. */
  bettor(): Promise<number>;
  place(playerId: number, placement: PlacementSent, locale?: string): Promise<Placed>;
}

interface Placed {
  status: number;
  data?: Record<string, unknown>[];
  error?: ErrorReply['error'];
}

export const HOME = { market_id: 1, specifier: '', outcome_id: '1' };
export const AWAY = { market_id: 1, specifier: '', outcome_id: '3' };
export const OVER = { market_id: 18, specifier: 'total=2.5', outcome_id: '12' };
export const BOTH_SCORE = { market_id: 29, specifier: '', outcome_id: '74' };

/** What it asks for home to win and over 2.5 goals unless told otherwise. */
export const PRICE = 3200;

/** Opens it; `site` is what the operator has decided, left out as usual. */
export async function customBetServer(site?: SiteSettings): Promise<CustomBetServer> {
  const provider = testProvider();
  const server = await bookServer({ customBets: provider, ...(site && { site }) });
  return {
    ...server,
    provider,
    match: async (given = {}) => {
      const matchId = await aMatch(server.pool, given);
      await server.pool.query('update matches set custom_bet = true where id = $1', [matchId]);
      await aLine(server.pool, { matchId });
      const goals = { matchId, marketId: 18, specifier: 'total=2.5', odds: { 12: 1900, 13: 1900 } };
      await aLine(server.pool, goals);
      await aLine(server.pool, { matchId, marketId: 29, odds: { 74: 1800, 76: 2000 } });
      return matchId;
    },
    bettor: async () => {
      const playerId = await aPlayer(server.pool, { currencies: ['EUR'] });
      await fund(server.book.db, playerId, 10_000);
      return playerId;
    },
    place: async (playerId, placement, locale = 'en') => {
      const answer = await server.app.inject({
        method: 'POST',
        url: `${SPORTSBOOK_V3}/bets`,
        headers: { 'accept-language': locale },
        cookies: { touchline_session: String(playerId) },
        payload: placement,
      });
      return { status: answer.statusCode, ...(JSON.parse(answer.body) as object) };
    },
  };
}

function testProvider(): TestProvider {
  const asked: TestProvider['asked'] = [];
  const provider: TestProvider = {
    asked,
    answer: () => ({ ok: true, odds: PRICE }),
    combines: () => [],
    isOffered: () => true,
    price: async (name, urn, picks) => {
      asked.push({ provider: name, urn, picks });
      return provider.answer();
    },
    combinable: async (name, urn, picks) => {
      asked.push({ provider: name, urn, picks });
      return provider.combines();
    },
  };
  return provider;
}

type SelectionSent = PlacementSent['bets'][number]['selections'][number];
type Picked = Omit<SelectionSent, 'match_id' | 'odds'>;

/** A placement of one custom bet of 10.00 EUR, as it is sent. */
export function aCustomPlacement(
  matchId: number,
  given: {
    id?: string;
    selections?: readonly Picked[];
    odds?: number;
    stake?: number;
    accept?: PlacementSent['auto_accept_odds_change'];
  } = {},
): PlacementSent {
  const {
    id = randomUUID(),
    selections = [HOME, OVER],
    odds = PRICE,
    stake = 1000,
    accept = 'none',
  } = given;
  return {
    meta: { placement_id: id, device_id: 'test', quick: false, type: 'custom_bet' },
    auto_accept_odds_change: accept,
    bets: [
      {
        type: 'custom_bet',
        stake: { value: stake, currency: 'EUR' },
        selections: selections.map((each) => ({ match_id: matchId, ...each, odds: 2000 })),
        custom_odds: odds,
      },
    ],
  };
}
