import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '../../wallet/reconcile';
import {
  type Answered,
  type AttackedHouse,
  attackedHouse,
  type Parts,
  unless,
} from '@touchline/testkit/attacks/attacked-house';
import { faultsOf, type Trial } from '@touchline/testkit/attacks/at-the-door';
import type { GoodCall, Prepared } from '@touchline/testkit/attacks/good-call';
import { GOOD_CALLS, madeBy } from '@touchline/testkit/attacks/good-calls';
import {
  type Leaf,
  leavesOf,
  nameOf,
  objectsOf,
  valueAt,
  withLeaf,
  withValue,
} from '@touchline/testkit/attacks/schema-walk';
import { type World, worldOf } from '@touchline/testkit/attacks/attacked-world';

let attacked: AttackedHouse;
let world: World;
beforeAll(async () => {
  attacked = await attackedHouse();
  world = worldOf(attacked);
});
afterAll(async () => {
  expect(await reconcile(world.db)).toEqual([]);
  await attacked.close();
});

const named = (calls: readonly GoodCall[]) => calls.map((each) => [each.call.name, each] as const);
const changing = GOOD_CALLS.filter(({ call }) => call.method !== 'GET');
const taking = changing.filter(({ call }) =>
  leavesOf(call).some(({ place }) => place[0] === 'body'),
);

describe('what is no JSON is the caller’s mistake', () => {
  const raws: readonly (readonly [string, string | Buffer, number])[] = [
    ['nothing at all', '', 400],
    ['a brace', '{', 400],
    ['half of it', '{"email":', 400],
    ['words', 'undefined', 400],
    ['two of them', '{}{}', 400],
    ['no text', Buffer.from([0xff, 0xfe, 0x00]), 400],
    ['a prototype', '{"__proto__":{"is_vip":true}}', 400],
    ['a constructor', '{"constructor":{"prototype":{"is_vip":true}}}', 400],
    ['depth', '['.repeat(100_000), 400],
    ['closed depth', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400],
    ['two megabytes', JSON.stringify({ email: 'x'.repeat(2 ** 21) }), 413],
  ];
  test.each(named(taking))('%s', async (_name, { call, prepare }) => {
    const prepared = await prepare(world);
    const faults: string[] = [];
    for (const [what, raw, status] of raws) {
      const headed = { ...madeBy(call, prepared), raw };
      const answer = await world.send(call, prepared.sent, headed);
      const isMistake = answer.status === status && answer.body.error !== undefined;
      faults.push(...unless(isMistake, what, answer));
    }
    expect(faults).toEqual([]);
  });
});

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inside) => ({ inside }), 'the core');

const OF_WRONG_TYPES = [null, [], {}, true, 'x', -1, 0.5, nested(500), [null]];

/** Beyond what databases and arithmetic hold, written as people write it in JSON. */
const STRANGE_NUMBERS = ['1e999', '1e21', '9007199254740993', '9007199254740991'].concat(
  '2147483648',
  '-9007199254740991',
  '-0',
  '0',
  '999999999',
);
const NUMBER = '"a number that JSON has no value for"';

/** The body with the number in it, as only a text can say it. */
const withNumber = (body: unknown, number: string) => JSON.stringify(body).replace(NUMBER, number);

/** No bug; and what the schema refuses it names. */
function isRight({ status, body: { error } }: Answered): boolean {
  return status < 500 && (error?.code !== 'bad_request' || isNamed({ field: error.field ?? '' }));
}

const isNamed = ({ field }: { field: string }) => /^(body|params)/.test(field);

/** A good request with each value at a place in turn. */
function trialsAt({ sent = {} }: Prepared, leaf: Leaf): Trial[] {
  const numbers = leaf.kind === 'text' ? STRANGE_NUMBERS.slice(0, 2) : STRANGE_NUMBERS;
  return [
    ...OF_WRONG_TYPES.map((value) => ({
      what: `${nameOf(leaf.place)} = ${JSON.stringify(value)}`,
      sent: withLeaf(sent, leaf, value),
    })),
    ...numbers.map((number) => {
      const told = withLeaf<Parts>(sent, leaf, JSON.parse(NUMBER));
      const raw = withNumber(told.body, number);
      return { what: `${nameOf(leaf.place)} = ${number}`, sent: told, raw };
    }),
  ];
}

