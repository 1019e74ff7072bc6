import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { betRef } from '@touchline/domain/bets/bet-ref';
import type { PlacementSent } from '@touchline/wire/bets';
import * as autoCashOut from '@touchline/wire/calls/auto-cash-out';
import { getBetHistory } from '@touchline/wire/calls/bet-history';
import * as bets from '@touchline/wire/calls/bets';
import { cashout } from '@touchline/wire/calls/cash-out';
import * as customBets from '@touchline/wire/calls/custom-bets';
import * as favourites from '@touchline/wire/calls/favourites';
import { maxStake } from '@touchline/wire/calls/max-stake';
import * as notifications from '@touchline/wire/calls/notifications';
import * as settings from '@touchline/wire/calls/settings';
import * as share from '@touchline/wire/calls/share-bets';
import { launchGame } from '@touchline/wire/calls/virtual-wallet';
import * as votes from '@touchline/wire/calls/votes';
import { good, type GoodCall, plain, said } from './good-call';
import type { AttackedPlayer, World } from './attacked-world';

const home = (match_id: number) => ({
  match_id,
  market_id: 1,
  specifier: '',
  outcome_id: '1',
  odds: 2000,
});

const aSingle = (matchId: number, stake = 1000) => ({
  type: 'single' as const,
  stake: { value: stake, currency: 'EUR' },
  selections: [home(matchId)],
});

function placementOf(matchId: number, stake?: number): PlacementSent {
  const meta = { placement_id: randomUUID(), device_id: 'test', quick: false };
  return {
    meta: { ...meta, type: 'single' },
    auto_accept_odds_change: 'none',
    bets: [aSingle(matchId, stake)],
  };
}

/** Bets on a match of its own, and answers with the bet's number. */
export async function aBetOf(world: World, player: AttackedPlayer, stake?: number) {
  const matchId = await world.matchToBetOn();
  const body = placementOf(matchId, stake);
  const { body: reply, text } = await world.send(bets.placeBets, { body }, player);
  const [bet] = (reply.data ?? []) as { id: number }[];
  if (!bet) throw new Error(text);
  return { id: bet.id, matchId };
}

const BETS: readonly GoodCall[] = [
  good(bets.placeBets, async (world) => ({
    player: await world.aPlayer(),
    sent: { body: placementOf(await world.matchToBetOn()) },
  })),
  good(bets.listBets, async (world) => {
    const player = await world.aPlayer();
    const { id, matchId } = await aBetOf(world, player);
    const about = { status: 'open', type: 'single', match_id: String(matchId), id: String(id) };
    return { player, sent: { query: { ...about, before: betRef(id + 1), page: 1, limit: 5 } } };
  }),
  said(bets.countBets, { query: { from: '2020-01-01T00:00:00Z' } }),
  good(bets.getBet, async (world) => {
    const player = await world.aPlayer();
    return { player, sent: { params: { id: String((await aBetOf(world, player)).id) } } };
  }),
  good(cashout, async (world) => {
    const player = await world.aPlayer();
    const { id: bet_id } = await aBetOf(world, player);
    return { player, sent: { body: { bet_id, to_cashout: 1, cashout_id: randomUUID() } } };
  }),
  good(getBetHistory, async (world) => {
    const player = await world.aPlayer();
    return { player, sent: { params: { id: String((await aBetOf(world, player)).id) } } };
  }),
  good(autoCashOut.setAutoCashout, async (world) => {
    const player = await world.aPlayer();
    const { id: bet_id } = await aBetOf(world, player);
    return { player, sent: { body: { bet_id, value: 1999, share: 50 } } };
  }),
  good(autoCashOut.removeAutoCashout, async (world) => {
    const player = await world.aPlayer();
    const { id: bet_id } = await aBetOf(world, player);
    const body = { bet_id, value: 1999, share: 50 };
    await world.send(autoCashOut.setAutoCashout, { body }, player);
    return { player, sent: { body: { bet_id } } };
  }),
  good(maxStake, async (world) => {
    const { stake: _stake, ...bet } = aSingle(await world.matchToBetOn());
    return { player: await world.aPlayer(), sent: { body: { ...bet, currency: 'EUR' } } };
  }),
  good(share.createShareBet, async (world) => ({
    sent: { body: { bets: [aSingle(await world.matchToBetOn())] } },
  })),
  good(share.getShareBets, async (world) => {
    const body = { bets: [aSingle(await world.matchToBetOn())] };
    const answer = await world.send(share.createShareBet, { body });
    return { sent: { query: { code: (answer.body.data as { code: string }).code } } };
  }),
  good(customBets.getCustomOdds, async (world) => {
    const match_id = await world.matchToBetOn();
    const second = { match_id, market_id: 18, specifier: 'total=2.5', outcome_id: '12' };
    return { sent: { body: { selections: [home(match_id), second] } } };
  }),
  good(customBets.listCustomMarkets, async (world) => ({
    sent: { params: { matchId: await world.matchToBetOn() }, query: { selections: '1//1' } },
  })),
];

