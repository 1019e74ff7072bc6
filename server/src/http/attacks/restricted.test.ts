import { randomUUID } from 'node:crypto';
import { ALL_CALLS } from '@touchline/wire/calls/all';
import { getPlayer, signIn } from '@touchline/wire/calls/platform';
import { isOpenWhileExcluded } from '@touchline/wire/calls/while-excluded';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AttackedHouse,
  attackedHouse,
  isDone,
} from '@touchline/testkit/attacks/attacked-house';
import { PASSWORD } from '@touchline/testkit/players/signed-up';
import { GOOD_CALLS, madeBy } from '@touchline/testkit/attacks/good-calls';
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

const BREAKS = ['selfexclusion', 'coolingoff'] as const;

/** As if it had been asked for a while ago: the session that goes with the call began after it, or before it. */
async function exclude({ id: player_id }: AttackedPlayer, type: (typeof BREAKS)[number]) {
  const until = new Date(Date.now() + 30 * 86_400_000);
  const limit = { id: randomUUID(), player_id, type, status: 'active', asked_at: new Date() };
  await world.db
    .insertInto('player_limits')
    .values({ ...limit, status: 'active', period: null, most: null, until, due: null })
    .execute();
}

/** What is left of an account: whoever adds a call to it changes this list too. */
const OPEN = [
  'askForFactor',
  'cancelWithdrawal',
  'changePassword',
  'confirmByFactor',
  'confirmByPassword',
  'countBets',
  'createHandover',
  'createWithdrawal',
  'getBet',
  'getBetHistory',
  'getDeposit',
  'getWithdrawal',
  'listAccounts',
  'listBets',
  'listDeposits',
  'listTransactions',
  'listUserLimits',
  'listWithdrawals',
  'playStatement',
  'websocketAuthorize',
];

test('of the calls for players those about history, balance and withdrawals stay open', () => {
  const open = ALL_CALLS.filter((call) => call.access === 'player' && isOpenWhileExcluded(call));
  expect(open.map(({ name }) => name).sort()).toEqual(OPEN);
});

const cases = GOOD_CALLS.filter(({ call }) => call.access === 'player').flatMap((good) =>
  BREAKS.map((type) => [good.call.name, type, good] as const),
);

test.each(cases)('%s during a %s', async (_name, type, { call, prepare }) => {
  const prepared = await prepare(world);
  const { player } = prepared;
  if (!player) throw new Error(`nobody calls ${call.name}`);
  await exclude(player, type);
  const answer = await world.send(call, prepared.sent, madeBy(call, prepared));
  if (OPEN.includes(call.name)) {
    expect(isDone(answer) ? '' : answer.text).toBe('');
  } else {
    expect([answer.status, answer.body.error]).toMatchObject([
      403,
      { code: 'account_restricted', data: { details: type } },
    ]);
  }
});

test.each(BREAKS)('who signs in during a %s is told until when', async (type) => {
  const player = await world.aPlayer();
  await exclude(player, type);
  const body = { email: player.email, password: PASSWORD };
  const signedIn = await world.send(signIn, { body });
  const exclusion = { type, until: expect.stringMatching(/Z$/) as string };
  expect(signedIn.body.data).toMatchObject({ exclusion });
  const [cookie] = signedIn.cookies;
  const { body: told } = await world.send(getPlayer, {}, { token: cookie?.value });
  expect(told.data).toMatchObject({ id: player.id, exclusion });
});
