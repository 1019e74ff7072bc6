import { flagOf } from '@touchline/domain/region';
import { expect, test } from 'vitest';
import { seldomPlayed, worldLeagues } from './atlas';
import { calendarOf } from './calendar';
import { dayOf } from './day';
import { LEAGUES } from './leagues';
import { seldomSports, sportsOf } from './programme';

const listed = worldLeagues();
const all = [...LEAGUES.map(({ tournament, category }) => ({ tournament, category })), ...listed];

test('soccer is played in 60 countries and 900 leagues, each of them once', () => {
  const countries = new Map(all.map(({ category }) => [category.urn, category]));
  expect(countries.size).toBe(60);
  expect(new Set([...countries.values()].map(({ countryCode }) => countryCode)).size).toBe(60);
  expect(new Set(all.map(({ tournament }) => tournament.urn)).size).toBe(900);
  const named = all.map(({ tournament, category }) => `${category.name}: ${tournament.name}`);
  expect(new Set(named).size).toBe(900);
});

test('each country has a flag', () => {
  expect(all.filter(({ category }) => flagOf(category.countryCode) === undefined)).toEqual([]);
});

test('a first league has a lower number than those below it, and so stands before them', () => {
  const first = listed.find(({ tournament }) => tournament.name === 'Süper Lig');
  const number = (urn = '') => Number(urn.split(':').at(-1));
  const others = listed.filter(
    ({ category, tournament }) =>
      category.name === 'Turkey' && tournament.urn !== first?.tournament.urn,
  );
  expect(others).toHaveLength(14);
  for (const { tournament } of others) {
    expect(number(tournament.urn)).toBeGreaterThan(number(first?.tournament.urn));
  }
});

test('of some first leagues each plays one match in two weeks, by clubs of its own', () => {
  const leagues = seldomPlayed();
  const sports = [...sportsOf('betradar'), ...seldomSports()];
  const epoch = Date.parse('2026-05-01T00:00:00Z');
  const calendar = calendarOf({ seed: 1, speed: 1, epoch }, sports);
  const days = Array.from({ length: leagues.length }, (_, day) => dayOf(epoch) + day);
  const played = days
    .flatMap((day) => calendar.matchesOf(day))
    .filter(({ league }) =>
      leagues.some(({ tournament }) => tournament.urn === league.tournament.urn),
    );
  expect(played.map(({ league }) => league.tournament.urn).toSorted()).toEqual(
    leagues.map(({ tournament }) => tournament.urn).toSorted(),
  );
  for (const match of played) expect(calendar.byUrn(match.urn)?.home).toBe(match.home);
  const clubs = leagues.flatMap((league) => league.clubs.map(({ urn }) => urn));
  expect(new Set(clubs).size).toBe(clubs.length);
});
