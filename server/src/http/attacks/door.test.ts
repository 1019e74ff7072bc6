import { ALL_CALLS } from '@touchline/wire/calls/all';
import type { Call } from '@touchline/wire/calls/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AttackedHouse,
  attackedHouse,
  type Headed,
  isDone,
  OPERATOR_TOKEN,
  unless,
} from '@touchline/testkit/attacks/attacked-house';
import type { Prepared } from '@touchline/testkit/attacks/good-call';
import { GOOD_CALLS, madeBy } from '@touchline/testkit/attacks/good-calls';
import { wholeState } from '@touchline/testkit/attacks/state-of';
import {
  type AttackedPlayer,
  type World,
  worldOf,
} from '@touchline/testkit/attacks/attacked-world';

let attacked: AttackedHouse;
let world: World;
let someone: AttackedPlayer;
beforeAll(async () => {
  // Where other sites frame ours, the cookie goes along with what they ask for: the door stands alone.
  attacked = await attackedHouse({ EMBEDDED: 'true' });
  world = worldOf(attacked);
  someone = await world.aPlayer({ is_vip: true, statuses: ['operator', 'admin'] });
});
afterAll(() => attacked.close());

/** A way of making a good request that does not do, and what it is answered with. */
interface Way {
  status: number;
  code: string;
  headed: Headed;
}

/** A change is not asked for by pages of other sites, whoever is signed in. */
function fromElsewhere(call: Call, prepared: Prepared): Way[] {
  if (call.method === 'GET') return [];
  const { SPORTSBOOK_ORIGIN, PLATFORM_ORIGIN } = attacked.house.config;
  const origins = ['https://evil.example', 'null', 'http://localhost', 'file://', '']
    .concat(`${SPORTSBOOK_ORIGIN}.evil.example`, `${PLATFORM_ORIGIN}0`)
    .map((origin): Record<string, string> => ({ origin }));
  // The last is a page whose browser hides where it comes from.
  return [...origins, { 'sec-fetch-site': 'cross-site' }].map((headers) => ({
    status: 403,
    code: 'forbidden',
    headed: { ...madeBy(call, prepared), headers },
  }));
}

/** What a page can send to another site without asking first, and what only looks like JSON. */
const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'text/json',
  'application/jsonp',
];

/** A body that is not said to be JSON is not read. */
function inOtherTypes(call: Call, prepared: Prepared): Way[] {
  if (call.method === 'GET') return [];
  const raw = JSON.stringify(prepared.sent?.body ?? {});
  return OTHER_TYPES.map((type) => ({
    status: 415,
    code: 'bad_request',
    headed: { ...madeBy(call, prepared), headers: { 'content-type': type }, raw },
  }));
}

/** What only players may ask for is not answered to whoever is not signed in. */
function notSignedIn(call: Call): Way[] {
  if (call.access !== 'player') return [];
  const tokens = ['', 'x', 'a'.repeat(43), "' or 1=1 --", '..', '"', '1'];
  const headed = [
    {},
    ...tokens.map((token) => ({ token })),
    { operator: true },
    { headers: { authorization: 'Bearer x' } },
  ];
  return headed.map((each) => ({ status: 401, code: 'unauthorized', headed: each }));
}

/** What only operators may ask for is not answered without their token, whoever is signed in. */
function noOperator(call: Call, player: { token: string }): Way[] {
  if (call.access !== 'operator') return [];
  const shown = [
    OPERATOR_TOKEN,
    `Basic ${OPERATOR_TOKEN}`,
    `Bearer ${OPERATOR_TOKEN} x`,
    `Bearer ${OPERATOR_TOKEN.slice(0, -1)}`,
    `Bearer ${OPERATOR_TOKEN.toUpperCase()}`,
    'Bearer ',
    `Bearer ${player.token}`,
  ];
  const headed = [
    {},
    { token: player.token },
    { token: OPERATOR_TOKEN },
    ...shown.map((authorization) => ({ headers: { authorization } })),
  ];
  return headed.map((each) => ({ status: 401, code: 'unauthorized', headed: each }));
}

const EVERY = GOOD_CALLS.map(({ call }) => [call.name, call] as const);

describe('a call is made by nobody but who may, from our own pages, as JSON', () => {
  /** Each call as it should be made, and what was stored before any of them was made otherwise. */
  const prepared = new Map<Call, Prepared>();
  let before: Awaited<ReturnType<typeof wholeState>>;
  beforeAll(async () => {
    for (const { call, prepare } of GOOD_CALLS) prepared.set(call, await prepare(world));
    before = await wholeState(world);
  });
  const preparedFor = (call: Call): Prepared => prepared.get(call) ?? {};
  /** A code of an authenticator is good for a minute, and all that will not do may take longer. */
  const stillGood = async (call: Call): Promise<Prepared> => {
    const made = preparedFor(call);
    if (!('code' in Object(made.sent?.body))) return made;
    return (await GOOD_CALLS.find((each) => each.call === call)?.prepare(world)) ?? made;
  };

  test.each(EVERY)('%s', async (_name, call) => {
    const made = preparedFor(call);
    const ways = [
      ...fromElsewhere(call, made),
      ...inOtherTypes(call, made),
      ...notSignedIn(call),
      ...noOperator(call, someone),
    ];
    const faults: string[] = [];
    for (const { headed, status, code } of ways) {
      const answer = await world.send(call, made.sent, headed);
      const isRefused = answer.status === status && answer.body.error?.code === code;
      const isRight = isRefused && answer.cookies.length === 0;
      faults.push(...unless(isRight, `not ${status} to ${JSON.stringify(headed)}`, answer));
    }
    expect(faults).toEqual([]);
  });

  test('nothing has come of any of that', async () => {
    expect(await wholeState(world)).toEqual(before);
  });

  test.each(EVERY)('%s: made as it should be, the same request is done', async (_name, call) => {
    const headers = {
      origin: attacked.house.config.SPORTSBOOK_ORIGIN,
      'sec-fetch-site': 'same-site',
    };
    const made = await stillGood(call);
    const good = await world.send(call, made.sent, { ...madeBy(call, made), headers });
    expect(unless(isDone(good), 'not done', good)).toEqual([]);
  });
});

test('every change, and every call for players or operators, is tried in ways that will not do', () => {
  const { token } = { token: 'x' };
  const free = GOOD_CALLS.map(({ call }) => call).filter(
    (call) =>
      [fromElsewhere(call, {}), notSignedIn(call), noOperator(call, { token })].flat().length === 0,
  );
  const open = ALL_CALLS.filter(({ access, method }) => access === 'anyone' && method === 'GET');
  expect(free.map(({ name }) => name).toSorted()).toEqual(open.map(({ name }) => name).toSorted());
});
