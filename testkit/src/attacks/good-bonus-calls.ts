import { odds } from '@touchline/domain/money';
import * as ambs from '@touchline/wire/calls/amb-freebets';
import * as bonuses from '@touchline/wire/calls/bonuses';
import { issueEarned } from '../../../server/src/bonus/issue-earned';
import { aBonus, aCampaign } from '../bonuses/a-campaign';
import { good, type GoodCall, said } from './good-call';
import type { AttackedPlayer, World } from './attacked-world';

/** A freebet of a player's. */
export async function aBonusOf(
  world: World,
  player: AttackedPlayer,
  isWaiting = false,
): Promise<number> {
  const given = { now: new Date(), needs_activation: isWaiting };
  return (await aBonus(world.db, player.id, given)).id;
}

function ofOne(call: GoodCall['call']): GoodCall {
  return good(call, async (world) => {
    const player = await world.aPlayer();
    return {
      player,
      sent: { params: { kind: 'freebets', id: await aBonusOf(world, player) } },
    };
  });
}

/** Two bets at 1.00 and more give a freebet. */
const AMB = {
  type: 'amb' as const,
  prizeType: 'freebet' as const,
  ranges: [{ numberOfBets: 2, numberOfFreebets: 1, amounts: { EUR: 500 } }],
  minStake: { EUR: 100 },
  prizeLivesHours: null,
};

const FARMING = {
  pointsNeeded: 1000,
  prize: { EUR: [500] },
  prizeType: 'freebet' as const,
  mostPrizes: 1,
  maxPointsPerBet: 100_000,
  pointsMinStake: 100,
  pointsMaxOdds: odds(20_000),
  oncePerEvent: false,
  prizeLivesHours: null,
};

const TOURNAMENT = {
  ...FARMING,
  type: 'tournament' as const,
  pool: 10_000,
  poolCurrency: 'EUR',
  shares: [2, 1],
  prizeAs: 'freebet' as const,
  waitHours: 1,
};

/** A player's freebet for making bets, of which none is made yet. */
export async function anAmbOf(world: World, player: AttackedPlayer): Promise<number> {
  return (await aBonus(world.db, player.id, { now: new Date(), offer: AMB })).id;
}

function ofAmb(call: GoodCall['call']): GoodCall {
  return good(call, async (world) => {
    const player = await world.aPlayer();
    return { player, sent: { params: { id: await anAmbOf(world, player) } } };
  });
}

/** A bet on the slip of whoever looks for what it may be used with. */
async function aBetOnSlip(world: World) {
  const match_id = await world.matchToBetOn();
  const selection = { match_id, market_id: 1, specifier: '', outcome_id: '1', odds: 2000 };
  return { type: 'single' as const, selections: [selection], currency: 'EUR', stake: 500 };
}

/** A chest of a player's that was opened, and one of the freebets that were in it. */
async function aFreebetOfAChest(world: World, player: AttackedPlayer): Promise<number> {
  const now = new Date();
  const offer = {
    ...FARMING,
    type: 'lootbox' as const,
    boost: odds(2000),
    showInPromotion: true,
  };
  const chest = await aBonus(world.db, player.id, { now, offer });
  await world.pool.query('update bonuses set points = 1000, farm_at = $2 where id = $1', [
    chest.id,
    now,
  ]);
  await issueEarned(world.db, now);
  const { rows } = await world.pool.query<{ id: number }>(
    'select id from bonuses where earned_by = $1',
    [chest.id],
  );
  return rows[0]?.id ?? 0;
}

/** The calls about bonuses. */
export const GOOD_BONUS_CALLS: readonly GoodCall[] = [
  said(bonuses.listBonuses, {
    query: {
      status: 'active',
      available: 'true',
      active: 'false',
      unseen: 'true',
      type: 'freebets',
      limit_per_type: 2,
    },
  }),
  said(bonuses.listBonusesOfKind, {
    params: { kind: 'freebets' },
    query: { status: 'active', page: 1, limit: 5 },
  }),
  good(bonuses.usableBonuses, async (world) => {
    const player = await world.aPlayer();
    await aBonusOf(world, player);
    return { player, sent: { body: { bets: [await aBetOnSlip(world)] } } };
  }),
  said(ambs.listAmbs, { query: { status: 'active', available: 'false', page: 1, limit: 5 } }),
  good(ambs.countingAmbs, async (world) => {
    const player = await world.aPlayer();
    await aBonus(world.db, player.id, { now: new Date(), offer: AMB });
    return { player, sent: { body: { bets: [await aBetOnSlip(world)] } } };
  }),
  ofAmb(ambs.getAmb),
  ofAmb(ambs.getAmbTerms),
  good(bonuses.boostBonus, async (world) => {
    const player = await world.aPlayer();
    return { player, sent: { params: { id: await aFreebetOfAChest(world, player) } } };
  }),
  good(bonuses.getTournamentRating, async (world) => {
    const player = await world.aPlayer();
    const now = new Date();
    const ends_at = new Date(now.getTime() + 3_600_000);
    const { id } = await aBonus(world.db, player.id, { now, ends_at, offer: TOURNAMENT });
    return { player, sent: { params: { id }, query: { page: 1, limit: 5 } } };
  }),
  ofOne(bonuses.getBonusDetails),
  ofOne(bonuses.getBonusTerms),
  good(bonuses.activateBonus, async (world) => {
    const player = await world.aPlayer();
    return { player, sent: { params: { id: await aBonusOf(world, player, true) } } };
  }),
  good(bonuses.markBonusesAsSeen, async (world) => {
    const player = await world.aPlayer();
    const id = await aBonusOf(world, player);
    return { player, sent: { body: { bonuses: [{ id, type: 'freebet' as const }] } } };
  }),
  good(bonuses.enterPromoCode, async (world) => {
    const { trigger } = await aCampaign(world.db, { now: new Date() });
    const code = trigger.key === 'code' ? trigger.code : '';
    return { player: await world.aPlayer(), sent: { body: { code } } };
  }),
];
