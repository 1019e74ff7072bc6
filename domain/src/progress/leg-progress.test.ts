import { describe, expect, test } from 'vitest';
import { MATCH_STATUS } from '../bets/market-status';
import { legProgress, type LegAsked } from './leg-progress';
import type { ScoreNow } from './reading';

/** A selection as `market outcome specifier`, and where play stands. */
function progress(leg: string, score: Partial<ScoreNow>, more: Partial<LegAsked> = {}): string {
  const [market = '', outcomeId = '', specifier = ''] = leg.split(' ');
  const told = legProgress(
    {
      sportKey: 'soccer',
      marketId: Number(market),
      specifier,
      outcomeId,
      outcomeName: '',
      status: MATCH_STATUS.live,
      stage: null,
      ...more,
    },
    { total_score: null, period_score: [], ...score },
  );
  if (told === null) return 'nothing';
  const { kind, ...rest } = told;
  return [kind, ...Object.values(rest)].join(' ');
}
const at = (text: string) => {
  const [home = 0, away = 0] = text.split(':').map(Number);
  return { home, away };
};
const score = (text: string) => ({ total_score: at(text) });
const periods = (...texts: string[]) => ({
  period_score: texts.map((text, index) => ({ ...at(text), number: index + 1 })),
});
const OVER = { status: MATCH_STATUS.finished };

