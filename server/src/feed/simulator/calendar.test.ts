import { describe, expect, test } from 'vitest';
import { calendarOf, fixtureOf, SLOT } from './calendar';
import type { Match } from './calendar';
import { announcedAt } from './cues';
import { LEAGUES } from './leagues';
import { matchesNear } from './stream';
import { fullTime, scoreAt, storyOf } from './story';

const EPOCH = 1_790_000_123_456;

const seasons = (count: number, speed = 1): Match[] => {
  const calendar = calendarOf({ seed: 7, speed, epoch: EPOCH });
  return Array.from({ length: count }, (_, slot) => calendar.matchesOf(slot)).flat();
};

describe.each([1, 60])('at speed %d', (speed) => {
  const calendar = calendarOf({ seed: 7, speed, epoch: EPOCH });

  test('at any moment from the epoch on 20 matches are live and 100 known', () => {
    for (let sample = 0; sample < 200; sample += 1) {
      const feedTime = EPOCH + sample * 1_234_567;
      const wall = EPOCH + (feedTime - EPOCH) / speed;
      const known = matchesNear(calendar, wall, wall).filter((match) => {
        const since = feedTime - match.kickOff;
        return since >= announcedAt(match) && since < fullTime(storyOf(match));
      });
      const live = known.filter(({ kickOff }) => kickOff <= feedTime);
      expect(live.length).toBeGreaterThanOrEqual(20);
      expect(live.length).toBeLessThanOrEqual(28);
      expect(new Set(live.map(({ league }) => league)).size).toBeGreaterThanOrEqual(4);
      expect(known.length).toBeGreaterThanOrEqual(100);
    }
  });

  test('a fixture is found by its id and starts when the clock says so', () => {
    for (const match of matchesNear(calendar, EPOCH, EPOCH)) {
      expect(calendar.byUrn(match.urn)).toEqual(match);
      const { startTime } = fixtureOf(calendar, match);
      expect(Math.abs(calendar.toFeed(startTime) - match.kickOff)).toBeLessThanOrEqual(speed);
    }
  });
});

test('a club never plays two matches at once', () => {
  const busyUntil = new Map<string, number>();
  for (const match of seasons(24 * 90)) {
    const ends = match.kickOff + fullTime(storyOf(match));
    for (const { urn } of [match.home, match.away]) {
      expect(match.kickOff).toBeGreaterThan(busyUntil.get(urn) ?? 0);
      busyUntil.set(urn, ends);
    }
  }
});

test('a season pairs every two clubs of a league at home and away, without long runs of either', () => {
  const [league] = LEAGUES;
  const matches = seasons(24 * 39).filter((match) => match.league === league);
  const season = matches.filter((match) => match.kickOff < EPOCH + 24 * 37 * SLOT).slice(0, 380);
  const pairs = new Set(season.map(({ home, away }) => `${home.urn} ${away.urn}`));
  expect(pairs.size).toBeGreaterThan(360);
  const atHome = season.filter(({ home }) => home === league?.clubs[0]).length;
  expect(atHome).toBeGreaterThanOrEqual(17);
  expect(atHome).toBeLessThanOrEqual(21);
});

test('ids of different runs differ, so that one does not settle the bets of another', () => {
  const urns = (epoch: number, seed: number) =>
    calendarOf({ seed, speed: 1, epoch })
      .matchesOf(3)
      .map(({ urn }) => urn);
  expect(urns(EPOCH, 7)).toEqual(urns(EPOCH, 7));
  expect(urns(EPOCH, 8)).not.toEqual(urns(EPOCH, 7));
  expect(urns(EPOCH + 86_400_000, 7)).not.toEqual(urns(EPOCH, 7));
});

test.each(['sr:match:1', 'sr:match:x', 'sr:stage:900000100', ''])(
  'no match is called %j',
  (urn) => {
    expect(calendarOf({ seed: 7, speed: 1, epoch: EPOCH }).byUrn(urn)).toBeNull();
  },
);

test('clubs have names, codes and ids of their own', () => {
  const clubs = LEAGUES.flatMap((league) => league.clubs);
  expect(clubs).toHaveLength(152);
  expect(new Set(clubs.map(({ urn }) => urn)).size).toBe(152);
  expect(new Set(clubs.map(({ name }) => name)).size).toBe(152);
  for (const { clubs: rivals } of LEAGUES) {
    expect(rivals.length % 2).toBe(0);
    expect(new Set(rivals.map(({ abbreviation }) => abbreviation)).size).toBe(rivals.length);
  }
});

test('scores look like football', () => {
  const played = seasons(24 * 40).map((match) => ({ match, story: storyOf(match) }));
  const finals = played.map(({ story }) => scoreAt(story, fullTime(story)));
  const share = (count: number) => count / finals.length;
  const goals = share(finals.reduce((total, { home, away }) => total + home + away, 0));
  expect(goals).toBeGreaterThan(2.5);
  expect(goals).toBeLessThan(3.1);
  const homeWins = share(finals.filter(({ home, away }) => home > away).length);
  expect(homeWins).toBeGreaterThan(0.4);
  expect(homeWins).toBeLessThan(0.52);
  const expected = share(
    played.reduce((total, { story: { means } }) => total + means.home + means.away, 0),
  );
  expect(Math.abs(goals - expected)).toBeLessThan(0.12);
});
