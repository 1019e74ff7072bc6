import { namedFeed } from '@touchline/testkit/feed/names/named-feed';
import { apiOf, player, profiles, team } from '@touchline/testkit/feed/names/spoken-api';
import { describe, expect, test } from 'vitest';

const SCORERS = 40;

describe('a line of players', () => {
  test('is on offer once they have names, of which one profile of a side tells all', async () => {
    const squad = ['sr:player:11', 'sr:player:12'];
    const feed = await namedFeed({
      answers: apiOf({ team: (_l, urn) => team(urn, urn === 'sr:competitor:1' ? squad : []) }),
    });
    await feed.say({ id: SCORERS, outcomes: squad });
    await expect.poll(() => feed.status(SCORERS)).toBe(1);
    expect(profiles(feed.asked()).sort()).toEqual([
      '/sports/en/competitors/sr:competitor:1/profile.xml',
      '/sports/en/competitors/sr:competitor:2/profile.xml',
    ]);
    expect(await feed.names({ id: SCORERS, outcomes: squad })).toEqual({
      market: 'Anytime goalscorer',
      outcomes: ['Name of 11', 'Name of 12'],
    });
    expect([feed.unnamed(), await feed.held()]).toEqual([0, []]);
    await feed.say({ id: 38, specifiers: 'goalnr=1', outcomes: squad });
    await expect.poll(() => feed.status(38)).toBe(1);
    expect(profiles(feed.asked())).toEqual([]);
  });

  test('asks for those apart whom neither side has, once, also where they stand in a specifier', async () => {
    const feed = await namedFeed({ answers: apiOf({ player: (_l, urn) => player(urn) }) });
    const line = { id: 921, specifiers: 'total=9.5|player=sr:player:21', outcomes: ['12', '13'] };
    await feed.say(line, { id: SCORERS, outcomes: ['sr:player:21', 'sr:player:22'] });
    await expect.poll(() => feed.status(921)).toBe(1);
    await expect.poll(() => feed.status(SCORERS)).toBe(1);
    expect(
      profiles(feed.asked())
        .filter((path) => path.includes('/players/'))
        .sort(),
    ).toEqual([
      '/sports/en/players/sr:player:21/profile.xml',
      '/sports/en/players/sr:player:22/profile.xml',
    ]);
    expect((await feed.names(line)).market).toBe('Name of 21 total points (incl. overtime)');
  });

  test('whom nobody knows is on offer at once in generic words, and is counted', async () => {
    const feed = await namedFeed({ answers: apiOf({}) });
    await feed.say({ id: SCORERS, outcomes: ['sr:player:31'] });
    await expect.poll(() => feed.status(SCORERS)).toBe(1);
    await expect.poll(() => feed.unnamed()).toBe(1);
    expect((await feed.names({ id: SCORERS, outcomes: ['sr:player:31'] })).outcomes).toEqual([
      'Player 31',
    ]);
    expect(await feed.held()).toMatchObject([
      { hold: { naming: { isShown: true, said: 'sr:player:31' } } },
    ]);
    feed.asked();
    feed.time.pass(60_000);
    await feed.say({ id: SCORERS, outcomes: ['sr:player:31', 'sr:player:32'] });
    const asked: string[] = [];
    await expect
      .poll(() => [asked.push(...feed.asked()), asked.join()][1])
      .toContain('sr:player:32');
    expect(asked.join()).not.toContain('sr:player:31');
  });

  test('waits ten seconds for an answer that does not come, and is told of anew when it does', async () => {
    let isUp = false;
    const feed = await namedFeed({
      answers: apiOf({ player: (_l, urn) => (isUp ? player(urn) : { status: 503 }) }),
    });
    await feed.say({ id: SCORERS, outcomes: ['sr:player:41'] });
    await expect.poll(() => feed.asked().join()).toContain('sr:player:41');
    feed.time.pass(9_000);
    await feed.say({ id: 1, outcomes: ['1', '2', '3'] });
    await expect.poll(() => feed.status(1)).toBe(1);
    expect([await feed.status(SCORERS), feed.unnamed()]).toEqual([0, 0]);
    feed.time.pass(1_250);
    await expect.poll(() => feed.status(SCORERS)).toBe(1);
    await expect.poll(() => feed.unnamed()).toBe(1);
    isUp = true;
    const before = await feed.line(SCORERS);
    feed.time.pass(61_000);
    await expect.poll(async () => (await feed.held()).length).toBe(0);
    expect((await feed.line(SCORERS))?.version).not.toBe(before?.version);
    expect((await feed.names({ id: SCORERS, outcomes: ['sr:player:41'] })).outcomes).toEqual([
      'Name of 41',
    ]);
  });

  test('waits on through a restart, and no longer for it', async () => {
    const feed = await namedFeed({ answers: apiOf({ player: () => ({ never: true }) }) });
    await feed.say({ id: SCORERS, outcomes: ['sr:player:51'] });
    await expect.poll(() => feed.asked().join()).toContain('sr:player:51');
    feed.time.pass(6_000);
    await feed.restart();
    await expect.poll(() => feed.asked().join()).toContain('sr:player:51');
    expect(await feed.status(SCORERS)).toBe(0);
    feed.time.pass(4_250);
    await expect.poll(() => feed.status(SCORERS)).toBe(1);
  });

  test('takes no name from an answer that is about somebody else, or that is none', async () => {
    const answers = [
      player('sr:player:99'),
      player('od:player:61'),
      '<player_profile><player id="sr:player:62" name=" "/></player_profile>',
      player('sr:player:63', '{name}'),
      player('sr:player:64', 'sr:player:64'),
      'player',
    ];
    const feed = await namedFeed({
      answers: apiOf({ player: (_l, urn) => answers[Number(urn.at(-1))] }),
    });
    const outcomes = answers.map((_, at) => `sr:player:6${at}`);
    await feed.say({ id: SCORERS, outcomes });
    await expect.poll(() => feed.status(SCORERS)).toBe(1);
    await expect.poll(() => feed.unnamed()).toBe(1);
    expect((await feed.names({ id: SCORERS, outcomes })).outcomes).toEqual(
      outcomes.map((_, at) => `Player 6${at}`),
    );
    const foreign = feed.db.selectFrom('entity_names').select('urn').where('urn', 'like', 'od:%');
    expect(await foreign.execute()).toEqual([]);
  });
});