describe('goals', () => {
  test.each([
    ['home', '1 1', '2:0', 'ahead 2 goal'],
    ['home, level', '1 1', '1:1', 'needs 1 goal home'],
    ['away, behind', '1 3', '2:0', 'needs 3 goal away'],
    ['the draw, level', '1 2', '1:1', 'stands'],
    ['the draw, home ahead', '1 2', '2:1', 'needs 1 goal away'],
    ['home or draw, level', '10 9', '0:0', 'stands'],
    ['home or draw, behind', '10 9', '0:2', 'needs 2 goal home'],
    ['no draw, level', '10 10', '0:0', 'needs 1 goal any'],
    ['draw or away, behind', '10 11', '1:0', 'needs 1 goal away'],
    ['draw no bet, level', '11 4', '0:0', 'back'],
    ['draw no bet, ahead', '11 5', '0:1', 'ahead 1 goal'],
    ['a start of 0:1, one ahead', '14 1711 hcp=0:1', '1:0', 'needs 1 goal home'],
    ['a start of 0:1, the draw', '14 1712 hcp=0:1', '1:0', 'stands'],
    ['-1.5, two ahead', '16 1714 hcp=-1.5', '2:0', 'stands'],
    ['-1.5, level', '16 1714 hcp=-1.5', '0:0', 'needs 2 goal home'],
    ['away of -1.5, level', '16 1715 hcp=-1.5', '0:0', 'stands'],
    ['a whole line, reached', '16 1714 hcp=-1', '1:0', 'back'],
    ['a whole line, missed', '16 1714 hcp=-1', '0:0', 'needs 2 goal home'],
    ['a quarter line, half reached', '16 1714 hcp=-0.75', '1:0', 'half_won'],
    ['a quarter line, half missed', '16 1714 hcp=-0.25', '0:0', 'half_lost'],
    ['the other side of it', '16 1715 hcp=-0.25', '0:0', 'half_won'],
    ['over 2.5 after 2', '18 12 total=2.5', '1:1', 'needs 1 goal any'],
    ['over 2.5 after 3', '18 12 total=2.5', '2:1', 'won'],
    ['over 3 after 3', '18 12 total=3', '2:1', 'back'],
    ['over 2.75 after 3', '18 12 total=2.75', '2:1', 'half_won'],
    ['over 3.25 after 3', '18 12 total=3.25', '2:1', 'half_lost'],
    ['under 2.5 after 1', '18 13 total=2.5', '1:0', 'room 1 goal'],
    ['under 2.5 after 2', '18 13 total=2.5', '1:1', 'room 0 goal'],
    ['under 2.5 after 3', '18 13 total=2.5', '2:1', 'lost'],
    ['under 3 after 3', '18 13 total=3', '2:1', 'back'],
    ['under 2.75 after 2', '18 13 total=2.75', '1:1', 'room 0 goal'],
    ['under 2.25 after 2, of which half wins', '18 13 total=2.25', '1:1', 'half_won'],
    ['under 1.75 after 2', '18 13 total=1.75', '1:1', 'half_lost'],
    ['home over 1.5', '19 12 total=1.5', '1:3', 'needs 1 goal home'],
    ['away under 1.5', '20 13 total=1.5', '0:2', 'lost'],
    ['odd, even now', '26 70', '1:1', 'needs 1 goal any'],
    ['even, even now', '26 72', '1:1', 'stands'],
    ['both, none', '29 74', '0:0', 'needs 1 goal each'],
    ['both, one', '29 74', '1:0', 'needs 1 goal away'],
    ['both, both', '29 74', '1:1', 'won'],
    ['not both, one', '29 76', '1:0', 'stands'],
    ['not both, both', '29 76', '1:1', 'lost'],
    ['a clean sheet kept', '31 74', '1:0', 'stands'],
    ['a clean sheet lost', '31 74', '1:1', 'lost'],
    ['no clean sheet, yet', '32 76', '0:1', 'needs 1 goal home'],
  ])('%s: %s at %s is %s', (_what, leg, now, expected) => {
    expect(progress(leg, score(now))).toBe(expected);
  });

  test.each([
    ['2:1', '2:1', 'stands'],
    ['2:1', '1:1', 'needs 1 goal home'],
    ['2:2', '0:1', 'needs 3 goal any'],
    ['2:1', '0:2', 'lost'],
    ['other', '0:2', 'nothing'],
  ])('a score of exactly %s at %s is %s', (outcomeName, now, expected) => {
    expect(progress('45 280', score(now), { outcomeName })).toBe(expected);
  });

  test.each([
    ['1 1', '1:0', 'won'],
    ['1 1', '1:1', 'lost'],
    ['11 4', '1:1', 'back'],
    ['16 1714 hcp=-1', '1:0', 'back'],
    ['16 1714 hcp=-0.75', '1:0', 'half_won'],
    ['18 12 total=2.25', '1:1', 'half_lost'],
    ['18 12 total=2.5', '1:1', 'lost'],
    ['18 13 total=2.5', '1:1', 'won'],
    ['29 76', '1:0', 'won'],
  ])('once the match is over, %s at %s is %s', (leg, now, expected) => {
    expect(progress(leg, score(now), OVER)).toBe(expected);
  });

  test('what is played to decide a draw does not count, and regular time is over then', () => {
    const now = {
      total_score: at('2:1'),
      period_score: [
        { ...at('1:1'), number: 1, type: 'regular_period' },
        { ...at('0:0'), number: 2, type: 'regular_period' },
        { ...at('1:0'), number: 1, type: 'overtime' },
      ],
    };
    expect(progress('1 2', now)).toBe('won');
    expect(progress('18 12 total=2.5', now)).toBe('lost');
  });

  test('halves count what they are named for, and are over when the next one began', () => {
    const now = { ...score('2:0'), ...periods('1:0', '1:0') };
    expect(progress('68 12 total=1.5', now)).toBe('lost');
    expect(progress('60 1', now)).toBe('won');
    expect(progress('90 12 total=1.5', now)).toBe('needs 1 goal any');
    expect(progress('83 1', { ...score('1:0'), ...periods('1:0') })).toBe('nothing');
  });

  test('corners are counted by themselves', () => {
    const now = { ...score('0:0'), corners: at('4:3') };
    expect(progress('166 12 total=9.5', now)).toBe('needs 3 corner any');
    expect(progress('162 1', now)).toBe('ahead 1 corner');
    expect(progress('166 12 total=9.5', score('0:0'))).toBe('nothing');
  });
});

