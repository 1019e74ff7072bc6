import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { competitionOf } from './competition';
import { kickOffOf } from './kick-off';
import { parseSeason } from './season-file';

const FILE = {
  name: 'Somewhere 2025/26',
  matches: [
    {
      round: 'Matchday 1',
      date: '2025-08-15',
      time: '20:00',
      team1: 'Reds',
      team2: { name: 'Blues', code: 'BLU' },
      score: { ht: [1, 0], ft: [2, 1], et: [2, 2], p: [4, 3] },
      goals1: [
        { name: 'Two', minute: 90, offset: 4, penalty: true },
        { name: 'One', minute: 12 },
      ],
      goals2: [{ name: 'Wrong', minute: '45+1', owngoal: true }],
      events: [
        { t: 'red', minute: '90+2', player: 'THREE', team: 2 },
        { t: 'sub', minute: '60', out: 'Four', in: 'Five', team: 1 },
        { t: 'streaker', minute: '61', team: 1 },
      ],
    },
  ],
};

const parsed = () => parseSeason(JSON.stringify(FILE)).matches[0]!;

describe('a season file', () => {
  it('gives its goals in the order of time, an own goal to the side that gets it', () => {
    expect(parsed().goals).toEqual([
      { kind: 'goal', side: 'home', minute: 12, added: 0, player: 'One', detail: null },
      { kind: 'goal', side: 'away', minute: 45, added: 1, player: 'Wrong', detail: 'own_goal' },
      { kind: 'goal', side: 'home', minute: 90, added: 4, player: 'Two', detail: 'penalty' },
    ]);
  });

  it('gives cards and substitutions, and leaves out what is neither', () => {
    expect(parsed().events.map(({ kind, side, player }) => [kind, side, player])).toEqual([
      ['substitution', 'home', 'Five'],
      ['red_card', 'away', 'THREE'],
    ]);
  });

  it('keeps every score apart', () => {
    expect(parsed().score).toEqual({
      halfTime: [1, 0],
      fullTime: [2, 1],
      extraTime: [2, 2],
      penalties: [4, 3],
    });
    expect(parsed().away).toEqual({ name: 'Blues', code: 'BLU' });
  });

  it.each([
    ['an empty score', { score: {} }],
    ['no score', { score: undefined }],
  ])('a match with %s has not been played', (_what, more) => {
    const text = JSON.stringify({ ...FILE, matches: [{ ...FILE.matches[0], ...more }] });
    expect(parseSeason(text).matches[0]?.score).toBeNull();
  });

  it('may be written in rounds, with the score in two numbers', () => {
    const old = { date: '2018-06-14', team1: { name: 'A' }, team2: { name: 'B' } };
    const match = { ...old, score1: 5, score2: 0, score1i: 2, score2i: 0 };
    const text = JSON.stringify({ name: 'Old', rounds: [{ name: 'Day 1', matches: [match] }] });
    expect(parseSeason(text).matches[0]).toMatchObject({
      round: 'Day 1',
      score: { halfTime: [2, 0], fullTime: [5, 0] },
      goals: null,
      time: null,
    });
  });

  it.each([
    ['a date that is none', { date: 'Friday' }, 'matches.0.date'],
    ['a score that is no pair', { score: { ft: [1] } }, 'matches.0.score.ft'],
    ['a side without a name', { team1: '' }, 'matches.0.team1'],
  ])('is refused for %s, with the field', (_what, more, field) => {
    const text = JSON.stringify({ ...FILE, matches: [{ ...FILE.matches[0], ...more }] });
    expect(() => parseSeason(text)).toThrow(field);
  });
});

describe('a kick-off', () => {
  it.each([
    ['2025-08-15', '20:00', null, 'Europe/London', '2025-08-15T19:00:00Z'],
    ['2025-12-26', '12:30', null, 'Europe/London', '2025-12-26T12:30:00Z'],
    ['2025-03-30', '15:00', null, 'Europe/Berlin', '2025-03-30T13:00:00Z'],
    ['2025-10-26', '02:30', null, 'America/New_York', '2025-10-26T06:30:00Z'],
    ['2018-06-14', '18:00', 3, 'UTC', '2018-06-14T15:00:00Z'],
    ['2025-05-01', null, null, 'UTC', '2025-05-01T15:00:00Z'],
  ])('%s %s in its zone is %s %s %s', (date, time, utcOffset, zone, expected) => {
    expect(new Date(kickOffOf({ date, time, utcOffset }, zone)).toISOString()).toBe(
      expected.replace('Z', '.000Z'),
    );
  });

  it.each([
    ['from summer into winter', '2025-08-15', 118, 'Europe/London', '2025-12-11T20:00:00.000Z'],
    ['from winter into summer', '2025-12-26', 118, 'Europe/London', '2026-04-23T19:00:00.000Z'],
    [
      'onto the day the clocks change',
      '2025-08-15',
      72,
      'Europe/London',
      '2025-10-26T20:00:00.000Z',
    ],
    ['back over a change', '2025-04-01', -7, 'America/New_York', '2025-03-26T00:00:00.000Z'],
    ['back over no change', '2025-03-20', -20, 'America/New_York', '2025-03-01T01:00:00.000Z'],
  ])('moved %s is at the same hour by the clocks there', (_what, date, days, zone, expected) => {
    const moved = kickOffOf({ date, time: '20:00', utcOffset: null }, zone, days);
    expect(new Date(moved).toISOString()).toBe(expected);
  });
});

describe('a file name', () => {
  it.each([
    ['leagues/2025-26_en.1.json', 'en.1', 'England'],
    ['/data/2025-26/de.2.json', 'de.2', 'Germany'],
    ['worldcup-2022.json', 'worldcup', 'International'],
    ['2025_mls.json', 'mls', 'USA'],
    ['2024-25_uefa.cl.json', 'uefa.cl', 'International Clubs'],
    ['anything.json', 'anything', 'International'],
  ])('%s is of %s in %s', (path, key, country) => {
    expect(competitionOf(path)).toMatchObject({ key, country });
  });
});

const { TOUCHLINE_DATA } = process.env;

describe.skipIf(!TOUCHLINE_DATA)('every file of openfootball (TOUCHLINE_DATA)', () => {
  const folder = join(TOUCHLINE_DATA ?? '', 'openfootball');
  const paths = ['leagues', 'tournaments'].flatMap((part) =>
    TOUCHLINE_DATA ? readdirSync(join(folder, part)).map((name) => join(folder, part, name)) : [],
  );

  it.each(paths)('%s is read whole, and its goals add up', (path) => {
    const text = readFileSync(path, 'utf8');
    const season = parseSeason(text);
    expect(season.matches.length).toBe(JSON.parse(text).matches.length);
    const { zone } = competitionOf(path);
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
    });
    for (const match of season.matches) {
      for (const days of [0, 100, 200, -130]) {
        const moved = kickOffOf(match, zone, days);
        expect(moved).toBeGreaterThan(0);
        if (match.utcOffset === null && match.time) expect(clock.format(moved)).toBe(match.time);
      }
      if (!match.score || !match.goals) continue;
      const [home, away] = match.score.extraTime ?? match.score.fullTime;
      const count = (side: string) => match.goals?.filter((each) => each.side === side).length;
      expect([count('home'), count('away')]).toEqual([home, away]);
    }
  });
});
