import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answered,
  type AttackedHouse,
  attackedHouse,
  isDone,
  unless,
} from '@touchline/testkit/attacks/attacked-house';
import { type World, worldOf } from '@touchline/testkit/attacks/attacked-world';
import { GOOD_CALLS, madeBy } from '@touchline/testkit/attacks/good-calls';
import { nameOf, objectsOf, valueAt, withValue } from '@touchline/testkit/attacks/schema-walk';

let attacked: AttackedHouse;
let world: World;
beforeAll(async () => {
  attacked = await attackedHouse();
  world = worldOf(attacked);
});
afterAll(() => attacked.close());

const EVERY = GOOD_CALLS.map((each) => [each.call.name, each] as const);

/** A name that no call knows, and that could be one. */
const UNKNOWN = 'colour';

const isRefused = ({ status, body: { error } }: Answered, field: string) =>
  status === 400 && error?.code === 'bad_request' && error.field === field;

describe('a parameter that a call does not know is a 400 that names it, and nothing has happened', () => {
  test.each(EVERY)('%s', async (_name, { call, prepare }) => {
    const prepared = await prepare(world);
    const headed = madeBy(call, prepared);
    const { sent = {} } = prepared;
    const faults: string[] = [];
    const asked = { ...sent, query: { ...(sent.query as object), [UNKNOWN]: 'red' } };
    const answer = await world.send(call, asked, headed);
    faults.push(...unless(isRefused(answer, `query.${UNKNOWN}`), 'query', answer));
    const whole = { ...sent, body: sent.body ?? {} };
    for (const place of call.method === 'GET' ? [] : objectsOf(call)) {
      const held = valueAt(whole, place);
      // What the good request does not have cannot be added to.
      if (typeof held !== 'object' || held === null || Array.isArray(held)) continue;
      const told = withValue(whole, place, { ...held, [UNKNOWN]: 'red' });
      const said = await world.send(call, told, headed);
      faults.push(...unless(isRefused(said, `${nameOf(place)}.${UNKNOWN}`), nameOf(place), said));
    }
    expect(faults).toEqual([]);
    const good = await world.send(call, sent, headed);
    expect(unless(isDone(good), 'without it', good)).toEqual([]);
  });
});