describe('sets and games', () => {
  const tennis = { sportKey: 'tennis' };
  const now = { ...score('1:0'), ...periods('6:4', '2:3'), max_period_number: 3 };

  test.each([
    ['the winner', '186 4', 'needs 1 set home'],
    ['the other one', '186 5', 'needs 2 set away'],
    ['all games', '189 12 total=21.5', 'needs 7 game any'],
    ['fewer games', '189 13 total=21.5', 'room 6 game'],
    ['games with a start', '187 1714 hcp=-3.5', 'needs 3 game home'],
    ['the games of one', '190 12 total=12.5', 'needs 5 game home'],
    ['a set that is over', '202 4 setnr=1', 'won'],
    ['a set under way', '202 4 setnr=2', 'needs 4 game home'],
    ['the other side of it', '202 5 setnr=2', 'needs 3 game away'],
    ['the games of a set', '204 12 setnr=2|total=9.5', 'needs 5 game any'],
    ['a set that is to come', '202 4 setnr=3', 'nothing'],
    ['a start of sets that is enough already', '188 1714 hcp=1.5', 'won'],
    ['a start of sets that is not yet', '188 1714 hcp=-1.5', 'nothing'],
    ['a start of sets that can no longer be', '188 1715 hcp=1.5', 'lost'],
    ['how many sets', '314 12 total=2.5', 'needs 2 set any'],
  ])('%s: %s is %s', (_what, leg, expected) => {
    expect(progress(leg, now, tennis)).toBe(expected);
  });

  test.each([
    ['tennis', '5:4', 2, 1, 3],
    ['tennis', '5:5', 2, 2, 2],
    ['tennis', '6:5', 2, 1, 2],
    ['tennis', '6:6', 2, 1, 1],
    ['tennis', '0:5', 2, 7, 1],
    ['tabletennis', '10:9', 2, 1, 3],
    ['tabletennis', '12:12', 2, 2, 2],
    ['volleyball', '20:24', 2, 6, 1],
    ['volleyball', '14:13', 5, 1, 3],
  ])('in %s at %s of set %i the one needs %i, the other %i', (sportKey, now, setnr, one, other) => {
    const before = Array.from({ length: setnr - 1 }, () => '0:0');
    const stands = { ...score('0:0'), ...periods(...before, now), max_period_number: 5 };
    const count = (id: string) => progress(`202 ${id} setnr=${setnr}`, stands, { sportKey });
    const unit = sportKey === 'tennis' ? 'game' : 'point';
    expect([count('4'), count('5')]).toEqual([
      `needs ${one} ${unit} home`,
      `needs ${other} ${unit} away`,
    ]);
  });

  test('how many sets are played at most has to be told', () => {
    expect(progress('186 4', { ...now, max_period_number: undefined }, tennis)).toBe('nothing');
  });

  test('a match that is won is won', () => {
    expect(progress('186 4', { ...now, ...score('2:0') }, tennis)).toBe('won');
    expect(progress('186 5', { ...now, ...score('2:0') }, tennis)).toBe('lost');
  });
});

describe('points, runs and maps', () => {
  test.each([
    ['basketball', '219 4', '80:90', 'needs 11 point home'],
    ['basketball', '225 12 total=170.5', '80:90', 'needs 1 point any'],
    ['basketball', '223 1714 hcp=10.5', '80:90', 'stands'],
    ['baseball', '258 13 total=8.5', '3:2', 'room 3 run'],
    ['icehockey', '412 12 total=5.5', '3:2', 'needs 1 goal any'],
  ])('%s: %s at %s is %s', (sportKey, leg, now, expected) => {
    expect(progress(leg, score(now), { sportKey })).toBe(expected);
  });

  test('halves of sports with quarters are two of them', () => {
    const now = { ...score('60:50'), ...periods('20:10', '20:20', '20:20') };
    expect(progress('68 12 total=71.5', now, { sportKey: 'basketball' })).toBe('lost');
    expect(progress('235 3 quarternr=3', now, { sportKey: 'basketball' })).toBe(
      'needs 1 point away',
    );
  });

  test('maps', () => {
    const now = { ...score('1:1'), max_period_number: 3 };
    expect(progress('186 4', now, { sportKey: 'cs2' })).toBe('needs 1 map home');
    expect(progress('327 1714 hcp=1.5', now, { sportKey: 'cs2' })).toBe('won');
  });
});

