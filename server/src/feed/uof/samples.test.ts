import { describe, expect, test } from 'vitest';
import { parseMessage } from './parse';
import { attributesIn, NO_SAMPLES, sample } from '@touchline/testkit/feed/uof/samples';
import { translate } from './translate';
import { API_LIMITS, readXml, type XmlElement } from './xml';

const FEED = 'feed-mit-minus5';
const API = 'api-mit-efcasado';
const rootOf = (path: string) => readXml(sample(path), API_LIMITS);

function messageOf(path: string) {
  const parsed = parseMessage(sample(path));
  if (!parsed.ok || parsed.value.type === 'unknown') throw new Error(`${path} is not read`);
  return parsed.value;
}

/** Every element of that name, as our reader has it. */
function elements(root: XmlElement, name: string): XmlElement[] {
  return [root, ...root.children.flatMap((child) => elements(child, name))].filter(
    (each, index) => each.name === name && (index === 0 || each !== root),
  );
}

describe.skipIf(NO_SAMPLES !== null)(NO_SAMPLES ?? 'real messages are read without loss', () => {
  test('an odds change: every market, outcome and figure of it', () => {
    const path = `${FEED}/odds_change-0.xml`;
    const text = sample(path);
    const message = messageOf(path);
    if (message.type !== 'odds_change') throw new Error('not an odds change');
    const markets = attributesIn(text, 'market');
    expect(message.markets.map(({ id, specifiers }) => ({ id: String(id), specifiers }))).toEqual(
      markets.map(({ id, specifiers = '' }) => ({ id, specifiers })),
    );
    expect(message.markets.map(({ status }) => status)).toEqual(
      markets.map(({ status }) => (status === undefined ? null : Number(status))),
    );
    expect(message.markets.map(({ favourite }) => favourite)).toEqual(
      markets.map(({ favourite }) => favourite === '1'),
    );
    const outcomes = message.markets.flatMap((market) => market.outcomes);
    expect(outcomes).toEqual(
      attributesIn(text, 'outcome').map(({ id, odds, probabilities, active, team }) => ({
        id,
        odds: odds === undefined ? null : Math.round(Number(odds) * 1000),
        probability:
          probabilities === undefined ? null : Math.round(Number(probabilities) * 1e9) / 1e9,
        chances: null,
        active: active === '1',
        team: team === undefined ? null : Number(team),
      })),
    );
    expect(outcomes.length).toBeGreaterThan(40);
    expect(message.markets[0]?.metadata?.nextBetstop).toBe(12_345);
    expect(message.markets.find(({ id }) => id === 123)?.extendedSpecifiers).toBe('pero=2');
    expect(message).toMatchObject({
      bettingStatus: 1,
      betstopReason: 2,
      status: {
        score: { home: 2, away: 2 },
        clock: { matchTime: '75:02' },
        periods: [
          { home: 2, away: 0 },
          { home: 0, away: 2 },
        ],
        statistics: {
          yellowCards: { home: 1, away: 1 },
          redCards: { home: 0, away: 0 },
          yellowRedCards: { home: 0, away: 0 },
          corners: { home: 5, away: 7 },
        },
      },
    });
    const priced = translate(message).filter(({ type }) => type === 'line_priced');
    expect(priced.length).toBe(markets.length);
  });

  test('a settlement: every market and every result', () => {
    const path = `${FEED}/bet_settlement.xml`;
    const message = messageOf(path);
    if (message.type !== 'bet_settlement') throw new Error('not a settlement');
    expect(message.certainty).toBe(2);
    expect(message.markets.length).toBe(attributesIn(sample(path), 'market').length);
    expect(message.markets.flatMap(({ outcomes }) => outcomes)).toEqual(
      attributesIn(sample(path), 'outcome').map((outcome) => ({
        id: outcome['id'],
        result: Number(outcome['result']),
        voidFactor: Number(outcome['void_factor'] ?? 0) * 1000,
        deadHeatFactor:
          outcome['dead_heat_factor'] === undefined
            ? null
            : Number(outcome['dead_heat_factor']) * 10_000,
      })),
    );
  });

  test('every document that we have holds the elements that its text holds', () => {
    const files = [
      'schedule',
      'recovery_response',
      'sports',
      'summary',
      'tournament_info',
      'variants',
    ];
    for (const file of files) {
      const text = sample(`${API}/${file}.xml`);
      const root = rootOf(`${API}/${file}.xml`);
      const names = new Set([...text.matchAll(/<([a-z_]+)[\s/>]/g)].map(([, name]) => name ?? ''));
      for (const name of names) {
        const read = elements(root, name).map(({ attributes }) => ({ ...attributes }));
        expect(read, `${file} ${name}`).toEqual(attributesIn(text, name));
      }
    }
  });
});