describe('values of the wrong type are named by their field, and numbers of any size are no bugs', () => {
  test.each(named(taking))('%s', async (_name, each) => {
    const prepared = await each.prepare(world);
    const leaves = leavesOf(each.call).filter(({ place }) => place[0] === 'body');
    const faults: string[] = [];
    for (const leaf of leaves) {
      const trials = trialsAt(prepared, leaf);
      faults.push(...(await faultsOf(world, each, prepared, trials, isRight, isNamed)));
    }
    expect(faults).toEqual([]);
  });

  test.each(named(taking))('%s: other things in place of an object', async (_name, each) => {
    const prepared = await each.prepare(world);
    const faults: string[] = [];
    for (const place of objectsOf(each.call)) {
      const trials = [[], null, 'x', 7, nested(2000)].map((value) => ({
        what: nameOf(place),
        sent: withValue<Parts>(prepared.sent ?? {}, place, value),
      }));
      faults.push(...(await faultsOf(world, each, prepared, trials, isRight, isNamed)));
    }
    expect(faults).toEqual([]);
  });
});

/** What whoever knows our tables, or guesses, would like to be. */
const WISHES = {
  id: 1,
  player_id: 1,
  playerId: 1,
  user_id: 1,
  email_verified: true,
  confirmed_at: '2020-01-01T00:00:00Z',
  created_at: '2020-01-01T00:00:00Z',
  is_vip: true,
  is_admin: true,
  admin: true,
  role: 'operator',
  roles: ['admin'],
  access: 'operator',
  operator: 'root',
  verified: true,
  verification: 'verified',
  verified_at: '2020-01-01T00:00:00Z',
  statuses: ['gold', 'spi_test'],
  groups: ['gold'],
  balance: 99_999_999,
  subunits: 1,
  state: 'success',
  win_amount: 99_999_999,
  first_signed_in_at: null,
  password_hash: 'x',
  auth_phone_number: '+4915112345678',
  sessionToken: 'x',
  session: { token: 'x' },
  now: 0,
};

const GUARDED = ['id', 'email', 'is_vip', 'verification', 'verified_at', 'statuses']
  .concat('currency', 'created_at')
  .map((column) => `'${column}', p.${column}`)
  .join();

/** What players may not decide on themselves, and what is on their accounts: of each but the operator’s doings. */
async function standingOf(players: readonly number[]) {
  const { rows } = await world.pool.query<{ standing: object }>(
    `select jsonb_build_object(${GUARDED}, 'money', (
        select sum(l.balance) from ledger_accounts l where split_part(l.id, ':', 2) = p.id::text)) as standing
     from players p where id = any($1) order by array_position($1, id)`,
    [players],
  );
  return rows.map(({ standing }) => standing);
}

describe('a body decides on nothing but what the contract says', () => {
  test.each(named(changing))('%s', async (_name, { call, prepare }) => {
    const prepared = await prepare(world);
    const other = await world.aPlayer();
    const wishes: object = { ...WISHES, player_id: other.id, playerId: other.id };
    const whole = { ...prepared.sent, body: prepared.sent?.body ?? {} };
    const sent = objectsOf(call).reduce((told, place) => {
      const held = valueAt(told, place);
      // A part of which there is none is not begun by what does not belong to it.
      return typeof held === 'object' && held !== null && !Array.isArray(held)
        ? withValue(told, place, { ...wishes, ...held })
        : told;
    }, whole);
    const people = [prepared.player?.id ?? other.id, other.id];
    const before = await standingOf(people);
    const answer = await world.send(call, sent, madeBy(call, prepared));
    expect(unless(answer.status === 400, 'taken', answer)).toEqual([]);
    expect(await standingOf(people)).toEqual(before);
  });
});
