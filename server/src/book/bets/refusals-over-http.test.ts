import type { Refusal } from '@touchline/domain/bets/refusal';
import { minor } from '@touchline/domain/money';
import type { StandingFault } from '@touchline/domain/players/standing';
import { aPlayer, aPlayerLimit } from '@touchline/testkit/betting/rows';
import type { PlacementSent } from '@touchline/wire/bets';
import { BET_ERROR } from '@touchline/wire/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NoPrice } from '@touchline/domain/bets/custom-price';
import {
  aCustomPlacement,
  type CustomBetServer,
  customBetServer,
  HOME,
  PRICE,
} from '@touchline/testkit/betting/custom-bet-server';
import { DEFAULT_LIMITS } from '../site';
import { aBet, aSelection, fund, SITE } from '@touchline/testkit/betting/book-database';
import { aPlacementSent } from '@touchline/testkit/betting/placement-sent';

const EUR = DEFAULT_LIMITS['EUR'];
if (!EUR) throw new Error('there are bets in euro');

/** At most 50.00 a bet, which pays at most 150.00, on at most three selections. */
const site = {
  ...SITE,
  maxSelections: 3,
  limits: { ...SITE.limits, EUR: { ...EUR, max: minor(5_000), maxPayout: minor(15_000) } },
};

let server: CustomBetServer;
let withoutCustomBets: CustomBetServer;
beforeAll(async () => {
  server = await customBetServer(site);
  const customBets = { enabled: false, allowSingle: false };
  withoutCustomBets = await customBetServer({ ...site, customBets });
});
afterAll(async () => {
  await server.close();
  await withoutCustomBets.close();
});

type BetSent = PlacementSent['bets'][number];

/** A placement that is refused, by whom, and what is told of its first bet. */
interface Refused {
  sent: PlacementSent;
  playerId?: number;
  at?: CustomBetServer;
  /** What is told beside the code. */
  told?: object;
  details?: string;
}

const single = (match_id: number, given: Partial<BetSent> = {}, odds = 2000) =>
  aPlacementSent([aBet([aSelection({ match_id, odds })], given)]);
const stakeOf = (value: number, currency = 'EUR') => ({ stake: { value, currency } });
const legsOf = (matchIds: readonly number[]) =>
  matchIds.map((match_id) => aSelection({ match_id }));

async function aComboOf(count: number): Promise<PlacementSent> {
  const matchIds = await Promise.all(Array.from({ length: count }, () => server.match()));
  return aPlacementSent([aBet(legsOf(matchIds), { type: 'combo' })]);
}

async function onChangedMatch(change: string, odds = 2000): Promise<PlacementSent> {
  const matchId = await server.match();
  await server.pool.query(`${change} where match_id = $1 and market_id = 1`, [matchId]);
  return single(matchId, {}, odds);
}

/** A custom bet whose provider has no price for it. */
async function unpriced(reason: NoPrice): Promise<Refused> {
  server.provider.answer = () =>
    reason === 'not_offered' || reason === 'unavailable' ? null : { ok: false, reason };
  if (reason === 'unavailable') server.provider.answer = () => Promise.reject(new Error('is down'));
  return { sent: aCustomPlacement(await server.match()), details: reason };
}

/**
 * Every reason for a refusal, with its code on the wire and how it comes about, but for those of `attacks/standing-by-way.test.ts`.
 * Null is one that cannot come about while bets with a bonus are refused as such. */
const REASONS: Record<
  Exclude<Refusal['code'], StandingFault>,
  [code: number, () => Promise<Refused>] | null
