import { describe, expect, test } from 'vitest';
import { providerApi } from './api';
import { calendarOf, fixtureOf } from './calendar';
import { cupSports } from './cups';
import { dayOf } from './day';
import { bookOf } from './book';
import type { Match } from './play';

const EPOCH = Date.UTC(2026, 10, 21, 18);
const calendar = calendarOf({ seed: 7, speed: 1, epoch: EPOCH }, cupSports());
const events = Array.from({ length: 14 }, (_, day) =>
  calendar.matchesOf(dayOf(EPOCH) + day),
).flat();
const called = (name: string): Match => {
  const found = events.find(({ outright }) => outright?.name === name);
  if (!found) throw new Error(`nothing is called ${name}`);
  return found;
};
const GROUPS = ['A1', 'A2', 'A3', 'A4'].map((group) => `Nations League A, Group ${group}`);
const winnerOf = (match: Match) => {
  const { rules } = match.sport;
  const story = rules.storyOf(match);
  const { winner } = rules.tallyAt(story, story.length).facts;
  return match.outright?.field[Number(winner) - 1]?.name;
};

test('of each kind there is something within two weeks: who wins a cup, and its groups, and who scores most', () => {
  const names = events.map((event) => `${event.type} ${fixtureOf(calendar, event).name}`);
  expect(names.toSorted()).toEqual(
    [
      'season UEFA Champions League',
      'season UEFA Champions League, top scorer',
      'season UEFA Nations League A',
      ...GROUPS.map((name) => `stage ${name}`),
    ].toSorted(),
  );
});

test('a group is part of its cup, with its own four, and as many points in both', async () => {
  const cup = called('UEFA Nations League A');
  const api = providerApi(calendar, () => EPOCH);
  const taking: (string | undefined)[] = [];
  for (const name of GROUPS) {
    const group = called(name);
    const fixture = await api.fixture(group.urn);
    expect(fixture).toMatchObject({ parent: cup.urn, home: null, away: null });
    expect(fixture.competitors).toHaveLength(4);
    taking.push(...(fixture.competitors ?? []).map(({ urn }) => urn));
    const { rules } = group.sport;
    const fieldOf = (match: Match) => {
      const story = rules.storyOf(match);
      return new Map(rules.standingAt(story, story.length).field?.map((row) => [row.urn, row]));
    };
    const whole = fieldOf(cup);
    for (const { urn, result } of fieldOf(group).values()) {
      expect(whole.get(urn)?.result).toEqual(result);
    }
  }
  expect(taking).toEqual((await api.fixture(cup.urn)).competitors?.map(({ urn }) => urn));
});

test('clubs are those that play in their leagues, and scorers are players', async () => {
  const clubs = fixtureOf(calendar, called('UEFA Champions League')).competitors ?? [];
  expect(clubs).toHaveLength(36);
  expect(clubs.map(({ name }) => name)).toContain('Arsenal');
  const { competitors = [] } = fixtureOf(calendar, called('UEFA Champions League, top scorer'));
  expect(competitors).toHaveLength(24);
  expect(competitors.every(({ urn }) => urn.startsWith('sr:player:'))).toBe(true);
});

describe.each([
  ['UEFA Champions League', ['804/', '805/pos=8', '805/pos=24']],
  ['UEFA Nations League A', ['804/', '805/pos=4']],
  ['Nations League A, Group A3', ['804/', '805/pos=2']],
  ['UEFA Champions League, top scorer', ['804/', '805/pos=3', '805/pos=10']],
])('%s', (name, lines) => {
  const match = called(name);

  test('has a price for whoever may win, and for coming in among the first', () => {
    const book = bookOf(match, 1);
    const offered = book.offered(2).map(({ market, specifier }) => `${market}/${specifier}`);
    expect(offered).toEqual(expect.arrayContaining(lines));
    expect(offered.some((line) => line.startsWith('807/'))).toBe(true);
  });

  test('is won by each about as often as it is priced', () => {
    const { rules } = match.sport;
    const story = rules.storyOf(match);
    const [model] = rules.modelOf(match, story, -1, { home: 0, away: 0 });
    const chances = new Map<string, number>();
    const winners = model?.facts['winner'] ?? [];
    for (const winner of winners) {
      const club = match.outright?.field[winner - 1]?.name ?? '';
      chances.set(club, (chances.get(club) ?? 0) + 1 / winners.length);
    }
    const won = new Map<string, number>();
    const RUNS = 400;
    for (let run = 0; run < RUNS; run += 1) {
      const other = calendarOf({ seed: run, speed: 1, epoch: EPOCH }, [match.sport]);
      const found = Array.from({ length: 14 }, (_, day) => other.matchesOf(dayOf(EPOCH) + day))
        .flat()
        .find(({ outright }) => outright?.name === name);
      const winner = (found && winnerOf(found)) ?? '';
      won.set(winner, (won.get(winner) ?? 0) + 1 / RUNS);
    }
    for (const { name: club } of match.outright?.field ?? []) {
      const [chance, share] = [chances.get(club) ?? 0, won.get(club) ?? 0];
      expect(Math.abs(chance - share), `${club}: ${chance}, ${share}`).toBeLessThan(0.1);
    }
  });
});