const aMark = async (world: World) => ({ type: 'match' as const, id: await world.matchToBetOn() });

const CHOICES: readonly GoodCall[] = [
  said(favourites.listFavouriteMatches, { query: { match_status: 'live', bettable: 'true' } }),
  plain(favourites.listFavouriteIds),
  plain(favourites.listFavouriteTournaments),
  plain(favourites.listFavouriteCategories),
  plain(favourites.listFavouriteSports),
  good(favourites.addFavourite, async (world) => ({
    player: await world.aPlayer(),
    sent: { params: await aMark(world) },
  })),
  good(favourites.removeFavourite, async (world) => {
    const player = await world.aPlayer();
    const params = await aMark(world);
    await world.send(favourites.addFavourite, { params }, player);
    return { player, sent: { params } };
  }),
  good(votes.getVote, async (world) => ({
    sent: { query: { prediction_id: await world.matchToBetOn() } },
  })),
  good(votes.castVote, async (world) => ({
    player: await world.aPlayer(),
    sent: { body: { prediction_id: await world.matchToBetOn(), data: 'home' as const } },
  })),
  plain(settings.getSettings),
  said(settings.saveSettings, {
    body: {
      stakes: { EUR: { chips: [500, 1000] } },
      auto_accept_odds_change: 'any',
      odds_type: 'american',
    },
  }),
  plain(settings.websocketToken),
  good(settings.websocketAuthorize, async (world) => {
    const player = await world.aPlayer();
    return { player, sent: { body: { channels: [`$user:${player.id}`] } } };
  }),
  said(launchGame, { params: { provider: 'sandbox' }, body: { app: 'lottery' } }),
];

/** A browser to push to, as it tells of itself. */
function aSubscription() {
  const endpoint = `https://push.example.com/${randomUUID()}`;
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return { endpoint, keys: { p256dh, auth }, locale: 'en' };
}

/** Something a player has not read. */
async function aNotification(world: World, playerId: number): Promise<number> {
  const facts = { type: 'bet', betId: 1, news: 'win', again: false, paid: '100', currency: 'EUR' };
  const { rows } = await world.pool.query<{ id: number }>(
    `with counted as (insert into notification_counters (player_id, unread) values ($1, 1))
     insert into notifications (player_id, cause, facts, created_at) values ($1, 'test', $2, now()) returning id`,
    [playerId, JSON.stringify(facts)],
  );
  return Number(rows[0]?.id);
}

const NEWS: readonly GoodCall[] = [
  said(notifications.listNotifications, { query: { page: 1, limit: 5 } }),
  plain(notifications.countNotifications),
  plain(notifications.readAllNotifications),
  good(notifications.readNotifications, async (world) => {
    const player = await world.aPlayer();
    return { player, sent: { body: { ids: [await aNotification(world, player.id)] } } };
  }),
  plain(notifications.getPushKeys),
  good(notifications.subscribeToPush, async (world) => ({
    player: await world.aPlayer(),
    sent: { body: aSubscription() },
  })),
  good(notifications.unsubscribeFromPush, async (world) => {
    const player = await world.aPlayer();
    const body = aSubscription();
    await world.send(notifications.subscribeToPush, { body }, player);
    return { player, sent: { query: { endpoint: body.endpoint } } };
  }),
];

/** The calls of somebody who bets. */
export const GOOD_BETTING_CALLS: readonly GoodCall[] = [...BETS, ...CHOICES, ...NEWS];
