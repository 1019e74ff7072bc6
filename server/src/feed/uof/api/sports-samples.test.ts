import { describe, expect, test } from 'vitest';
import { parseEventStatus } from '../parse-status';
import { attributesIn, NO_SAMPLES, sample } from '@touchline/testkit/feed/uof/samples';
import { API_LIMITS, childOf, readXml } from '../xml';
import { readSelections } from './read-custom-bet';
import { readBookmaker } from './read-descriptions';
import { readFixture } from './read-fixture';
import {
  outrightOf,
  readCategories,
  readCompetitorProfile,
  readPlayerProfile,
  readSports,
  readTournamentInfo,
} from './read-sports';

const FEED = 'feed-mit-minus5';
const API = 'api-mit-efcasado';
const rootOf = (path: string) => readXml(sample(path), API_LIMITS);

describe.skipIf(NO_SAMPLES !== null)(
  NO_SAMPLES ?? 'real sports, fixtures and profiles are read without loss',
  () => {
    test('sports, categories and whoever asks', () => {
      expect(readSports(rootOf(`${API}/sports.xml`))).toEqual(
        attributesIn(sample(`${API}/sports.xml`), 'sport').map(({ id, name }) => ({
          urn: id,
          name,
        })),
      );
      const categories = attributesIn(sample(`${API}/categories.xml`), 'category');
      expect(readCategories(rootOf(`${API}/categories.xml`))).toEqual(
        categories.map((category) => ({
          urn: category['id'],
          name: category['name'],
          countryCode: category['country_code'] ?? '',
        })),
      );
      expect(readBookmaker(rootOf(`${API}/whoami.xml`))).toEqual({
        id: 11_111,
        virtualHost: '/unifiedfeed/11111',
        expiresAt: Date.UTC(2023, 1, 3, 22, 50, 17),
      });
    });

    test.each([`${FEED}/fixture-0.xml`, `${FEED}/fixture-1.xml`, `${API}/fixture.xml`])(
      '%s: who plays whom, where and when',
      (path) => {
        const text = sample(path);
        const fixture = childOf(rootOf(path), 'fixture');
        if (!fixture) throw new Error('no fixture');
        const read = readFixture(fixture);
        const [told] = attributesIn(text, 'fixture');
        const teams = attributesIn(text, 'competitor');
        expect([read.home, read.away]).toEqual(
          teams.map((team) => ({
            urn: team['id'],
            name: team['name'],
            abbreviation: team['abbreviation'],
            countryCode: team['country_code'],
          })),
        );
        expect(read).toMatchObject({
          urn: told?.['id'],
          type: 'match',
          startTime: Date.parse(told?.['start_time'] ?? ''),
          sport: { urn: 'sr:sport:1', name: 'Soccer' },
          tournament: { urn: attributesIn(text, 'tournament')[0]?.['id'] },
          category: { urn: attributesIn(text, 'category')[0]?.['id'] },
        });
        const [venue] = attributesIn(text, 'venue');
        expect(read.venue).toEqual(venue && { name: venue['name'], city: venue['city_name'] });
      },
    );

    test('a summary: the event, and where it stands', () => {
      const root = rootOf(`${API}/summary.xml`);
      const [event, status] = [childOf(root, 'sport_event'), childOf(root, 'sport_event_status')];
      if (!event || !status) throw new Error('no summary');
      expect(readFixture(event).home?.name).toBe('VfL Eintracht Hagen');
      expect(parseEventStatus(status)).toMatchObject({
        status: 4,
        matchStatus: 100,
        score: { home: 30, away: 31 },
        periods: [
          { number: 1, type: 'regular_period', home: 13, away: 16 },
          { number: 2, type: 'regular_period', home: 17, away: 15 },
        ],
        results: [{ matchStatusCode: 100, home: 30, away: 31 }],
      });
    });

    test('a tournament: its season, its groups and all who take part, as an event to be won outright', () => {
      const text = sample(`${API}/tournament_info.xml`);
      const info = readTournamentInfo(rootOf(`${API}/tournament_info.xml`));
      const competitors = info.groups.flatMap((group) => group.competitors);
      expect(competitors.map(({ urn, name }) => [urn, name])).toEqual(
        attributesIn(text, 'competitor').map(({ id, name }) => [id, name]),
      );
      expect(info.season).toEqual({
        urn: 'sr:season:106479',
        name: 'UEFA Champions League 23/24',
        start: Date.UTC(2023, 5, 27),
        end: Date.UTC(2024, 5, 1),
      });
      const outright = outrightOf('sr:season:106479', info);
      expect(outright).toMatchObject({
        type: 'season',
        name: 'UEFA Champions League 23/24',
        startTime: Date.UTC(2023, 5, 27),
        home: null,
        away: null,
        tournament: { urn: 'sr:tournament:7' },
      });
      expect(new Set(outright?.competitors?.map(({ urn }) => urn))).toEqual(
        new Set(competitors.map(({ urn }) => urn)),
      );
    });

    test('profiles: a club with every player, and players alone', () => {
      const text = sample(`${API}/competitor_profile.xml`);
      const club = readCompetitorProfile(rootOf(`${API}/competitor_profile.xml`));
      expect(club).toMatchObject({
        name: 'Bayern Munich',
        countryCode: 'DEU',
        venue: { name: 'Allianz Arena', capacity: 75_000, city: 'Munich' },
        manager: { name: 'Tuchel, Thomas' },
      });
      expect(
        club.players.map((player) => [player.urn, player.name, player.fullName, player.shirt]),
      ).toEqual(
        attributesIn(text, 'player').map((player) => [
          player['id'],
          player['name'],
          player['full_name'],
          Number(player['jersey_number']),
        ]),
      );
      expect(club.jerseys.length).toBe(4);
      const woman = readPlayerProfile(rootOf(`${FEED}/player_profile_f.xml`));
      expect(woman).toMatchObject({
        urn: 'sr:player:948',
        fullName: 'Lee Jessica',
        position: 'forward',
        born: Date.UTC(1989, 8, 19),
        height: 167,
        gender: 'female',
      });
    });

    test('selections that can be combined: every outcome of every line', () => {
      const text = sample(`${API}/available_selections.xml`);
      const root = rootOf(`${API}/available_selections.xml`);
      const picks = readSelections(root, 'sr:match:42430779');
      expect(picks.length).toBe(attributesIn(text, 'outcome').length);
      const lines = new Set(picks.map(({ marketId, specifier }) => `${marketId} ${specifier}`));
      expect(lines.size).toBe(attributesIn(text, 'market').length);
      expect(readSelections(root, 'sr:match:1')).toEqual([]);
    });
  },
);
