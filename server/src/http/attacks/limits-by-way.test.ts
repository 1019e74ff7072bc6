import { randomUUID } from 'node:crypto';
import { minor } from '@touchline/domain/money';
import { aPlayerLimit } from '@touchline/testkit/betting/rows';
import { setLimit } from '@touchline/wire/calls/operator-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roughly } from '../../wallet/rates';
import { type AttackedHouse, attackedHouse } from '@touchline/testkit/attacks/attacked-house';
import {
  aRichPlayer,
  askGames,
  openGame,
  type Played,
  smallest,
  type Way,
  waysToPlay,
} from '@touchline/testkit/attacks/ways-to-play';
import {
  type AttackedPlayer,
  type World,
  worldOf,
} from '@touchline/testkit/attacks/attacked-world';

let attacked: AttackedHouse;
let world: World;
let matchId: number;
let ways: [name: string, way: Way][];
let players: AttackedPlayer[];
beforeAll(async () => {
  attacked = await attackedHouse();
  world = worldOf(attacked);
  const matches = [
    await world.matchToBetOn(),
    await world.matchToBetOn(),
    await world.matchToBetOn(),
  ] as const;
  [matchId] = matches;
  ways = Object.entries(waysToPlay(matches));
  players = await Promise.all(ways.map(() => aRichPlayer(world)));
});
afterAll(() => attacked.close());

type Limited = (player: AttackedPlayer, way: Way) => Promise<unknown>;

/** Plays each way once, each by a player of its own who is limited after all is prepared, until it was tried. */
async function playedEachWay(limited: Limited): Promise<Record<string, Played>> {
  const played = ways.map(async ([name, way], at) => {
    const player = players[at] ?? (await aRichPlayer(world));
    const play = await way.prepare(world, player);
    await limited(player, way);
    const how = await play();
    await unlimited(player);
    return [name, how] as const;
  });
  return Object.fromEntries(await Promise.all(played));
}

/** No limit holds any more, and the player has only just come. */
async function unlimited({ id }: AttackedPlayer): Promise<void> {
  await world.pool.query(
    `with own as (update player_limits set status = 'disabled' where player_id = $1),
       operators as (delete from stake_limits where player_id = $1),
       minutes as (delete from activity_minutes where player_id = $1)
     delete from presences where player_id = $1`,
    [id],
  );
}

/** What is expected of each way. */
const each = (of: (way: Way) => Played) =>
  Object.fromEntries(ways.map(([name, way]) => [name, of(way)]));

type LimitGiven = Parameters<typeof aPlayerLimit>[2];
const limitedBy = (limit: LimitGiven) => (player: AttackedPlayer) =>
  aPlayerLimit(world.pool, player.id, limit);

/** The player has been here, with a page in sight, for an hour. */
async function playForAnHour({ id }: AttackedPlayer): Promise<void> {
  await world.pool.query('delete from presences where player_id = $1', [id]);
  await world.pool.query(`insert into presences values ($1, now() - interval '1 hour', now())`, [
    id,
  ]);
  await world.pool.query(
    `update sessions set created_at = now() - interval '1 hour' where player_id = $1`,
    [id],
  );
  await world.pool.query(
    `insert into activity_minutes
     select $1, extract(epoch from now())::bigint / 60 - n, now() - n * interval '1 minute'
     from generate_series(0, 59) n`,
    [id],
  );
}

const MINUTES = 60_000;

test.each([
  ['a self-exclusion', { type: 'selfexclusion' }],
  ['a break', { type: 'coolingoff', until: new Date(Date.now() + 3_600_000) }],
  ['a limit on bets', { type: 'bet', period: 'day', most: 0 }],
] as const)('%s that leaves nothing refuses every way to play', async (_what, limit) => {
  expect(await playedEachWay(limitedBy(limit))).toEqual(each(() => 'refused'));
});

test.each([
  ['time', { type: 'time', period: 'day', most: 30 * MINUTES }],
  ['activity', { type: 'activity', period: 'week', most: 30 * MINUTES }],
  ['a session', { type: 'session', most: 30 * MINUTES }],
  ['a sportsbook session', { type: 'sportsbook_session', most: 30 * MINUTES }],
] as const)('a limit on %s that has passed refuses every way to play', async (_what, limit) => {
  const limited: Limited = async (player) => {
    await playForAnHour(player);
    await limitedBy(limit)(player);
  };
  expect(await playedEachWay(limited)).toEqual(each(() => 'refused'));
});

test.each(['wager', 'loss'] as const)(
  'a %s limit that leaves nothing refuses every way that stakes the player’s own money',
  async (type) => {
    const limit = { type, period: 'day', most: 0 } as const;
    const expected = each(({ stake }) => (stake > 0 ? 'refused' : 'accepted'));
    expect(await playedEachWay(limitedBy(limit))).toEqual(expected);
  },
);

test.each([
  ['a deposit limit', { type: 'deposit', period: 'day', most: 0 }],
  ['a reminder', { type: 'reality_check', most: 1 }],
] as const)('%s refuses no way to play', async (_what, limit) => {
  expect(await playedEachWay(limitedBy(limit))).toEqual(each(() => 'accepted'));
});

/** A limit that leaves what a way takes, and nothing beyond. */
function justEnough(type: 'bet' | 'wager' | 'loss', { stake, currency, bets }: Way): LimitGiven {
  const most = type === 'bet' ? bets : Number(roughly(minor(stake), currency, 'EUR'));
  return { type, period: 'day', most };
}

test.each(['bet', 'wager', 'loss'] as const)(
  'every way to play counts towards a %s limit, so that after it the smallest bet is too much',
  async (type) => {
    const after = ways.map(async ([name, way]) => {
      const player = await aRichPlayer(world);
      const play = await way.prepare(world, player);
      const more = await smallest(matchId).prepare(world, player);
      await aPlayerLimit(world.pool, player.id, justEnough(type, way));
      return [name, [await play(), await more()]] as const;
    });
    const expected = Object.fromEntries(ways.map(([name]) => [name, ['accepted', 'refused']]));
    expect(Object.fromEntries(await Promise.all(after))).toEqual(expected);
  },
);

test('a stake in a game that its provider has taken back is no bet', async () => {
  const player = await aRichPlayer(world);
  const { session, debit } = await openGame(world, player, 'EUR');
  await limitedBy({ type: 'bet', period: 'day', most: 1 })(player);
  const transaction_id = randomUUID();
  expect(await debit({ transaction_id })).toBe('accepted');
  expect(await debit()).toBe('refused');
  const { session_id } = session;
  await askGames(world, 'rollback', { session_id, transaction_id });
  expect(await debit()).toBe('accepted');
});

test('a stake limit that an operator sets for a player holds for every kind of bet', async () => {
  const limited: Limited = async ({ id }, { currency }) => {
    const body = { player_id: id, currency, max_stake: 100 };
    expect(await world.send(setLimit, { body }, { operator: true })).toMatchObject({ status: 200 });
  };
  const played = await playedEachWay(limited);
  for (const [name] of ways) {
    // Games are limited by their providers.
    expect([name, played[name]]).toEqual([
      name,
      name.startsWith('a game') ? 'accepted' : 'refused',
    ]);
  }
});
