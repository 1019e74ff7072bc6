import { randomUUID } from 'node:crypto';
import { minor } from '@touchline/domain/money';
import type { Call } from '@touchline/wire/calls/call';
import { handOverPlayer } from '@touchline/wire/calls/handover';
import * as heldLines from '@touchline/wire/calls/held-lines';
import * as operator from '@touchline/wire/calls/operator';
import * as audit from '@touchline/wire/calls/operator-audit';
import { raiseCampaignBudget } from '@touchline/wire/calls/operator-campaign-budget';
import * as campaigns from '@touchline/wire/calls/operator-campaigns';
import * as chat from '@touchline/wire/calls/operator-chat';
import { listEvents } from '@touchline/wire/calls/operator-events';
import * as limits from '@touchline/wire/calls/operator-limits';
import * as markets from '@touchline/wire/calls/operator-markets';
import * as notices from '@touchline/wire/calls/operator-notices';
import * as players from '@touchline/wire/calls/operator-players';
import { setPriority } from '@touchline/wire/calls/operator-priorities';
import { voidPriceError } from '@touchline/wire/calls/price-errors';
import * as settings from '@touchline/wire/calls/operator-settings';
import * as streams from '@touchline/wire/calls/operator-streams';
import * as withdrawals from '@touchline/wire/calls/operator-withdrawals';
import { aCampaign } from '../bonuses/a-campaign';
import { aBetOf } from './good-betting-calls';
import { good, type GoodCall, said } from './good-call';
import { aMessageOf } from './good-chat-calls';
import { aWithdrawalOf } from './good-money-calls';
import type { World } from './attacked-world';

/** A VIP's bet that waits for a decision. */
export async function aSubmittedBet(world: World): Promise<number> {
  const { id } = await aBetOf(world, await world.aPlayer({ is_vip: true }));
  const asked = `update bets set status = 'submitted', is_vip = true where id = $1`;
  await world.pool.query(asked, [id]);
  return id;
}

function ofSubmitted(call: Call, body?: object): GoodCall {
  return good(call, async (world) => ({
    sent: { params: { id: await aSubmittedBet(world) }, ...(body ? { body } : {}) },
  }));
}

