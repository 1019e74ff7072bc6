import { describe, expect, test } from 'vitest';
import { aMarket, aMatch } from '@touchline/testkit/feed/betconstruct/objects';
import {
  openFeed,
  START,
  statuses,
  type Told,
} from '@touchline/testkit/feed/betconstruct/open-feed';

describe('what takes bets', () => {
  test.each([
    ['a match that is suspended', { IsSuspended: true }, -1],
    ['a match that cannot be seen', { IsVisible: false }, 0],
    ['a match that is not booked', { IsBooked: false }, 0],
    ['a match that is over', { MatchStatus: 2, LiveStatus: 2 }, 0],
    ['a match that is called off', { MatchStatus: 3, LiveStatus: 3 }, 0],
  ])('%s closes its lines, and they open again with it', (_what, closed, status) => {
    const feed = openFeed();
    feed.match();
    expect(statuses(feed.market())).toEqual([1]);
    expect(statuses(feed.match(closed))).toEqual([status]);
    expect(statuses(feed.market())).toEqual([status]);
    expect(statuses(feed.match())).toEqual([1]);
  });

  test('a match that should have begun and has not leaves the offer, unless it is ready for play', () => {
    const [feed, ready] = [openFeed(), openFeed()];
    for (const each of [feed, ready]) each.match();
    ready.match({ IsLive: true, LiveStatus: 1 });
    for (const each of [feed, ready]) {
      each.market();
      expect(statuses(each.read('session.alive', ''))).toEqual([]);
      each.at(START);
    }
    expect(statuses(feed.read('session.alive', ''))).toEqual([0]);
    expect(statuses(ready.read('session.alive', ''))).toEqual([]);
    expect(
      statuses(feed.match({ MatchStatus: 1, LiveStatus: 1, IsLive: true, IsStarted: true })),
    ).toEqual([1]);
  });

  test('unbooking one offer leaves the other as it is', () => {
    const feed = openFeed();
    feed.match();
    feed.market();
    const unbook = (IsLive: boolean) =>
      statuses(feed.told('UnBookedObject', [{ ObjectId: 900101, ObjectTypeId: 4, IsLive }]));
    expect(unbook(true)).toEqual([]);
    expect(unbook(false)).toEqual([0]);
  });

  test('what a snapshot does not name is not on offer any more', () => {
    const feed = openFeed();
    feed.match();
    feed.market();
    const stays = aMarket({ Id: 95002, MarketTypeId: 71002, Handicap: 2.5 });
    const told = feed.snapshot(aMatch({ MarketsList: [stays] }));
    expect(told.changes).toContainEqual({
      type: 'lines_stopped',
      match: 'bc:match:900101',
      producer: 1,
      groups: ['all'],
      status: 0,
    });
    feed.match({ IsSuspended: true });
    expect(statuses(feed.match())).toEqual([0, 1]);
  });

  test('a market that cannot be read is suspended, and its match is asked for again', () => {
    const feed = openFeed();
    feed.match();
    feed.market();
    const told = feed.market({ IsSuspended: 'no' });
    const reason = 'market 95001: IsSuspended is not a boolean';
    expect([told.refused, told.lost]).toEqual([[reason], new Map([[reason, 900101]])]);
    expect(statuses(told)).toEqual([-1]);
  });

  test('a match that cannot be read is closed', () => {
    const feed = openFeed();
    feed.match();
    feed.market();
    const told = feed.match({ CompetitionId: 5002 });
    expect(told.refused).toEqual(['match 900101: competition 5002 is not known']);
    expect(statuses(told)).toEqual([0]);
  });

  test('an older version of a match or market says nothing', () => {
    const feed = openFeed();
    feed.match({ ObjectVersion: '90071992547409930' });
    feed.market({ ObjectVersion: '20' });
    expect(feed.match({ IsSuspended: true, ObjectVersion: '90071992547409929' }).changes).toEqual(
      [],
    );
    expect(feed.market({ IsSuspended: true, ObjectVersion: '19' }).changes).toEqual([]);
    expect(statuses(feed.market({ IsSuspended: true, ObjectVersion: '20' }))).toEqual([-1]);
  });
});