> = {
  odds_changed: [
    BET_ERROR.invalidOdds,
    async () => ({
      sent: single(await server.match(), {}, 2100),
      told: { selections: [0] },
      details: 'odds_higher_than_current_odds',
    }),
  ],
  odds_not_taken: [
    BET_ERROR.oddsNotTaken,
    async () => ({
      sent: await onChangedMatch(
        `update markets set outcomes = jsonb_set(outcomes, '{1,odds}', '900')`,
      ),
      told: { selections: [0] },
      details: 'odds_too_low',
    }),
  ],
  custom_odds_changed: [
    BET_ERROR.invalidOddsCustomBet,
    async () => ({
      sent: aCustomPlacement(await server.match(), { odds: PRICE + 100 }),
      told: { custom_odds: PRICE },
      details: 'odds_higher_than_current_odds',
    }),
  ],
  custom_bet_contradicting: [BET_ERROR.invalidOddsCustomBet, () => unpriced('contradicting')],
  custom_bet_certain: [BET_ERROR.invalidOddsCustomBet, () => unpriced('certain')],
  custom_bet_implied: [BET_ERROR.invalidOddsCustomBet, () => unpriced('implied')],
  custom_bet_not_offered: [BET_ERROR.invalidOddsCustomBet, () => unpriced('not_offered')],
  custom_bet_not_combinable: [BET_ERROR.invalidOddsCustomBet, () => unpriced('not_combinable')],
  custom_bet_unavailable: [BET_ERROR.customBetUnavailable, () => unpriced('unavailable')],
  market_not_bettable: [
    BET_ERROR.marketNotBettable,
    async () => ({
      sent: await onChangedMatch('update markets set status = -1'),
      told: { selections: [0] },
    }),
  ],
  selection_unknown: [
    BET_ERROR.selectionUnknown,
    async () => ({
      sent: await onChangedMatch(`update markets set outcomes = outcomes - '1'`),
      told: { selections: [0] },
    }),
  ],
  same_match_twice: [
    BET_ERROR.sameMatchTwice,
    async () => {
      const matchId = await server.match();
      const legs = [aSelection({ match_id: matchId }), { ...aSelection({ match_id: matchId }) }];
      const [first] = legs;
      if (first) Object.assign(first, { market_id: 29, outcome_id: '74', odds: 1800 });
      return { sent: aPlacementSent([aBet(legs)]), told: { selections: [0, 1] } };
    },
  ],
  same_line_twice: [
    BET_ERROR.sameLineTwice,
    async () => {
      const selections = [HOME, { ...HOME, outcome_id: '2' }];
      return { sent: aCustomPlacement(await server.match(), { selections }) };
    },
  ],
  several_matches: [
    BET_ERROR.severalMatches,
    async () => {
      const matchIds = [await server.match(), await server.match()];
      const bet = aBet(legsOf(matchIds), { type: 'custom_bet', custom_odds: PRICE });
      return { sent: aPlacementSent([bet]) };
    },
  ],
  mixed_providers: [
    BET_ERROR.mixedProviders,
    async () => {
      const matchIds = [await server.match(), await server.match({ provider: 'oddin' })];
      return { sent: aPlacementSent([aBet(legsOf(matchIds))]), told: { selections: [1] } };
    },
  ],
  too_few_selections: [
    BET_ERROR.tooFewSelections,
    async () => ({ sent: await aComboOf(1), told: { limit: 2 } }),
  ],
  too_many_selections: [
    BET_ERROR.tooManySelections,
    async () => ({ sent: await aComboOf(4), told: { limit: 3 } }),
  ],
  bet_type_not_offered: [
    BET_ERROR.betTypeNotOffered,
    async () => ({
      sent: aCustomPlacement(await withoutCustomBets.match()),
      at: withoutCustomBets,
    }),
  ],
  system_not_offered: [
    BET_ERROR.systemNotOffered,
    async () => {
      const matchIds = await Promise.all([server.match(), server.match(), server.match()]);
      const bet = aBet(legsOf(matchIds), { type: 'system', system_id: 99_999 });
      return { sent: aPlacementSent([bet]) };
    },
  ],
  singles_not_offered: [
    BET_ERROR.singlesNotOffered,
    async () => {
      const { bets } = await aComboOf(2);
      return { sent: aPlacementSent([...bets, ...(await aComboOf(2)).bets]) };
    },
  ],
  stake_below_min: [
    BET_ERROR.stakeBelowMin,
    async () => ({ sent: single(await server.match(), stakeOf(9)), told: { limit: 10 } }),
  ],
  stake_above_max: [
    BET_ERROR.stakeAboveMax,
    async () => ({ sent: single(await server.match(), stakeOf(5_001)), told: { limit: 5_000 } }),
  ],
  payout_above_max: [
    BET_ERROR.payoutAboveMax,
    async () => {
      const leg = aSelection({ match_id: await server.match(), outcome_id: '3', odds: 4000 });
      return { sent: aPlacementSent([aBet([leg], stakeOf(4_000))]), told: { limit: 15_000 } };
    },
  ],
  freebet_stake: null,
  bonus_not_usable: [
    BET_ERROR.bonusNotUsable,
    async () => ({ sent: single(await server.match(), { bonus: { id: 1, type: 'freebet' } }) }),
  ],
  municipality_unknown: [
    BET_ERROR.municipalityNotFound,
    async () => {
      const playerId = await server.bettor();
      await server.pool.query(`update players set country_code = 'BR' where id = $1`, [playerId]);
      return { sent: single(await server.match()), playerId };
    },
  ],
  currency_without_account: [
    BET_ERROR.currencyWithoutAccount,
    async () => ({ sent: single(await server.match(), stakeOf(1_000, 'USD')) }),
  ],
  placement_id_reused: [
    BET_ERROR.placementIdReused,
    async () => {
      const [playerId, sent] = [await server.bettor(), single(await server.match())];
      await server.place(playerId, sent);
      return { sent: { ...sent, meta: { ...sent.meta, quick: true } }, playerId };
    },
  ],
  insufficient_funds: [
    BET_ERROR.insufficientFunds,
    async () => {
      const playerId = await aPlayer(server.pool);
      await fund(server.book.db, playerId, 999);
      return { sent: single(await server.match()), playerId };
    },
  ],
  player_limit: [
    BET_ERROR.playerLimit,
    async () => {
      const playerId = await server.bettor();
      await aPlayerLimit(server.pool, playerId, { type: 'wager', period: 'day', most: 999 });
      return { sent: single(await server.match()), playerId, details: 'wager' };
    },
  ],
  player_excluded: [
    BET_ERROR.playerExcluded,
    async () => {
      const playerId = await server.bettor();
      await aPlayerLimit(server.pool, playerId, { type: 'selfexclusion' });
      return { sent: single(await server.match()), playerId, details: 'selfexclusion' };
    },
  ],
};

