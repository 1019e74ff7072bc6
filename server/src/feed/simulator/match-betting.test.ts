import { describe, expect, test } from 'vitest';
import { calendarOf } from './calendar';
import { dayOf } from './day';
import { tinySport } from '@touchline/testkit/simulator/tiny-play';
import { everythingOf } from '@touchline/testkit/simulator/told';
import { EPOCH, listedIn, TOLD } from '@touchline/testkit/simulator/told-matches';
import { every } from '@touchline/testkit/simulator/xml-tree';

describe('betting', () => {
  test('stops before the score changes', () => {
    for (const { messages } of TOLD) {
      let [stopped, score] = [false, 0];
      for (const message of messages) {
        const [status] = every(message, 'sport_event_status');
        if (message.name === 'bet_stop' && message.attributes['groups'] === 'all') stopped = true;
        if (message.name !== 'odds_change') continue;
        const { home_score: home = 0, away_score: away = 0 } = status?.attributes ?? {};
        if (Number(home) + Number(away) !== score) {
          expect(stopped).toBe(true);
          const listed = listedIn(message).map(({ attributes }) => attributes['status']);
          expect(listed.every((each) => each === '-1')).toBe(true);
          score = Number(home) + Number(away);
        }
        if (listedIn(message).some(({ attributes }) => attributes['status'] === '1'))
          stopped = false;
      }
    }
  });

  test('stops only in the groups of what happens', () => {
    let partial = 0;
    for (const { messages } of TOLD) {
      for (const [index, { name, attributes }] of messages.entries()) {
        if (name !== 'bet_stop' || attributes['groups'] !== 'corners') continue;
        const shown = messages[index + 1]!;
        const listed = listedIn(shown).map(
          (market) => `${market.attributes['id']} ${market.attributes['status']}`,
        );
        if (shown.name !== 'odds_change' || listed.length === 0) continue;
        expect(new Set(listed)).toEqual(new Set(['166 -1']));
        partial += 1;
      }
    }
    expect(partial).toBeGreaterThan(3);
  });

  test('is told why it stopped', () => {
    const reasons = TOLD.flatMap(({ messages }) =>
      messages.flatMap((message) => every(message, 'odds')).map(({ attributes }) => attributes),
    );
    const told = new Set(
      reasons.map((each) => `${each['betting_status']} ${each['betstop_reason']}`),
    );
    expect(told).toEqual(new Set(['undefined undefined', '1 1', 'undefined 2', 'undefined 12']));
  });

  test('is handed over from the prematch producer to the live one, whichever speaks first', () => {
    const orders = new Set<string>();
    for (const { messages } of TOLD) {
      const gives = messages.findIndex((message) =>
        listedIn(message).some(({ attributes }) => attributes['status'] === '-2'),
      );
      const takes = messages.findIndex(({ attributes }) => attributes['product'] === '1');
      expect(Math.abs(gives - takes)).toBe(1);
      orders.add(gives < takes ? 'gives first' : 'takes first');
      const later = messages.slice(Math.max(gives, takes) + 1);
      expect(later.every(({ attributes }) => attributes['product'] === '1')).toBe(true);
    }
    expect(orders.size).toBe(2);
  });

  test('of a producer that speaks for all of a match is never handed over', () => {
    const sport = tinySport({ producers: { live: 5, prematch: 5 } });
    const premium = calendarOf({ seed: 3, speed: 20, epoch: EPOCH }, [sport]);
    const [match] = premium.matchesOf(dayOf(EPOCH));
    const lines = everythingOf(premium, match!);
    expect(lines.every(({ xml }) => xml.includes(' product="5"'))).toBe(true);
    expect(lines.some(({ xml }) => / status="-2"/.test(xml))).toBe(false);
    const parts = new Set(lines.map(({ rk }) => rk.split('.').slice(1, 3).join('.')));
    expect(parts).toEqual(new Set(['pre.-', '-.live']));
  });
});
