import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answered,
  type AttackedHouse,
  attackedHouse,
  type Parts,
} from '@touchline/testkit/attacks/attacked-house';
import { faultsOf } from '@touchline/testkit/attacks/at-the-door';
import { GOOD_CALLS, madeBy } from '@touchline/testkit/attacks/good-calls';
import { leavesOf, nameOf, valueAt, withLeaf } from '@touchline/testkit/attacks/schema-walk';
import { type World, worldOf } from '@touchline/testkit/attacks/attacked-world';

let attacked: AttackedHouse;
let world: World;
beforeAll(async () => {
  attacked = await attackedHouse();
  world = worldOf(attacked);
});
afterAll(() => attacked.close());

const SQL = ["' or '1'='1", "'; drop table players; --", "\\'; select pg_sleep(9); --", '$1$$%_\\'];

const SCRIPT = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '=SUM(1+1)*cmd|" /C calc"!A0',
];

/** What no column of text takes, what no address holds, and what turns the text around it. */
const SIGNS = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '\r\nset-cookie: a=b',
  'é'.repeat(300),
  'x'.repeat(5000),
  '../../../etc/passwd',
  '',
  '__proto__',
];

const HOSTILE = [...SQL, ...SCRIPT, ...SIGNS];

const texts = GOOD_CALLS.map((each) => ({
  ...each,
  leaves: leavesOf(each.call).filter(
    // In an address everything is text.
    ({ kind, place }) => kind === 'text' || place[0] !== 'body',
  ),
})).filter(({ leaves }) => leaves.length > 0);

/** No bug, no page, and no word of the database; a refusal of the body or the address names the field. */
function isHarmless({ status, body, headers }: Answered): boolean {
  const { message = '', code, field } = body.error ?? {};
  return (
    status < 500 &&
    (status !== 400 || code !== 'bad_request' || field !== undefined) &&
    String(headers['content-type']).includes('application/json') &&
    headers['x-content-type-options'] === 'nosniff' &&
    isDiscreet(message)
  );
}

const isDiscreet = (message: string) => !/syntax|relation|at .*\.ts:\d/i.test(message);
const isRefused = ({ status }: Answered) => status >= 400 && status < 500;

describe('a text is a text: it is taken as it is, or refused by its field, and is never a bug', () => {
  test.each(texts.map((each) => [each.call.name, each] as const))('%s', async (_name, each) => {
    const prepared = await each.prepare(world);
    const faults: string[] = [];
    for (const leaf of each.leaves) {
      const trials = HOSTILE.map((text) => ({
        what: `${nameOf(leaf.place)} = ${JSON.stringify(text.slice(0, 60))}`,
        sent: withLeaf<Parts>(prepared.sent ?? {}, leaf, text),
      }));
      // What stands in a path decides which call it is: all of it is sent.
      const parts = leaf.place[0] === 'params' ? trials.map((trial) => [trial]) : [trials];
      for (const part of parts) {
        const isNamed = ({ message }: { message: string }) => isDiscreet(message);
        faults.push(...(await faultsOf(world, each, prepared, part, isHarmless, isNamed)));
      }
    }
    expect(faults).toEqual([]);
  });

  test('nothing was dropped or slept through', async () => {
    const { rows } = await world.pool.query<{ count: string }>('select count(*) from players');
    expect(Number(rows[0]?.count)).toBeGreaterThan(0);
  });
});

/** The texts that are kept and told again: of which call, and where they stand in its reply. */
const KEPT: readonly (readonly [call: string, body: string, reply: string])[] = [
  ['updateProfile', 'first_name', 'data.first_name'],
  ['updateProfile', 'last_name', 'data.last_name'],
  ['updateProfile', 'nickname', 'data.nickname'],
  ['renamePasskey', 'name', 'data.name'],
  ['addPasskey', 'name', 'data.passkey.name'],
];

describe('a text that is kept comes back as it was written', () => {
  test.each(KEPT)('%s: %s', async (name, field, told) => {
    const found = GOOD_CALLS.find(({ call }) => call.name === name);
    if (!found) throw new Error(`there is no ${name}`);
    let kept = 0;
    for (const text of HOSTILE) {
      // Of short fields as much as fits in.
      const short = text.trim().slice(0, 28).trim();
      const prepared = await found.prepare(world);
      const sent = withLeaf(
        prepared.sent ?? {},
        { place: ['body', field], kind: 'text', given: [] },
        short,
      );
      const answer = await world.send(found.call, sent, madeBy(found.call, prepared));
      if (isRefused(answer)) {
        expect(answer.body.error?.field).toBe(`body.${field}`);
        continue;
      }
      kept += 1;
      expect(valueAt(answer.body, told.split('.'))).toBe(short);
    }
    expect(kept).toBeGreaterThan(SQL.length + SCRIPT.length - 1);
  });
});
