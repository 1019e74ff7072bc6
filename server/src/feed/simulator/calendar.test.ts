import { describe, expect, test } from 'vitest';
import { calendarOf, fixtureOf } from './calendar';
import { DAY, dayOf } from './day';
import type { Match } from './play';
import { LEAGUES } from './leagues';
import { PROGRAMME, sportsOf } from './programme';
import { matchesNear } from './stream';
import { tinyLeague, tinySport } from '@touchline/testkit/simulator/tiny-play';

const HOUR = 3_600_000;
const EPOCH = Date.UTC(2026, 10, 21, 18, 7);
const TODAY = dayOf(EPOCH);
const SPORTS = [...sportsOf('betradar'), ...sportsOf('oddin')];
const sidesOf = ({ home, away }: Match) => [home.urn, away.urn];

const daysOf = (count: number, speed = 1): Match[] => {
  const calendar = calendarOf({ seed: 7, speed, epoch: EPOCH }, SPORTS);
  return Array.from({ length: count }, (_, day) => calendar.matchesOf(TODAY + day)).flat();
};

describe('a day', () => {
  const matches = daysOf(7);

  test('has about forty matches of soccer and about ten of every other sport', () => {
    const perDay = (key: string) => matches.filter(({ sport }) => sport.key === key).length / 7;
    expect(perDay('soccer')).toBeGreaterThan(36);
    expect(perDay('soccer')).toBeLessThan(43);
    for (const { key, outright } of SPORTS.filter((sport) => sport.key !== 'soccer')) {
      if (outright || key === 'premium_cricket') continue;
      expect(perDay(key)).toBeGreaterThanOrEqual(8);
      expect(perDay(key)).toBeLessThanOrEqual(16);
    }
    expect(matches.length / 7).toBeLessThan(240);
  });

  test('has soccer at any hour, two matches at least', () => {
    const kickOffs = matches.flatMap(({ sport, kickOff }) =>
      sport.key === 'soccer' ? [kickOff] : [],
    );
    for (let at = Math.min(...kickOffs) + 2 * HOUR; at < Math.max(...kickOffs); at += HOUR / 4) {
      const on = kickOffs.filter((kickOff) => kickOff <= at && at < kickOff + 1.75 * HOUR);
      expect(on.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('never leaves a sport without a match for long', () => {
    for (const { key, outright } of SPORTS) {
      if (outright) continue;
      const starts = matches
        .filter(({ sport }) => sport.key === key)
        .map(({ kickOff }) => kickOff)
        .toSorted((one, other) => one - other);
      const pauses = starts.slice(1).map((at, index) => at - (starts[index] ?? 0));
      expect(Math.max(...pauses)).toBeLessThanOrEqual(6 * HOUR);
      if (key === 'premium_cricket') continue;
      expect(Math.max(...pauses)).toBeLessThanOrEqual(4.1 * HOUR);
    }
  });
});

test('leagues play rather at their own daytime', () => {
  const nights = daysOf(7).filter(({ sport, league, kickOff }) => {
    const hour = (kickOff / HOUR) % 24;
    return sport.key === 'soccer' && league.category.countryCode === 'DEU' && hour < 6;
  });
  expect(nights.length).toBeLessThan(7);
});

test.each([1, 60])(
  'at speed %d a match is found by its id and starts when the clock says so',
  (speed) => {
    const calendar = calendarOf({ seed: 7, speed, epoch: EPOCH }, SPORTS);
    const near = matchesNear(calendar, EPOCH);
    expect(near.length).toBeGreaterThan(200);
    for (const match of near) {
      expect(calendar.byUrn(match.urn)).toBe(match);
      const { startTime } = fixtureOf(calendar, match);
      expect(Math.abs(calendar.toFeed(startTime) - match.kickOff)).toBeLessThanOrEqual(speed);
    }
    expect(new Set(near.map(({ number }) => number)).size).toBe(near.length);
  },
);

test('a side never plays two matches of its league within three hours', () => {
  const last = new Map<string, number>();
  const matches = daysOf(60).filter(({ outright }) => !outright);
  matches.sort((one, other) => one.kickOff - other.kickOff);
  for (const match of matches) {
    for (const urn of sidesOf(match)) {
      const key = `${match.league.tournament.urn} ${urn}`;
      const since = match.kickOff - (last.get(key) ?? -Infinity);
      expect(since).toBeGreaterThan(3 * HOUR);
      last.set(key, match.kickOff);
    }
  }
});

test.each([10, 9, 2])('a season of %d clubs pairs every two at home and away', (count) => {
  const sport = tinySport({ leagues: [tinyLeague(count)] });
  const calendar = calendarOf({ seed: 7, speed: 1, epoch: EPOCH }, [sport]);
  const days = Array.from({ length: 40 }, (_, day) => calendar.matchesOf(TODAY + day)).flat();
  const all = count * (count - 1);
  const season = days.slice(0, 2 * all);
  const pairs = new Set(season.map((match) => sidesOf(match).join()));
  expect(pairs.size).toBe(all);
  const atHome = season.filter(({ home }) => home.urn === 'sr:competitor:1').length;
  expect(Math.abs(atHome - 2 * (count - 1))).toBeLessThanOrEqual(2);
});

test('players are paired by draw: nobody in two matches of a draw, and the next draw is another', () => {
  const sport = tinySport({ pairing: 'draw', leagues: [tinyLeague(24)] });
  const calendar = calendarOf({ seed: 7, speed: 1, epoch: EPOCH }, [sport]);
  const matches = [0, 1, 2].flatMap((day) => calendar.matchesOf(TODAY + day));
  const draws = Array.from({ length: 6 }, (_, draw) => matches.slice(6 * draw, 6 * draw + 6));
  const first = draws.findIndex((draw) => new Set(draw.flatMap(sidesOf)).size === 12);
  expect(first).toBeGreaterThanOrEqual(0);
  const pairs = draws.map((draw) =>
    draw.map((match) => sidesOf(match).toSorted().join()).join(' '),
  );
  expect(new Set(pairs).size).toBe(6);
});

test('what is won outright has a field, and a stage the dice and the urn of its race', () => {
  const calendar = calendarOf({ seed: 7, speed: 1, epoch: EPOCH }, SPORTS);
  const outrights = daysOf(20).filter(({ outright }) => outright);
  const stages = outrights.filter(({ type }) => type === 'stage');
  expect(new Set(outrights.map(({ type }) => type))).toEqual(
    new Set(['simple_tournament', 'season', 'stage']),
  );
  for (const stage of stages) {
    const race = calendar.byUrn(stage.outright?.parent ?? '');
    expect(race?.type).toBe('season');
    expect(race?.dice.unit(1)).toBe(stage.dice.unit(1));
    expect(stage.kickOff).toBe((race?.kickOff ?? 0) + (stage.outright?.part ?? 0) * DAY);
  }
  for (const match of outrights) {
    const fixture = fixtureOf(calendar, match);
    expect(match.urn).toMatch(new RegExp(`^sr:${match.type}:\\d+$`));
    expect([fixture.home, fixture.away]).toEqual([null, null]);
    expect(fixture.competitors?.length).toBeGreaterThan(30);
    expect(fixture.name).not.toBe('');
  }
});

test('ids of different runs differ, so that one does not settle the bets of another', () => {
  const urns = (epoch: number, seed: number) =>
    calendarOf({ seed, speed: 1, epoch }, SPORTS)
      .matchesOf(TODAY)
      .map(({ urn }) => urn);
  expect(urns(EPOCH, 7)).toEqual(urns(EPOCH, 7));
  expect(urns(EPOCH, 8)).not.toEqual(urns(EPOCH, 7));
  expect(urns(EPOCH + 1_000, 7)).not.toEqual(urns(EPOCH, 7));
});

test('ids say whose match it is', () => {
  for (const { urn, sport } of daysOf(1)) {
    expect(urn.startsWith(sport.provider === 'oddin' ? 'od:' : 'sr:')).toBe(true);
  }
});

test.each(['sr:match:1', 'sr:match:x', 'od:match:900000100', 'sr:stage:900000100', ''])(
  'no match is called %j',
  (urn) => {
    expect(calendarOf({ seed: 7, speed: 1, epoch: EPOCH }, SPORTS).byUrn(urn)).toBeNull();
  },
);

test('every sport of the programme can be played', () => {
  expect(SPORTS.map(({ key }) => key).toSorted()).toEqual(
    PROGRAMME.map(({ key }) => key).toSorted(),
  );
});

test('clubs of soccer have names, codes and ids of their own', () => {
  const clubs = LEAGUES.flatMap((league) => league.clubs);
  expect(new Set(clubs.map(({ urn }) => urn)).size).toBe(152);
  expect(new Set(clubs.map(({ name }) => name)).size).toBe(152);
  for (const { clubs: rivals } of LEAGUES) {
    expect(new Set(rivals.map(({ abbreviation }) => abbreviation)).size).toBe(rivals.length);
  }
});

test('who plays in several leagues has one id, and nobody else has it', () => {
  const names = new Map<string, string>();
  for (const { clubs } of SPORTS.flatMap(({ leagues }) => leagues)) {
    for (const { urn, name } of clubs) {
      expect(names.get(urn) ?? name).toBe(name);
      names.set(urn, name);
    }
  }
  expect(names.size).toBeGreaterThan(500);
});
