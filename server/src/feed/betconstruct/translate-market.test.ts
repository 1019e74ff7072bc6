import { describe, expect, test } from 'vitest';
import { names, openFeed } from '@touchline/testkit/feed/betconstruct/open-feed';

describe('lines', () => {
  test.each([
    ['a plain market', {}, ''],
    ['over and under', { MarketTypeId: 71002, Handicap: 2.5 }, 'total=2.5'],
    ['a handicap of nothing', { MarketTypeId: 71003, Handicap: 0 }, 'hcp=0'],
    ['a handicap', { MarketTypeId: 71003, Handicap: -1.25 }, 'hcp=-1.25'],
    ['a game of a set', { Sequence: 2, PointSequence: 7 }, 'point=7|sequence=2'],
    ['a score', { Name: 'Rest at {hv}:{av}', HomeScore: 1, AwayScore: 0 }, 'away=0|home=1'],
  ])('%s', (_what, fields, specifier) => {
    const feed = openFeed();
    feed.match();
    expect(names(feed.market(fields))).toContain(`line_priced ${specifier}`);
  });

  test.each([
    ['an unknown type', { MarketTypeId: 71009 }, 'market type 71009 is not known'],
    [
      'no handicap where there must be one',
      { MarketTypeId: 71003, Handicap: null },
      'Handicap is missing',
    ],
    [
      'a handicap beyond all bounds',
      { MarketTypeId: 71003, Handicap: 1e21 },
      'Handicap 1e+21 is out of range',
    ],
    ['a score that is not told', { Name: '{hv} goals' }, '{hv} stands for nothing'],
    [
      'two outcomes of one name',
      { Selections: [{}, { SelectionTypeId: 81001 }] },
      'two of its Selections are 81001',
    ],
    ['a place in football', { Selections: [{ Outcome: 1 }] }, 'Place is documented for golf alone'],
  ])('%s is refused', (_what, fields, why) => {
    const feed = openFeed();
    feed.match();
    expect(feed.market(fields).refused).toEqual([expect.stringContaining(why)]);
  });

  test('a second market of the same line is refused, and the first stays as it is', () => {
    const feed = openFeed();
    feed.match();
    feed.market();
    const told = feed.market({ Id: 95009 });
    expect(told).toMatchObject({ changes: [] });
    expect(told.refused).toEqual([
      'market 95009 of match 900101: market 95001 stands for the same line',
    ]);
  });

  test('prices are thousandths, rounded half up; what is no price is none', () => {
    const feed = openFeed();
    feed.match();
    const prices = [1.8505, 1, 0.99, undefined, 1e9].map((Price) => ({ Price }));
    const priced = feed
      .market({ Selections: prices })
      .changes.find(({ type }) => type === 'line_priced');
    expect(priced).toMatchObject({
      outcomes: {
        81001: { odds: 1851 },
        81002: { odds: 1000 },
        81003: { odds: null },
        81004: { odds: null },
        81005: { odds: null },
      },
    });
  });

  test('a place loses in golf, where nobody bets each way', () => {
    const feed = openFeed();
    feed.match({ CompetitionId: 5009 });
    const { changes } = feed.market({ Selections: [{ Outcome: 1 }, { Outcome: 4 }] });
    expect(changes).toContainEqual(
      expect.objectContaining({ results: { 81001: 'lose_entire', 81002: 'win_entire' } }),
    );
  });

  test('where some are decided and others not, the others still take bets', () => {
    const feed = openFeed();
    feed.match();
    expect(names(feed.market({ Selections: [{ Outcome: 3 }, {}] }))).toEqual([
      'line_settled ',
      'line_priced ',
    ]);
  });

  test('results that are taken back withdraw the settlement, once', () => {
    const feed = openFeed();
    feed.match();
    feed.market({ Selections: [{ Outcome: 3 }, { Outcome: 4 }] });
    expect(names(feed.market())).toEqual(['settlement_withdrawn ', 'line_priced ']);
    expect(names(feed.market())).toEqual(['line_priced ']);
  });
});

describe('voids', () => {
  const VOID = { FromDate: '2026-11-28T12:00:00Z', ToDate: '2026-11-28T12:01:00Z', VoidAction: 1 };

  test('a void match makes void its lines in the window, and an unvoid undoes that', () => {
    const feed = openFeed();
    feed.match();
    feed.market();
    feed.market({ Id: 95002, MarketTypeId: 71002, Handicap: 2.5 });
    const told = (VoidAction: number) =>
      names(
        feed.told('VoidNotification', [{ ...VOID, VoidAction, ObjectType: 4, ObjectId: 900101 }]),
      );
    expect(told(1)).toEqual(['line_cancelled ', 'line_cancelled total=2.5']);
    expect(told(2)).toEqual(['cancellation_withdrawn ', 'cancellation_withdrawn total=2.5']);
  });

  test.each([
    ['a selection', { ObjectType: 16, ObjectId: 9500100 }, 'only whole markets can be made void'],
    ['a market that is not known', { ObjectType: 13, ObjectId: 1 }, 'market 1: it is not known'],
    ['a match that is not known', { ObjectType: 4, ObjectId: 1 }, 'match 1: it is not known'],
    [
      'a window that ends before it begins',
      { ObjectType: 13, ObjectId: 95001, FromDate: '2026-11-29T12:00:00Z' },
      'ToDate comes before FromDate',
    ],
  ])('the void of %s is refused', (_what, fields, why) => {
    const feed = openFeed();
    feed.match();
    feed.market();
    const { changes, refused } = feed.told('VoidNotification', [{ ...VOID, ...fields }]);
    expect(changes).toEqual([]);
    expect(refused).toEqual([expect.stringContaining(why)]);
  });
});