test.each([
  ['a market that does not follow from scores', '40 1716', score('1:0'), {}],
  ['an outcome that is not known', '18 99 total=2.5', score('1:0'), {}],
  ['a line that is not told', '18 12', score('1:0'), {}],
  [
    'a sport in which the market is not known',
    '18 12 total=2.5',
    score('1:0'),
    { sportKey: 'golf' },
  ],
  ['a score that is not told', '1 1', {}, {}],
  ['a match that has not begun', '1 1', score('0:0'), { status: MATCH_STATUS.prematch }],
])('nothing is said of %s', (_what, leg, now, more) => {
  expect(progress(leg, now, more)).toBe('nothing');
});

describe('a match that ended early', () => {
  const now = { ...score('2:1'), ...periods('1:1', '1:0'), corners: at('6:5') };
  const sets = { ...score('1:0'), ...periods('6:4', '2:3'), max_period_number: 3 };
  const tennis = { sportKey: 'tennis' };

  test.each([
    ['unplayed: the winner', '1 1', now, {}, 'cancelled', 'back'],
    ['unplayed: goals that were there', '18 12 total=2.5', now, {}, 'cancelled', 'back'],
    ['unplayed: the winner of sets', '186 4', sets, tennis, 'walkover', 'back'],
    ['unplayed: a market that does not follow from scores', '40 1716', now, {}, 'walkover', 'back'],
    ['unplayed: no score at all', '1 1', {}, {}, 'walkover', 'back'],
    ['broken off: the winner', '1 1', now, {}, 'abandoned', 'back'],
    ['broken off: goals that are there', '18 12 total=2.5', now, {}, 'abandoned', 'won'],
    ['broken off: too many goals', '18 13 total=2.5', now, {}, 'abandoned', 'lost'],
    ['broken off: too few goals', '18 12 total=3.5', now, {}, 'abandoned', 'back'],
    ['broken off: both have scored', '29 74', now, {}, 'abandoned', 'won'],
    ['broken off: a half that was over', '60 2', now, {}, 'abandoned', 'won'],
    ['broken off: a half that may not have been', '83 1', now, {}, 'abandoned', 'nothing'],
    ['broken off: corners', '166 13 total=12.5', now, {}, 'abandoned', 'back'],
    ['broken off: the winner of sets', '186 4', sets, tennis, 'retired', 'back'],
    ['broken off: the one behind', '186 5', sets, tennis, 'defaulted', 'back'],
    ['broken off: a set that was over', '202 4 setnr=1', sets, tennis, 'retired', 'won'],
    ['broken off: a set under way', '202 5 setnr=2', sets, tennis, 'retired', 'nothing'],
    ['broken off: a set never begun', '202 4 setnr=3', sets, tennis, 'retired', 'nothing'],
    ['broken off: games', '189 12 total=21.5', sets, tennis, 'retired', 'back'],
    ['broken off: games that were there', '189 12 total=14.5', sets, tennis, 'retired', 'won'],
  ])('%s: %s', (_what, leg, where, more, stage, expected) => {
    expect(progress(leg, where, { ...more, ...OVER, stage })).toBe(expected);
    // Feeds also tell it before they say that the match is over.
    expect(progress(leg, where, { ...more, stage })).toBe(expected);
  });

  test('one that waits says what is decided alone; once it is over it has broken off', () => {
    for (const stage of ['interrupted', 'suspended', 'postponed', 'delayed']) {
      expect(progress('1 1', now, { stage })).toBe('nothing');
      expect(progress('18 12 total=2.5', now, { stage })).toBe('won');
      expect(progress('1 1', now, { stage, ...OVER })).toBe('back');
    }
  });
});
