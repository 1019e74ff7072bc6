import { stageKey } from '@touchline/domain/feed/stage';
import { describe, expect, test } from 'vitest';
import { attributesIn, NO_SAMPLES, sample } from '@touchline/testkit/feed/uof/samples';
import { API_LIMITS, readXml } from '../xml';
import {
  readCodes,
  readMarkets,
  readMatchStatuses,
  readProducers,
  readVariants,
} from './read-descriptions';

const unlost = (reason: string): void => {
  throw new Error(reason);
};

const FEED = 'feed-mit-minus5';
const API = 'api-mit-efcasado';
const rootOf = (path: string) => readXml(sample(path), API_LIMITS);

describe.skipIf(NO_SAMPLES !== null)(
  NO_SAMPLES ?? 'real descriptions are read without loss',
  () => {
    test.each([`${API}/markets.xml`, `${FEED}/markets-0.xml`])(
      '%s: every market, name, group, specifier and outcome',
      (path) => {
        const text = sample(path);
        const markets = readMarkets(rootOf(path), unlost);
        const described = attributesIn(text, 'market');
        expect(
          markets.map(({ id, name, groups, variant }) => [String(id), name, groups, variant]),
        ).toEqual(
          described.map(({ id, name, groups = 'all', variant = null }) => [
            id,
            name,
            groups.split('|'),
            variant,
          ]),
        );
        expect(markets.map(({ outcomesOf }) => outcomesOf)).toEqual(
          described.map((market) => market['includes_outcomes_of_type'] ?? null),
        );
        expect(markets.flatMap(({ specifiers }) => specifiers)).toEqual(
          attributesIn(text, 'specifier').map(({ name, type }) => ({ name, type })),
        );
        expect(markets.flatMap(({ outcomes }) => outcomes)).toEqual(
          attributesIn(text, 'outcome').map(({ id, name }) => ({ id, name })),
        );
        expect(markets.flatMap(({ attributes }) => attributes)).toEqual(
          attributesIn(text, 'attribute'),
        );
      },
    );

    test('variants: every one with its outcomes', () => {
      const text = sample(`${API}/variants.xml`);
      const variants = readVariants(rootOf(`${API}/variants.xml`), unlost);
      expect(variants.map(({ variant }) => variant)).toEqual(
        attributesIn(text, 'variant').map(({ id }) => id),
      );
      expect(variants.flatMap(({ outcomes }) => outcomes)).toEqual(attributesIn(text, 'outcome'));
    });

    test('stages of play: every one, with its sports, and each has a name of ours', () => {
      const text = sample(`${API}/match_status.xml`);
      const statuses = readMatchStatuses(rootOf(`${API}/match_status.xml`));
      expect(statuses.map(({ id, description, period }) => ({ id, description, period }))).toEqual(
        attributesIn(text, 'match_status').map((status) => ({
          id: Number(status['id']),
          description: status['description'],
          period: status['period_number'] === undefined ? null : Number(status['period_number']),
        })),
      );
      expect(statuses.flatMap(({ sports }) => sports ?? [])).toEqual(
        attributesIn(text, 'sport').map(({ id }) => id),
      );
      expect(statuses.filter(({ id }) => id !== 0 && stageKey(id) === null)).toEqual([]);
    });

    test.each([
      ['void_reasons', 'void_reason'],
      ['betstop_reasons', 'betstop_reason'],
      ['betting_status', 'betting_status'],
    ])('%s: every code', (file, name) => {
      expect(readCodes(rootOf(`${API}/${file}.xml`), name)).toEqual(
        attributesIn(sample(`${API}/${file}.xml`), name).map(({ id, description }) => ({
          id: Number(id),
          description,
        })),
      );
    });

    test('producers: every one, with the part of the path that asks it', () => {
      const producers = readProducers(rootOf(`${API}/producers.xml`));
      expect(producers.length).toBe(
        attributesIn(sample(`${API}/producers.xml`), 'producer').length,
      );
      expect(producers.slice(0, 2)).toEqual([
        {
          id: 1,
          name: 'LO',
          description: 'Live Odds',
          product: 'liveodds',
          isActive: true,
          scopes: ['live'],
          recoveryWindowMinutes: 600,
        },
        {
          id: 3,
          name: 'Ctrl',
          description: 'Betradar Ctrl',
          product: 'pre',
          isActive: true,
          scopes: ['prematch'],
          recoveryWindowMinutes: 4320,
        },
      ]);
    });
  },
);
