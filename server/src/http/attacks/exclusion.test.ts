import { randomUUID } from 'node:crypto';
import { setAutoCashout } from '@touchline/wire/calls/auto-cash-out';
import { activateBonus, enterPromoCode } from '@touchline/wire/calls/bonuses';
import * as operator from '@touchline/wire/calls/operator';
import { createDeposit } from '@touchline/wire/calls/platform';
import { askForLimit } from '@touchline/wire/calls/player-limits';
import { launchGame } from '@touchline/wire/calls/virtual-wallet';
import { createWithdrawal } from '@touchline/wire/calls/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeBets } from '../../book/bets/place-bets';
import { createRefresher } from '../../book/cash-out/refresh-offers';
import { aBet, aPlacement, aSelection } from '@touchline/testkit/betting/book-database';
import { aBonus, aCampaign } from '@touchline/testkit/bonuses/a-campaign';
import { withdrawalRules } from '../../main-house';
import { sendWithdrawals } from '../../player/withdrawals/send-withdrawals';
import { balanceOf } from '../../wallet/balance';
import {
  type AttackedHouse,
  attackedHouse,
  isDone,
} from '@touchline/testkit/attacks/attacked-house';
import { aBetOf } from '@touchline/testkit/attacks/good-betting-calls';
import { aRichPlayer, askGames, openGame } from '@touchline/testkit/attacks/ways-to-play';
import {
  type AttackedPlayer,
  type World,
  worldOf,
} from '@touchline/testkit/attacks/attacked-world';

let attacked: AttackedHouse;
let world: World;
beforeAll(async () => {
  attacked = await attackedHouse();
  world = worldOf(attacked);
});
afterAll(() => attacked.close());

const RICH = 20_100_000n;
const clock = { now: () => new Date() };
const log = { warn: () => {}, error: () => {} };
const cash = ({ id }: AttackedPlayer) => balanceOf(world.db, id, 'EUR');

/** Begins something; what it answers looks at what becomes of it once the player is excluded. */
type Begun = (player: AttackedPlayer) => Promise<() => Promise<unknown>>;

const placementOn = (matchId: number) =>
  aPlacement([
    aBet([aSelection({ match_id: matchId })], { stake: { value: 1000, currency: 'EUR' } }),
  ]);

async function aWaitingVipBet(player: AttackedPlayer): Promise<number> {
  await world.pool.query('update players set is_vip = true where id = $1', [player.id]);
  return (await aBetOf(world, player, 1_500_000)).id;
}

async function statusOf(table: 'deposits' | 'withdrawals', player: AttackedPlayer) {
  const rows = world.db.selectFrom(table).select('state').where('player_id', '=', player.id);
  return (await rows.executeTakeFirstOrThrow()).state;
}

const decide = async (call: typeof operator.approveBet | typeof operator.rejectBet, id: number) =>
  (await world.send(call, { params: { id } }, { operator: true })).status;