test('players are named in every language of the site, behind what is urgent', async () => {
  const feed = await namedFeed({
    locales: ['en', 'de', 'ru'],
    answers: apiOf({ player: (language, urn) => player(urn, `Name in ${language}`) }),
  });
  await feed.say({ id: SCORERS, outcomes: ['sr:player:71'] });
  await expect.poll(() => feed.status(SCORERS)).toBe(1);
  for (const locale of ['en', 'de', 'ru']) {
    await expect
      .poll(
        async () =>
          (await feed.names({ id: SCORERS, outcomes: ['sr:player:71'] }, locale)).outcomes,
      )
      .toEqual([`Name in ${locale}`]);
  }
  const asked = feed.asked().filter((path) => path.includes('sr:player:71'));
  expect(asked).toEqual(
    ['en', 'de', 'ru'].map((code) => `/sports/${code}/players/sr:player:71/profile.xml`),
  );
});

test('a flood of lines without names costs a few questions at a time, and ends in time for all', async () => {
  const feed = await namedFeed({
    answers: apiOf({ player: () => ({ never: true }), team: () => ({ never: true }) }),
  });
  const flood = Array.from({ length: 300 }, (_, at) => ({
    id: 921,
    specifiers: `total=${at}.5|player=sr:player:${9000 + at}`,
    outcomes: ['12', '13'],
  }));
  await feed.say(...flood);
  await expect.poll(async () => (await feed.held()).length).toBe(300);
  expect(profiles(feed.asked()).length).toBeLessThanOrEqual(4);
  feed.time.pass(10_250);
  await expect.poll(() => feed.unnamed()).toBe(300);
  const offered = feed.db.selectFrom('markets').select('specifier').where('status', '=', 1);
  expect((await offered.execute()).length).toBe(300);
});
