import { randomUUID } from 'node:crypto';
import { approveBet } from '@touchline/wire/calls/operator';
import { createDeposit, getDeposit, signUp } from '@touchline/wire/calls/platform';
import { updateProfile } from '@touchline/wire/calls/profile';
import { createWithdrawal } from '@touchline/wire/calls/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AttackedHouse, attackedHouse } from '@touchline/testkit/attacks/attacked-house';
import { PASSWORD } from '@touchline/testkit/players/signed-up';
import { aBetOf } from '@touchline/testkit/attacks/good-betting-calls';
import { aRichPlayer, type Way, waysToPlay } from '@touchline/testkit/attacks/ways-to-play';
import {
  type AttackedPlayer,
  type World,
  worldOf,
} from '@touchline/testkit/attacks/attacked-world';

let attacked: AttackedHouse;
let world: World;
let ways: [name: string, way: Way][];
beforeAll(async () => {
  attacked = await attackedHouse({
    COUNTRY_HEADER: 'x-country',
    BLOCKED_COUNTRIES: 'US',
    CLOSED_COUNTRIES: 'FR',
    PLAYER_GROUP: 'members',
    MINIMUM_AGES: 'EE:21',
    VERIFIED_FOR: 'withdrawal,deposit,bet',
  });
  world = worldOf(attacked);
  const matches = [
    await world.matchToBetOn(),
    await world.matchToBetOn(),
    await world.matchToBetOn(),
  ] as const;
  ways = Object.entries(waysToPlay(matches));
});
afterAll(() => attacked.close());

const YEAR = new Date().getUTCFullYear();
/** Twenty by now, and not twenty-one yet. */
const TWENTY = `${YEAR - 20}-01-01`;

/** Somebody who may do everything. */
async function aMember(): Promise<AttackedPlayer> {
  const player = await aRichPlayer(world);
  await change(player, `statuses = '{members}', verification = 'verified', country_code = 'DE'`);
  return player;
}

const change = ({ id }: AttackedPlayer, set: string) =>
  world.pool.query(`update players set ${set} where id = $1`, [id]);

const FAULTS = {
  country_blocked: `country_code = 'US'`,
  'country_blocked, where the site is closed': `country_code = 'FR'`,
  group_required: `statuses = '{others}'`,
  birth_date_missing: 'birth_date = null',
  under_age: `birth_date = '${YEAR - 17}-01-01'`,
  'under_age, by the country of the profile': `birth_date = '${TWENTY}', country_code = 'EE'`,
  verification_required: `verification = 'none'`,
  'verification_required, while somebody looks into it': `verification = 'pending'`,
} as const;

async function playedEachWay(prepare: (player: AttackedPlayer) => Promise<unknown>) {
  const played = ways.map(async ([name, way]) => {
    const player = await aMember();
    const play = await way.prepare(world, player);
    await prepare(player);
    return [name, await play()] as const;
  });
  return Object.fromEntries(await Promise.all(played));
}

const deposit = (player: AttackedPlayer) => {
  const return_url = `${world.house.config.SPORTSBOOK_ORIGIN}/`;
  const body = { amount: 5000, currency: 'EUR', return_url };
  return world.send(createDeposit, { body }, player);
};

const all = (how: string) => Object.fromEntries(ways.map(([name]) => [name, how]));

test('who may do everything plays in every way and pays in', async () => {
  expect(await playedEachWay(() => Promise.resolve())).toEqual(all('accepted'));
  expect((await deposit(await aMember())).status).toBe(201);
});

test.each(Object.entries(FAULTS))(
  '%s refuses every way to play, and deposits',
  async (name, set) => {
    expect(await playedEachWay((player) => change(player, set))).toEqual(all('refused'));
    const player = await aMember();
    await change(player, set);
    const [code] = name.split(',');
    expect(await deposit(player)).toMatchObject({ status: 403, body: { error: { code } } });
  },
);