describe('the rest', () => {
  test('a command that is not documented is refused by name', () => {
    const feed = openFeed();
    expect(feed.told('TeamUpdate', [{}]).refused).toEqual([
      'TeamUpdate is not a documented command',
    ]);
    expect(feed.told('MatchUpdate', [{}], 'Team').refused).toEqual([
      'MatchUpdate Team is not a documented command',
    ]);
    expect(feed.told('constructor', [{}]).refused).toEqual([
      'constructor is not a documented command',
    ]);
  });

  test('what is malformed in a message costs nothing beside it', () => {
    const feed = openFeed();
    feed.match();
    const told = feed.told('MatchUpdate', [7, aMarket({ Id: 'x' }), aMarket()], 'Market');
    expect(told.refused).toHaveLength(2);
    expect(statuses(told)).toEqual([1]);
  });

  test('a competition with another name is told with its matches', () => {
    const feed = openFeed();
    feed.match();
    const told = feed.told('CompetitionUpdate', [
      { Id: 5001, Name: 'First Division', SportId: 1, RegionId: 101 },
    ]);
    expect(told.changes).toMatchObject([
      {
        type: 'fixture_known',
        fixture: { tournament: { urn: 'bc:competition:5001', name: 'First Division' } },
      },
    ]);
    expect(feed.match().changes.map(({ type }) => type)).toEqual(['match_status_changed']);
  });

  test.each([
    ['three', ['Ann', 'Bea', 'Cy']],
    ['one', ['Ann']],
  ])('%s who take part are an event, and not the sides of a match', (_what, names) => {
    const feed = openFeed();
    const members = names.map((TeamName, at) => ({ TeamName, TeamId: at + 1, IsHome: at === 0 }));
    const { changes } = feed.match({ MatchMembers: members });
    expect(changes).toContainEqual(
      expect.objectContaining({
        fixture: expect.objectContaining({
          type: 'stage',
          name: names.join(' / '),
          home: null,
          away: null,
          competitors: names.map((name) => expect.objectContaining({ name })),
        }),
      }),
    );
  });

  test('an outright is known by the name of its event', () => {
    const feed = openFeed();
    const winner = { TeamName: 'Premier League 2026/27', TeamId: 1, IsHome: true };
    const { changes } = feed.match({ IsOutright: true, MatchMembers: [winner] });
    expect(changes).toContainEqual(
      expect.objectContaining({
        fixture: expect.objectContaining({
          type: 'simple_tournament',
          name: 'Premier League 2026/27',
          home: null,
          away: null,
        }),
      }),
    );
  });

  test('the event that ends a match ends it, until it is taken back', () => {
    const feed = openFeed();
    const LIVE = { MatchStatus: 1, LiveStatus: 1, IsLive: true, IsStarted: true };
    feed.match(LIVE);
    const status = ({ changes }: Told) =>
      changes.flatMap((change) => (change.type === 'match_status_changed' ? [change.status] : []));
    const finished = (IsCanceled: boolean) =>
      status(
        feed.told(
          'MatchUpdate',
          [{ EventId: 900101, EventType: 'Finished', IsCanceled }],
          'MatchStat',
        ),
      );
    expect(finished(false)).toEqual([4]);
    expect(status(feed.match(LIVE))).toEqual([4]);
    expect(finished(true)).toEqual([1]);
    expect(status(feed.match(LIVE))).toEqual([1]);
  });

  test('the reader answers for the fixtures that it was told', async () => {
    const { reader, match } = openFeed();
    match();
    expect(await reader.fixture('bc:match:900101')).toMatchObject({
      startTime: START,
      home: { name: 'Brighton & Hove Albion', abbreviation: 'BRI' },
      away: { name: 'Fulham' },
    });
    await expect(reader.fixture('bc:match:1')).rejects.toThrow(
      'the feed has not told of bc:match:1',
    );
  });
});
