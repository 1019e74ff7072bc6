import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_CALLS } from '@touchline/wire/calls/all';
import type { Call } from '@touchline/wire/calls/call';
import {
  type AttackedHouse,
  attackedHouse,
  isDone,
} from '@touchline/testkit/attacks/attacked-house';
import { type World, worldOf } from '@touchline/testkit/attacks/attacked-world';
import { FILLED_LISTS, type FilledList } from '@touchline/testkit/attacks/filled-lists';
import { madeBy } from '@touchline/testkit/attacks/good-calls';
import { leavesOf } from '@touchline/testkit/attacks/schema-walk';

let attacked: AttackedHouse;
let world: World;
beforeAll(async () => {
  attacked = await attackedHouse();
  world = worldOf(attacked);
  await world.matchToBetOn();
});
afterAll(() => attacked.close());

/** They say how much of a list is told and in which order, not what belongs to it. */
const HOW_MUCH = new Set(['page', 'limit', 'limit_per_type', 'max_per_sport', 'sort_by']);

/** Parameters of calls that are no filters, and why. */
const NO_FILTERS: Readonly<Record<string, string>> = {
  'confirmEmail.confirmation_token': 'what is redeemed',
  'unlockAccount.unlock_token': 'what is redeemed',
  'unsubscribeFromPush.endpoint': 'what is taken back',
  'findPlayer.id': 'the one that is asked for: 404 when there is none',
  'findPlayer.email': 'the one that is asked for: 404 when there is none',
  'getShareBets.code': 'the one that is asked for: 404 when there is none',
  'getVote.prediction_id': 'the one that is asked for',
  'getChat.before': 'where a room is read on, as a page is',
  'listCustomMarkets.selections': 'what is chosen already: the lines are those that go with it',
  'playStatement.year': 'which twelve months are told',
  'search.only_events_name': 'where the text is looked for',
};

const isFilter = (call: Call, name: string) =>
  !HOW_MUCH.has(name) && !(`${call.name}.${name}` in NO_FILTERS);

/** The parameters of a call that narrow what it lists. */
function filtersOf(call: Call, part: 'query' | 'body' = 'query'): string[] {
  const names = leavesOf(call)
    .filter(({ place }) => place[0] === part)
    .map(({ place }) => place[1] ?? '');
  return [...new Set(names)].filter((name) => isFilter(call, name));
}

test('every filter of every list in the contract is known here, and nothing else', () => {
  const inContract = ALL_CALLS.flatMap((call) => filtersOf(call).map((name) => [call.name, name]));
  const known = FILLED_LISTS.filter(({ part }) => part === 'query').flatMap(({ call, nothing }) =>
    Object.keys(nothing).map((name) => [call.name, name]),
  );
  expect(known.map(String).toSorted()).toEqual(inContract.map(String).toSorted());
});

test.each(FILLED_LISTS.map((each) => [each.call.name, each] as const))(
  '%s: each filter leaves nothing where nothing fits',
  async (_name, each) => {
    const prepared = await each.prepare(world);
    const unfiltered = await counted(each, prepared);
    expect(unfiltered).toBeGreaterThan(0);
    const left: Record<string, number> = {};
    for (const [name, value] of Object.entries(each.nothing)) {
      left[name] = await counted(each, prepared, { [name]: value });
    }
    expect(left).toEqual(Object.fromEntries(Object.keys(each.nothing).map((name) => [name, 0])));
  },
);

async function counted(
  { call, part, count }: FilledList,
  prepared: Awaited<ReturnType<FilledList['prepare']>>,
  filter: object = {},
): Promise<number> {
  const { sent = {} } = prepared;
  const asked = { ...sent, [part]: { ...(sent[part] as object | undefined), ...filter } };
  const answer = await world.send(call, asked, madeBy(call, prepared));
  if (!isDone(answer)) throw new Error(`${JSON.stringify(filter)}: ${answer.text}`);
  return count(answer);
}