const cases = Object.entries(REASONS).flatMap(([reason, how]) =>
  how ? [[reason, ...how] as const] : [],
);

test.each(cases)(
  '%s is told as %i, in words, and nothing is taken',
  async (reason, code, prepare) => {
    server.provider.answer = () => ({ ok: true, odds: PRICE });
    const { sent, at = server, told = {}, details, ...by } = await prepare();
    const playerId = by.playerId ?? (await at.bettor());
    const before = await standOf(at, playerId);
    const { status, error, data } = await at.place(playerId, sent);
    expect([data, error?.message]).toEqual([undefined, expect.stringMatching(/./)]);
    if (reason === 'placement_id_reused') expect([status, error?.code]).toEqual([409, code]);
    else {
      const shared = [101, 118, 120].includes(code) ? code : 'bets_refused';
      expect([status, error?.code, error?.data?.details]).toEqual([422, shared, details]);
      const [first] = error?.data?.errors_by_bet ?? [];
      expect(first).toMatchObject({ code, localized_message: error?.message, ...told });
    }
    expect(await standOf(at, playerId)).toEqual(before);
  },
);

test('every code of a refused bet is told for some reason', () => {
  const told = cases.map(([, code]) => code);
  // Those of the player's standing come last.
  const codes = Object.values(BET_ERROR).filter((code) => code < BET_ERROR.countryBlocked);
  expect(new Set([...told, BET_ERROR.freebetStake])).toEqual(new Set(codes));
});

/** What a player has of bets and money. */
async function standOf(at: CustomBetServer, playerId: number): Promise<object | undefined> {
  const { rows } = await at.pool.query<object>(
    `select (select count(*) from bets where player_id = $1) as bets,
       (select count(*) from placements where player_id = $1) as placements,
       (select sum(balance) from ledger_accounts where id like 'cash:' || $1 || ':%') as cash`,
    [playerId],
  );
  return rows[0];
}
