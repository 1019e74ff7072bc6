import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { SOCCER } from '../simulator/sports/soccer/soccer';
import { matchOfImport } from '../simulator/imported';
import { sportsOf } from '../simulator/programme';
import { importSeason } from './import-season';
import { importedSince } from './imported-rows';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY = 86_400_000;

const goals = [
  { name: 'One', minute: 12 },
  { name: 'Two', minute: 90, offset: 3, penalty: true },
];
const CUP = {
  name: 'Some Cup 2022',
  matches: [
    {
      date: '2022-11-20',
      time: '19:00',
      team1: 'Reds',
      team2: 'Blues',
      score: { ht: [1, 0], ft: [2, 0] },
      goals1: goals,
      goals2: [],
    },
    {
      date: '2022-11-24',
      time: '19:00',
      team1: 'Greens',
      team2: 'Reds',
      score: { ht: [0, 0], ft: [1, 1], et: [1, 1], p: [3, 4] },
    },
    {
      date: '2022-11-26',
      time: '19:00',
      team1: 'Blues',
      team2: 'Greens',
      score: { ht: [1, 0], ft: [2, 0] },
      goals1: goals,
      goals2: [],
    },
    { date: '2022-11-27', time: '19:00', team1: 'Whites', team2: 'Blacks', status: 'cancelled' },
  ],
};

let database: OpenDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

const imported = (file: object, today: string | null = null) =>
  importSeason(database.db, {
    path: '/data/some-cup.json',
    text: JSON.stringify(file),
    now: NOW,
    today,
  });

const matches = () =>
  database.db.selectFrom('matches').selectAll().orderBy('start_time').orderBy('urn').execute();

describe('an import', () => {
  it('moves a season that is over so that its middle is today', async () => {
    expect(await imported(CUP)).toEqual({
      league: 'Some Cup',
      results: 2,
      toCome: 1,
      leftOut: 1,
      days: 1456,
    });
    const [first, second, third] = await matches();
    expect(first?.start_time.toISOString()).toBe('2026-11-15T19:00:00.000Z');
    expect(second?.start_time.toISOString()).toBe('2026-11-19T19:00:00.000Z');
    expect(third?.start_time.toISOString()).toBe('2026-11-21T19:00:00.000Z');
    expect([first?.status, second?.status, third?.status]).toEqual([4, 4, 0]);
  });

  it('brings results with their halves', async () => {
    const [first] = await matches();
    expect(first?.statistics).toMatchObject({
      total_score: { home: 2, away: 0 },
      period_score: [
        { home: 1, away: 0, period_key: 'first_half' },
        { home: 1, away: 0, period_key: 'second_half' },
      ],
    });
  });

  it('of the same file again changes nothing', async () => {
    const before = await matches();
    await imported(CUP);
    expect(await matches()).toEqual(before);
  });

  it('may be told which day of the file is today', async () => {
    expect(await imported(CUP, '2022-12-31')).toMatchObject({ results: 3, toCome: 0 });
    const rows = await matches();
    expect(rows.every(({ status }) => status === 4)).toBe(true);
    const shootOut = rows.find(({ stage_code: code }) => code === 120);
    expect(shootOut?.statistics.period_score.at(-1)).toMatchObject({ home: 3, away: 4 });
  });

  it('of a file that is none is refused with the field, and leaves nothing behind', async () => {
    const before = await matches();
    await expect(imported({ name: 'x', matches: [{ date: 'soon' }] })).rejects.toThrow(
      'matches.0.date',
    );
    expect(await matches()).toEqual(before);
  });
});

describe('a match that is told again', () => {
  it('has its goals in their minutes, by the players who scored them', async () => {
    await imported(CUP, '2022-11-19');
    const [first] = await importedSince(database.db, NOW - DAY);
    const match = matchOfImport(first!, sportsOf('betradar'), (wall) => wall);
    const story = SOCCER.storyOf(match);
    const told = story.moments.filter(({ kind }) => kind === 'goal');
    expect(told.map(({ player, side, detail = null }) => [player, side, detail])).toEqual([
      ['One', 'home', null],
      ['Two', 'home', 'penalty'],
    ]);
    expect(SOCCER.standingAt(story, told[0]!.at).clock?.matchTime?.slice(0, 2)).toBe('11');
    expect(SOCCER.standingAt(story, told[1]!.at).clock?.stoppageTime?.slice(0, 2)).toBe('02');
  });

  it('ends with the score of the file, in both halves, also where no minutes are known', async () => {
    await imported(CUP, '2022-11-19');
    for (const each of await importedSince(database.db, NOW - DAY)) {
      const match = matchOfImport(each, sportsOf('betradar'), (wall) => wall);
      const story = SOCCER.storyOf(match);
      const { score, periods } = SOCCER.standingAt(story, story.length);
      expect(score).toEqual(each.told?.fullTime);
      expect(periods[0]?.score).toEqual(each.told?.halfTime);
    }
  });
});