test.each([
  ['nothing', '', 'success'],
  ['the country of the profile is blocked', FAULTS.country_blocked, 'returned'],
  ['the site is closed there', FAULTS['country_blocked, where the site is closed'], 'returned'],
  ['the player is in the group no more', FAULTS.group_required, 'returned'],
])('a deposit that is begun, and paid when %s changes, ends thus', async (_, set, state) => {
  const player = await aMember();
  const begun = await deposit(player);
  const { id, payment_url: url } = (begun.body as { data: { id: string; payment_url: string } })
    .data;
  if (set !== '') await change(player, set);
  await fetch(`${url}/pay`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ card: '' }),
  });
  expect(await world.send(getDeposit, { params: { id } }, player)).toMatchObject({
    status: 200,
    body: { data: { state } },
  });
});

test.each(Object.entries(FAULTS))(
  'a bet of a VIP that waits is not approved: %s',
  async (_, set) => {
    const player = await aMember();
    await change(player, 'is_vip = true');
    const { id } = await aBetOf(world, player, 1_500_000);
    await change(player, set);
    const approved = await world.send(approveBet, { params: { id } }, { operator: true });
    expect(approved).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
  },
);

test.each(['US', 'FR'])('whoever comes from %s neither bets nor pays in', async (country) => {
  const headers = { 'x-country': country };
  for (const [name, way] of ways) {
    // Stakes in games come from their provider, which says nothing of where the player is: games do not open there.
    if (name.startsWith('a game')) continue;
    const player = { ...(await aMember()), headers };
    expect([name, await (await way.prepare(world, player))()]).toEqual([name, 'refused']);
  }
  expect(await deposit({ ...(await aMember()), headers } as AttackedPlayer)).toMatchObject({
    status: 403,
    body: { error: { code: 'country_blocked' } },
  });
});

test('any withdrawal waits for verification where the site says so', async () => {
  const player = await aMember();
  const ask = () => {
    const destination = 'GB33 BUKB 2020 1555 5555 55';
    const body = { request_id: randomUUID(), amount: 100, currency: 'EUR', destination };
    return world.send(createWithdrawal, { body }, player);
  };
  await change(player, `verification = 'none'`);
  const error = { code: 'withdrawal_refused', data: { details: 'unverified' } };
  expect(await ask()).toMatchObject({ status: 409, body: { error } });
  await change(player, `verification = 'verified'`);
  expect((await ask()).status).toBe(201);
});

const signingUp = (birth_date: string, country?: string) => {
  const email = `${randomUUID()}@mail.example`;
  const body = { email, password: PASSWORD, currency: 'EUR', language: 'en', birth_date };
  return world.send(signUp, { body }, country ? { headers: { 'x-country': country } } : {});
};

test.each([
  [`${YEAR - 17}-01-01`, undefined, 403, 'under_age'],
  [TWENTY, 'EE', 403, 'under_age'],
  ['1899-12-31', undefined, 400, 'bad_request'],
  [`${YEAR + 1}-01-01`, undefined, 400, 'bad_request'],
  ['2001-02-29', undefined, 400, 'bad_request'],
  ['', undefined, 400, 'bad_request'],
])('nobody born on %s opens an account (from %s)', async (birth, country, status, code) => {
  expect(await signingUp(birth, country)).toMatchObject({
    status,
    body: { error: { code, field: 'body.birth_date' } },
  });
});

test('who is old enough where they are opens an account', async () => {
  expect((await signingUp(TWENTY)).status).toBe(201);
  expect((await signingUp('2000-02-29', 'EE')).status).toBe(201);
});

test('a date of birth is told once, and never one of somebody too young', async () => {
  const player = await aMember();
  await change(player, `birth_date = null, verification = 'none'`);
  const tell = (birth_date: string) => world.send(updateProfile, { body: { birth_date } }, player);
  expect(await tell(`${YEAR - 10}-01-01`)).toMatchObject({
    status: 403,
    body: { error: { code: 'under_age', field: 'body.birth_date' } },
  });
  expect(await tell('1980-05-05')).toMatchObject({
    status: 200,
    body: { data: { birth_date: '1980-05-05' } },
  });
  for (const birth of ['1981-05-05', `${YEAR - 10}-01-01`]) {
    expect(await tell(birth)).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
  }
});
