import * as bonuses from '@touchline/wire/calls/bonuses';
import { aBonus, aCampaign } from '../../../bonus/testing/a-campaign';
import { good, type GoodCall, said } from './good-call';
import type { AttackedPlayer, World } from './world';

async function aBonusOf(world: World, player: AttackedPlayer, isWaiting = false): Promise<number> {
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
    const match_id = await world.matchToBetOn();
    const selection = { match_id, market_id: 1, specifier: '', outcome_id: '1', odds: 2000 };
    const bet = { type: 'single' as const, selections: [selection], currency: 'EUR', stake: 500 };
    return { player, sent: { body: { bets: [bet] } } };
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
