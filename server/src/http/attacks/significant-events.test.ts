import { createHash, randomUUID } from 'node:crypto';
import {
  type AttackedHouse,
  attackedHouse,
  OPERATOR_TOKEN,
} from '@touchline/testkit/attacks/attacked-house';
import { PASSWORD } from '@touchline/testkit/players/signed-up';
import { type World, worldOf } from '@touchline/testkit/attacks/attacked-world';
import { askGames, openGame } from '@touchline/testkit/attacks/ways-to-play';
import { aBetOf } from '@touchline/testkit/attacks/good-betting-calls';
import { aCampaign } from '@touchline/testkit/bonuses/a-campaign';
import { settleLine } from '@touchline/testkit/betting/rows';
import { fixture, MATCH, priced } from '@touchline/testkit/feed/ingest/changes';
import { minor } from '@touchline/domain/money';
import { cashout } from '@touchline/wire/calls/cash-out';
import { listFavouriteSports } from '@touchline/wire/calls/favourites';
import { raiseCampaignBudget } from '@touchline/wire/calls/operator-campaign-budget';
import { listEvents } from '@touchline/wire/calls/operator-events';
import { changeSettings, readSettings } from '@touchline/wire/calls/operator-settings';
import { createDeposit, signIn, signOut } from '@touchline/wire/calls/platform';
import { askForLimit } from '@touchline/wire/calls/player-limits';
import { signInSecondFactor } from '@touchline/wire/calls/second-factor';
import { createWithdrawal } from '@touchline/wire/calls/wallet';
import type { EventKind } from '@touchline/wire/significant-events';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { settleOnce } from '../../book/bets/settle-bets';
import { createIntake } from '../../feed/intake';
import { winsNoted } from '../../main-house';