/** What a player can have begun, what becomes of it, and what is on the account then. */
const TABLE: Record<string, { begin: Begun; ends: unknown; cash: bigint }> = {
  'a deposit that is paid then is returned': {
    begin: async (player) => {
      const return_url = `${world.house.config.SPORTSBOOK_ORIGIN}/`;
      const body = { amount: 5000, currency: 'EUR', return_url };
      const { body: begun } = await world.send(createDeposit, { body }, player);
      const { pathname } = new URL((begun.data as { payment_url: string }).payment_url);
      return async () => {
        const form = { 'content-type': 'application/x-www-form-urlencoded' };
        const paid = {
          method: 'POST',
          url: `${pathname}/pay`,
          headers: form,
          payload: '',
        } as const;
        await world.platform.inject(paid);
        return statusOf('deposits', player);
      };
    },
    ends: 'returned',
    cash: RICH,
  },
  'a withdrawal is sent': {
    begin: async (player) => {
      const destination = 'GB33 BUKB 2020 1555 5555 55';
      const body = { request_id: randomUUID(), amount: 5000, currency: 'EUR', destination };
      await world.send(createWithdrawal, { body }, player);
      return async () => {
        const { payments } = world.house;
        const withdrawals = withdrawalRules(world.house);
        const sending = { db: world.db, clock, payments, withdrawals, log };
        for (let round = 0; round < 3; round += 1) await sendWithdrawals(sending);
        return statusOf('withdrawals', player);
      };
    },
    ends: 'sent',
    cash: RICH - 5000n,
  },
  'a bet of a VIP that waits is not approved': {
    begin: async (player) => {
      const id = await aWaitingVipBet(player);
      return () => decide(operator.approveBet, id);
    },
    ends: 409,
    cash: RICH - 1_500_000n,
  },
  'a bet of a VIP that waits is rejected': {
    begin: async (player) => {
      const id = await aWaitingVipBet(player);
      return () => decide(operator.rejectBet, id);
    },
    ends: 200,
    cash: RICH,
  },
  'a live bet that is still delayed is refused': {
    begin: async (player) => {
      const matchId = await world.matchToBetOn();
      await world.pool.query('update matches set status = 1, start_time = now() where id = $1', [
        matchId,
      ]);
      const asked = { playerId: player.id, locale: 'en', placement: placementOn(matchId) };
      // As it is placed before and after its delay, without the time between.
      const place = async (mayWait: boolean) => {
        const one = { ...asked, now: new Date(), mayWait };
        const { db, house } = world;
        const [placing] = await db.transaction().execute((tx) => placeBets(tx, [one], house.site));
        return placing?.ok ? 'accepted' : placing?.error;
      };
      expect(await place(true)).toMatchObject({ code: 'delayed' });
      return async () => place(false);
    },
    ends: expect.objectContaining({
      code: 'bets_refused',
      bets: [expect.objectContaining({ code: 'player_excluded' })],
    }),
    cash: RICH,
  },
  'a stake in a game that is open is refused': {
    begin: async (player) => {
      const { debit } = await openGame(world, player, 'EUR');
      return () => debit();
    },
    ends: 'refused',
    cash: RICH,
  },
  'a win in a game is paid': {
    begin: async (player) => {
      const { session, debit } = await openGame(world, player, 'EUR');
      const round_id = randomUUID();
      await debit({ round_id });
      return async () => {
        const win = { transaction_id: randomUUID(), round_id, amount: 3000, closes_round: true };
        return (await askGames(world, 'credit', { ...session, ...win })).kind;
      };
    },
    ends: 'done',
    cash: RICH + 2000n,
  },
  'a stake in a game is taken back by its provider': {
    begin: async (player) => {
      const { session, debit } = await openGame(world, player, 'EUR');
      const transaction_id = randomUUID();
      await debit({ transaction_id });
      const { session_id } = session;
      return async () => (await askGames(world, 'rollback', { session_id, transaction_id })).kind;
    },
    ends: 'done',
    cash: RICH,
  },
  'a bonus that waits is not activated': {
    begin: async (player) => {
      const given = { now: new Date(), needs_activation: true };
      const { id } = await aBonus(world.db, player.id, given);
      return async () => {
        await world.send(activateBonus, { params: { id } }, player);
        const row = world.db.selectFrom('bonuses').select('status').where('id', '=', id);
        return (await row.executeTakeFirstOrThrow()).status;
      };
    },
    ends: 'available',
    cash: RICH,
  },
  'a promo code gives nothing': {
    begin: async (player) => {
      const code = randomUUID().slice(0, 8);
      const { id } = await aCampaign(world.db, { now: new Date(), trigger: { key: 'code', code } });
      return async () => {
        await world.send(enterPromoCode, { body: { code } }, player);
        const rows = world.db.selectFrom('bonuses').select('id').where('campaign_id', '=', id);
        return rows.execute();
      };
    },
    ends: [],
    cash: RICH,
  },
  'another game is not opened': {
    begin: async (player) => async () => {
      const sent = { params: { provider: 'sandbox' }, body: { app: 'lottery' } };
      const { status } = await world.send(launchGame, sent, player);
      return status === 401 || status === 403;
    },
    ends: true,
    cash: RICH,
  },
  'an automatic cash-out pays': {
    begin: async (player) => {
      const { id: bet_id, matchId } = await aBetOf(world, player, 1000);
      const body = { bet_id, value: 1500, share: 100 };
      expect((await world.send(setAutoCashout, { body }, player)).status).toBe(200);
      return async () => {
        const outcomes = {
          1: { odds: 1100, active: true, p: 0.9 },
          2: { odds: 9000, active: true },
        };
        await world.pool.query(
          `update markets set outcomes = $2 where match_id = $1 and market_id = 1`,
          [matchId, JSON.stringify(outcomes)],
        );
        const jointChance = () => Promise.resolve(null);
        const { db, house } = world;
        await createRefresher({ db, clock, site: house.site, jointChance, log }).round();
        const row = db.selectFrom('bets').select('status').where('id', '=', bet_id);
        return [(await row.executeTakeFirstOrThrow()).status, (await cash(player)) > RICH];
      };
    },
    ends: ['cashed_out', true],
    cash: -1n,
  },
};

const EXCLUSIONS = {
  'a self-exclusion': 'selfexclusion',
  'a break': 'coolingoff',
} as const;

const daysLater = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const cases = Object.entries(EXCLUSIONS).flatMap(([name, type]) =>
  Object.entries(TABLE).map(([what, row]) => [name, what, type, row] as const),
);

test.each(cases)('after %s began, %s', async (_name, _what, type, row) => {
  const player = await aRichPlayer(world);
  const look = await row.begin(player);
  const until = type === 'coolingoff' ? 40 : 200;
  const asked = await world.send(askForLimit, { body: { type, until: daysLater(until) } }, player);
  expect(isDone(asked) ? '' : asked.text).toBe('');
  expect(await look()).toEqual(row.ends);
  if (row.cash >= 0n) expect(await cash(player)).toBe(row.cash);
});