/** A line whose price cannot be true. */
export async function aHeldLine(world: World): Promise<number> {
  const match = await world.matchToBetOn();
  const price = { fault: 'odds_too_low', said: 'outcome 1 at 1.000', since: 0, sold: null };
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into held_lines (match_id, market_id, specifier, hold, feed, held_at)
     values ($1, 1, '', $2, $3, now()) returning id`,
    [
      match,
      { price, settlement: null, closed: null },
      { status: 1, outcomes: {}, results: null, deadHeats: null },
    ],
  );
  return rows[0]?.id ?? 0;
}

function ofHeldLine(call: Call): GoodCall {
  return good(call, async (world) => ({
    sent: { params: { id: await aHeldLine(world) }, body: { reason: 'seen' } },
  }));
}

/** A call on a withdrawal that waits for a decision. */
function ofReviewed(call: Call, more: object = {}): GoodCall {
  return good(call, async (world) => {
    const id = await aWithdrawalOf(world, await world.aPlayer());
    await world.pool.query(`update withdrawals set state = 'in_review' where id = $1`, [id]);
    return { sent: { params: { id }, body: { reason: 'seen', dry_run: false, ...more } } };
  });
}

function ofPlayer(call: Call, body: object): GoodCall {
  return good(call, async (world) => ({
    sent: { params: { id: (await world.aPlayer()).id }, body },
  }));
}

const MAINTENANCE = { from: '2099-03-01T01:00:00Z', until: '2099-03-01T02:00:00Z' };

async function aNotice(world: World): Promise<number> {
  const body = { ...MAINTENANCE, name: randomUUID() };
  const sent = await world.send(notices.announceMaintenance, { body }, { operator: true });
  const notice = sent.body.data as { id: number } | undefined;
  if (!notice) throw new Error(sent.text);
  return notice.id;
}

/** A limit of a player, a market and whatever else is named. */
export async function aStakeLimit(world: World, named: object = {}): Promise<number> {
  const body = { player_id: (await world.aPlayer()).id, max_stake: 1000, ...named };
  const { body: reply, text } = await world.send(limits.setLimit, { body }, { operator: true });
  const limit = reply.data as { id: number } | undefined;
  if (!limit) throw new Error(text);
  return limit.id;
}

const YEAR = '2026-01-01T00:00:00Z';

const voided = { market_id: 1, specifier: '', reason: 'a wrong line' };

async function aChargeback(world: World): Promise<string> {
  const id = randomUUID();
  const { id: playerId } = await world.aPlayer();
  await world.pool.query(
    `with d as (insert into deposits (id, player_id, currency, amount, provider, return_url, state)
       values ($1, $2, 'EUR', 100, 'sandbox', 'http://us.example', 'charged_back'))
     insert into chargebacks (deposit_id, player_id, currency, amount, opened_at)
     values ($1, $2, 'EUR', 100, now())`,
    [id, playerId],
  );
  return id;
}

/** Asked dryly, so that the site stays as it is for whoever attacks next. */
function ofSettings(call: Call): GoodCall {
  return good(call, async (world) => {
    const { body } = await world.send(settings.readSettings, {}, { operator: true });
    const { version } = body.data as { version: number };
    return { sent: { body: { version, betting: { vip: { times: 7 } }, dry_run: true } } };
  });
}

const aStream = () => ({
  url: `/streams/${randomUUID()}.m3u8`,
  name: 'Camera 2',
  countries: ['DE'],
});

/** What operators decide about what is said and shown beside a match. */
const BESIDE_MATCHES: readonly GoodCall[] = [
  said(chat.listChatMessages, {
    query: { match_id: 1, player_id: 1, reported: 'true', page: 1, limit: 5 },
  }),
  good(chat.removeChatMessage, async (world) => ({
    sent: {
      params: { id: (await aMessageOf(world, await world.aPlayer())).id },
      body: { reason: 'an insult' },
    },
  })),
  said(chat.listChatBans, { query: { page: 1, limit: 5 } }),
  ofPlayer(chat.banFromChat, { hours: 24, reason: 'insults', remove_messages: true }),
  good(chat.unbanFromChat, async (world) => {
    const params = { id: (await world.aPlayer()).id };
    const body = { hours: null, reason: 'insults' };
    await world.send(chat.banFromChat, { params, body }, { operator: true });
    return { sent: { params } };
  }),
  good(streams.listAddedStreams, async (world) => ({
    sent: { params: { id: await world.matchToBetOn() } },
  })),
  good(streams.addStream, async (world) => ({
    sent: { params: { id: await world.matchToBetOn() }, body: aStream() },
  })),
  good(streams.removeStream, async (world) => {
    const sent = { params: { id: await world.matchToBetOn() }, body: aStream() };
    const { body } = await world.send(streams.addStream, sent, { operator: true });
    return { sent: { params: { id: (body.data as { id: number }).id } } };
  }),
];

/** A call on a campaign that stands so. */
function ofCampaign(call: Call, status: string, body?: object): GoodCall {
  return good(call, async (world) => {
    const { id } = await aCampaign(world.db, { now: new Date() });
    await world.pool.query('update bonus_campaigns set status = $2 where id = $1', [id, status]);
    return { sent: { params: { id }, ...(body ? { body } : {}) } };
  });
}

/** The calls of the operator's own tools. */
export const GOOD_OPERATOR_CALLS: readonly GoodCall[] = [
  ...BESIDE_MATCHES,
  good(notices.announceMaintenance, () =>
    Promise.resolve({
      sent: {
        body: { ...MAINTENANCE, name: randomUUID(), locales: ['en'], texts: { en: 'Soon.' } },
      },
    }),
  ),
  said(notices.listMaintenance, { query: { page: 1, limit: 5 } }),
  good(notices.cancelMaintenance, async (world) => ({
    sent: { params: { id: await aNotice(world) } },
  })),
  said(operator.listPlayersBets, { query: { status: 'submitted', page: 1, limit: 5 } }),
  ofSubmitted(operator.approveBet, { force: false, dry_run: false }),
  ofSubmitted(operator.rejectBet),
  said(audit.listDecisions, {
    query: { action: 'vip_set', operator: 'ada', player_id: 1, page: 1, limit: 5 },
  }),
  said(audit.verifyLog, {}),
  said(listEvents, {
    query: { kind: 'line_held,large_win', player_id: 1, from: YEAR, to: YEAR, before: 9, limit: 5 },
  }),
  good(campaigns.createCampaign, async (world) => {
    await world.aPlayer({ statuses: ['friends'] });
    return {
      sent: {
        body: {
          offer: { kind: 'freebet' as const, type: 'freebet' as const, amounts: { EUR: 500 } },
          trigger: { key: 'group' as const, group: 'friends' },
          texts: { en: { name: 'A gift', terms: 'Once.\nFor friends.' } },
          budget: { amount: 100_000, currency: 'EUR' },
          dry_run: true,
        },
      },
    };
  }),
  said(campaigns.listCampaigns, { query: { status: 'active', page: 1, limit: 5 } }),
  ofCampaign(campaigns.pauseCampaign, 'active'),
  ofCampaign(campaigns.resumeCampaign, 'paused'),
  ofCampaign(campaigns.endCampaign, 'active', { take_back: true }),
  good(raiseCampaignBudget, async (world) => {
    const budget = { amount: minor(1000), currency: 'EUR' };
    const { id } = await aCampaign(world.db, { now: new Date(), budget });
    return { sent: { params: { id }, body: { amount: 2000, currency: 'EUR' } } };
  }),
  said(limits.listLimits, { query: { player_id: 1, tournament_id: 1, market_id: 1 } }),
  good(limits.setLimit, async (world) => ({
    sent: {
      body: {
        player_id: (await world.aPlayer()).id,
        market_id: 45,
        currency: 'EUR',
        stake_type: 'system' as const,
        max_stake: 1000,
        max_payout: 100_000,
      },
    },
  })),
  good(limits.removeLimit, async (world) => ({
    sent: { params: { id: await aStakeLimit(world) } },
  })),
  good(limits.getExposure, async (world) => ({
    sent: { params: { id: await world.matchToBetOn() } },
  })),
  good(markets.voidMarket, async (world) => ({
    sent: { params: { id: await world.matchToBetOn() }, body: voided },
  })),
  good(markets.unvoidMarket, async (world) => {
    const params = { id: await world.matchToBetOn() };
    await world.send(markets.voidMarket, { params, body: voided }, { operator: true });
    return { sent: { params, body: voided } };
  }),
  good(setPriority, async (world) => {
    await world.matchToBetOn();
    const { rows } = await world.pool.query<{ id: number }>(
      'select min(id) as id from tournaments',
    );
    const body = { kind: 'tournament' as const, id: rows[0]!.id, locale: 'de', priority: 3 };
    return { sent: { body } };
  }),
  said(heldLines.listHeldLines, {}),
  ofHeldLine(heldLines.releaseHeldLine),
  ofHeldLine(heldLines.keepLineClosed),
  good(voidPriceError, async (world) => {
    await aBetOf(world, await world.aPlayer());
    const { rows } = await world.pool.query<{ match_id: number; created_at: Date }>(
      `select s.match_id, b.created_at from bets b join bet_selections s on s.bet_id = b.id
       order by b.id desc limit 1`,
    );
    const [bet] = rows;
    const at = bet?.created_at.toISOString() ?? '';
    const about = { match_id: bet?.match_id ?? 0, market_id: 1, reason: 'a wrong price' };
    return { sent: { body: { ...about, placed_from: at, placed_to: at } } };
  }),
  good(players.findPlayer, async (world) => ({
    sent: { query: { email: (await world.aPlayer()).email } },
  })),
  ofPlayer(players.setVip, { is_vip: true }),
  ofPlayer(players.setMunicipality, { code: '3550308' }),
  ofPlayer(players.verifyPlayer, { level: 'verified' }),
  ofPlayer(handOverPlayer, {}),
  ofPlayer(players.setGroups, { statuses: ['gold'] }),
  said(settings.readSettings, {}),
  ofSettings(settings.changeSettings),
  ofSettings(settings.replaceSettings),
  said(withdrawals.listPlayersWithdrawals, { query: { state: 'in_review', page: 1, limit: 5 } }),
  ofReviewed(withdrawals.approveWithdrawal),
  ofReviewed(withdrawals.declineWithdrawal, { reason_code: 'identity_needed' }),
  said(withdrawals.listChargebacks, { query: { page: 1, limit: 5 } }),
  good(withdrawals.closeChargeback, async (world) => ({
    sent: { params: { id: await aChargeback(world) }, body: { reason: 'talked about' } },
  })),
];