let attacked: AttackedHouse;
let world: World;
let address: string;
beforeAll(async () => {
  attacked = await attackedHouse({ LARGE_WIN: '15', LARGE_WITHDRAWAL: '40' });
  world = worldOf(attacked);
  address = await attacked.sportsbook.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => attacked.close());

let before: Record<string, number>;
let last: number;
beforeEach(async () => {
  before = await counters();
  last = (await events()).at(0)?.id ?? 0;
});

interface Noted {
  id: number;
  kind: EventKind;
  count: number;
  player_id: number | null;
  about: object;
}

/** Of /metrics, by kind. */
async function counters(): Promise<Record<string, number>> {
  const { body } = await attacked.operator.inject('/metrics');
  const found = body.matchAll(/^significant_events_total\{kind="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...found].map(([, kind = '', value]) => [kind, Number(value)]));
}

async function events(): Promise<Noted[]> {
  const { body } = await world.send(listEvents, {}, { operator: true });
  return body.data as Noted[];
}

/** What has happened since the test began: one row, and one more of its kind among the figures. */
async function expectOne(kind: EventKind, about: object = {}, playerId: number | null = null) {
  const row = { kind, count: 1, player_id: playerId, about };
  await vi.waitFor(async () => {
    const fresh = (await events()).filter(({ id }) => id > last);
    expect(fresh).toMatchObject([row]);
    expect(fresh[0]?.about).toEqual(about);
  }, 5_000);
  expect(await counters()).toEqual({ ...before, [kind]: (before[kind] ?? 0) + 1 });
}

const hashed = (origin: string) => createHash('sha256').update(origin).digest('hex').slice(0, 16);

test('a sign-in that fails is noted, and nothing of the address', async () => {
  const body = { email: 'nobody@mail.example', password: 'not the password' };
  expect((await world.send(signIn, { body })).status).toBe(401);
  await expectOne('sign_in_failed', { call: 'signIn', reason: 'wrong_credentials' });
});

test('so is one to an account that is there, with its number', async () => {
  const { id, email } = await world.aPlayer();
  expect((await world.send(signIn, { body: { email, password: 'wrong' } })).status).toBe(401);
  await expectOne('sign_in_failed', { call: 'signIn', reason: 'wrong_credentials' }, id);
});

test('a sign-in that has to wait is noted as that', async () => {
  const { id, email } = await world.aPlayer();
  const attempt = () => world.send(signIn, { body: { email, password: 'wrong' } });
  let answer = await attempt();
  for (let each = 0; each < 100 && answer.status === 401; each += 1) answer = await attempt();
  expect(answer.body.error?.code).toBe('account_locked');
  await vi.waitFor(async () => {
    const fresh = (await events()).filter((each) => each.id > last);
    expect(fresh).toMatchObject([
      { kind: 'sign_in_limited', count: 1, player_id: id, about: { reason: 'account_locked' } },
      { kind: 'sign_in_failed', player_id: id },
    ]);
  }, 5_000);
  const { sign_in_limited: limited = 0 } = before;
  expect(await counters()).toMatchObject({ sign_in_limited: limited + 1 });
});

test('a second factor that is wrong is noted with whose it is, and so is the wait that follows', async () => {
  const player = await world.aPlayer();
  await world.anApp(player);
  const guess = async () => {
    const body = { email: player.email, password: PASSWORD };
    const entered = await world.send(signIn, { body });
    const { token } = (entered.body as { second_factor: { token: string } }).second_factor;
    return world.send(signInSecondFactor, { body: { token, recovery_code: 'aaaaa-aaaaa' } });
  };
  expect((await guess()).body.error?.code).toBe('second_factor_wrong');
  const about = { call: 'signInSecondFactor', reason: 'second_factor_wrong' };
  await expectOne('sign_in_failed', about, player.id);
  last = (await events()).at(0)?.id ?? 0;
  let answer = await guess();
  for (let each = 0; each < 100 && answer.status === 401; each += 1) answer = await guess();
  expect(answer.body.error?.code).toBe('too_many_requests');
  await vi.waitFor(async () => {
    const fresh = (await events()).filter((each) => each.id > last);
    const [kind, reason] = ['sign_in_limited', 'too_many_requests'];
    expect(fresh).toMatchObject([{ kind, player_id: player.id, about: { ...about, reason } }]);
  }, 5_000);
});

test('a change asked for by a page of another site is noted by the hash of its origin', async () => {
  await world.send(signOut, {}, { headers: { origin: 'https://evil.example' } });
  await expectOne('origin_refused', { origin: hashed('https://evil.example') });
});

test('so is a page of another site that asks whether it may call', async () => {
  const headers = { origin: 'https://asks.example', 'access-control-request-method': 'POST' };
  await attacked.platform.inject({ method: 'OPTIONS', url: signOut.path, headers });
  await expectOne('origin_refused', { origin: hashed('https://asks.example') });
});

test('so is one that wants a websocket', async () => {
  const origin = 'https://listens.example';
  const socket = new WebSocket(`${address.replace('http', 'ws')}/connection/websocket`, { origin });
  await new Promise((done) => socket.once('error', done));
  await expectOne('origin_refused', { origin: hashed(origin) });
});

test('and one that wants a stream', async () => {
  const origin = 'https://streams.example';
  await attacked.sportsbook.inject({ url: '/connection/sse', headers: { origin } });
  await expectOne('origin_refused', { origin: hashed(origin) });
});

test("a bearer that is not the operator's is noted, and nothing of it", async () => {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN.slice(1)}` };
  await world.send(listEvents, {}, { headers });
  await expectOne('bearer_refused');
});

test('settings that an operator changes are noted by their version; what changes nothing is not', async () => {
  const { body } = await world.send(readSettings, {}, { operator: true });
  const { version } = body.data as { version: number };
  const change = { version, betting: { vip: { times: 9 } } };
  const dry = { ...change, dry_run: true };
  await world.send(changeSettings, { body: dry }, { operator: true });
  await world.send(changeSettings, { body: change }, { operator: true });
  const again = { ...change, version: version + 1 };
  await world.send(changeSettings, { body: again }, { operator: true });
  await expectOne('settings_changed', { version: version + 1 });
});

test('a campaign’s budget that is raised is noted once, however often it is asked for', async () => {
  const budget = { amount: minor(1000), currency: 'EUR' };
  const { id } = await aCampaign(world.db, { now: new Date(), budget });
  const sent = { params: { id }, body: { amount: 2000, currency: 'EUR' } };
  for (let each = 0; each < 2; each += 1) {
    const answer = await world.send(raiseCampaignBudget, sent, { operator: true });
    expect(answer.status).toBe(200);
  }
  await expectOne('budget_raised', { campaign_id: id });
});

test("a deposit that a limit of the player's own bars is noted", async () => {
  const { id, token } = await world.aPlayer();
  const terms = { type: 'deposit', period: 'day', amount: 1000 };
  const limited = await world.send(askForLimit, { body: terms }, { token });
  expect(limited.status).toBe(200);
  const returnUrl = `${attacked.house.config.SPORTSBOOK_ORIGIN}/`;
  const deposit = { amount: 5000, currency: 'EUR', return_url: returnUrl };
  expect((await world.send(createDeposit, { body: deposit }, { token })).status).toBe(403);
  await expectOne('limit_met', { call: 'createDeposit', limit: 'deposit' }, id);
});

test('so is a bet', async () => {
  const player = await world.aPlayer();
  const terms = { type: 'wager', period: 'day', amount: 500 };
  await world.send(askForLimit, { body: terms }, { token: player.token });
  await expect(aBetOf(world, player)).rejects.toThrow('bets_refused');
  await expectOne('limit_met', { call: 'placeBets', limit: 'wager' }, player.id);
});

test.each([
  ['selfexclusion', 400],
  ['coolingoff', 2],
])('%s is noted when it begins, and what is asked for meanwhile', async (type, days) => {
  const { id, token } = await world.aPlayer();
  const until = new Date(Date.now() + days * 86_400_000).toISOString();
  const begun = await world.send(askForLimit, { body: { type, until } }, { token });
  expect(begun.status).toBe(200);
  await expectOne('exclusion_began', { limit: type }, id);
  before = await counters();
  last = (await events()).at(0)?.id ?? 0;
  const refused = await world.send(listFavouriteSports, {}, { token: await world.aSession(id) });
  expect(refused.status).toBe(403);
  await expectOne('limit_met', { call: 'listFavouriteSports', limit: type }, id);
});

test('a large win is noted once, a small one is not', async () => {
  const player = await world.aPlayer();
  const large = await aBetOf(world, player, 1000);
  const small = await aBetOf(world, player, 500);
  for (const { matchId } of [large, small]) {
    await settleLine(world.pool, { matchId }, { 1: 'win_entire', 2: 'lose_entire' });
  }
  const noteWin = winsNoted(attacked.house);
  while (await settleOnce(world.db, new Date(), { noteWin }));
  await expectOne('large_win', { bet_id: large.id }, player.id);
});

test('so is a large cash-out, however often it is asked for', async () => {
  const player = await world.aPlayer();
  const { id } = await aBetOf(world, player, 5000);
  const body = { bet_id: id, to_cashout: 1, cashout_id: randomUUID() };
  expect((await world.send(cashout, { body }, player)).status).toBe(200);
  expect((await world.send(cashout, { body }, player)).status).toBe(200);
  await expectOne('large_win', { bet_id: id }, player.id);
});

test('so is a large win in a game, and a stake that a limit bars', async () => {
  const player = await world.aPlayer();
  const { session, debit } = await openGame(world, player, 'EUR');
  const round_id = randomUUID();
  await debit({ round_id });
  const win = {
    ...session,
    transaction_id: randomUUID(),
    round_id,
    amount: 1500,
    closes_round: true,
  };
  for (let each = 0; each < 2; each += 1) await askGames(world, 'credit', win);
  await expectOne('large_win', { transaction_id: win.transaction_id }, player.id);
  before = await counters();
  last = (await events()).at(0)?.id ?? 0;
  const terms = { type: 'wager', period: 'day', amount: 1500 };
  await world.send(askForLimit, { body: terms }, { token: player.token });
  expect(await debit()).toBe('refused');
  await expectOne('limit_met', { call: 'game', limit: 'wager' }, player.id);
});

test('a large withdrawal is noted once, however often it is asked for', async () => {
  const { id, token } = await world.aPlayer();
  const about = { currency: 'EUR', destination: 'GB33 BUKB 2020 1555 5555 55' };
  const ask = (amount: number, requestId: string = randomUUID()) =>
    world.send(createWithdrawal, { body: { ...about, amount, request_id: requestId } }, { token });
  await ask(3900);
  const requestId = randomUUID();
  const { body } = await ask(4000, requestId);
  await ask(4000, requestId);
  await expectOne('large_withdrawal', { withdrawal_id: (body.data as { id: string }).id }, id);
});

test('a line that is held is noted', async () => {
  const { events: log, database } = attacked.house;
  const intake = createIntake(
    {
      db: database.db,
      source: { recover: () => {}, recoverEvent: () => {} },
      fixtures: { fixture: () => Promise.reject(new Error('there is none')) },
      log: () => {},
      noteEvent: log.noteEvent,
    },
    { provider: 'betradar', run: null },
  );
  const on = (odds: number) => ({ odds, active: true });
  const at = (...[first, second, third]: [number, number, number]) =>
    priced({ outcomes: { 1: on(first), 2: on(second), 3: on(third) } });
  await intake.news([{ at: 1, producer: 3, changes: [fixture()] }]);
  await intake.news([{ at: 2, producer: 3, changes: [at(2000, 3500, 4000)] }]);
  await intake.news([{ at: 3, producer: 3, changes: [at(4000, 4000, 4000)] }]);
  const reason = 'book_too_low';
  await expectOne('line_held', { match_urn: MATCH, market_id: 1, specifier: '', reason });
});
