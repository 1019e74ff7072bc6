import { beforeAll, describe, expect, test } from 'vitest';
import type { FeedLine } from '../source';
import { parseMessage } from '../uof/parse';
import { translate } from '../uof/translate';
import { calendarOf } from './calendar';
import { fullTime, scoreAt, storyOf } from './story';
import { matchFeed } from './match-feed';
import { messages } from './stream';
import { createListener, keyOf } from './testing/listener';
import { every } from './testing/xml-tree';
import type { Tree } from './testing/xml-tree';

const EPOCH = 1_790_000_123_456;
const HOUR = 3_600_000;
const SPEED = 60;
const fast = calendarOf({ seed: 3, speed: SPEED, epoch: EPOCH });
const collect = (calendar: typeof fast, from: number, to: number) => [
  ...messages(calendar, from, to),
];

describe('the run', () => {
  test('equal settings give equal lines, in whatever pieces they are asked for', () => {
    const settings = { seed: 11, speed: 1, epoch: EPOCH };
    const middle = EPOCH + 7 * 60_000 + 77;
    const end = EPOCH + HOUR / 4;
    const whole = collect(calendarOf(settings), EPOCH, end);
    const calendar = calendarOf(settings);
    expect([...collect(calendar, EPOCH, middle), ...collect(calendar, middle, end)]).toEqual(whole);
    expect(collect(calendarOf({ ...settings, seed: 12 }), EPOCH, end)).not.toEqual(whole);
  });

  test('lines come in order, and each producer is alive every ten seconds of wall time', () => {
    const lines = collect(fast, EPOCH, EPOCH + 60_000);
    expect(lines.every(({ t }, index) => t >= (lines[index - 1]?.t ?? 0))).toBe(true);
    const alive = lines.filter(({ rk }) => rk === '-.-.-.alive.-.-.-.-');
    expect(alive).toHaveLength(12);
    expect(alive[0]?.xml).toBe(
      `<?xml version="1.0" encoding="UTF-8"?><alive product="1" timestamp="${EPOCH + 100}" subscribed="1"/>`,
    );
  });

  test('a live match is priced again every 8 to 12 seconds', () => {
    const calendar = calendarOf({ seed: 3, speed: 1, epoch: EPOCH });
    const lines = collect(calendar, EPOCH, EPOCH + 240_000);
    const live = lines.filter(({ rk }) => rk.startsWith('hi.-.live.odds_change'));
    expect(live.length).toBeGreaterThan(20 * 18);
    expect(live.length).toBeLessThan(28 * 31);
  });
});

interface Heard {
  readonly line: FeedLine;
  readonly message: Tree;
}

describe('matches from announcement to end', () => {
  const listener = createListener();
  const heard = new Map<string, Heard[]>();
  beforeAll(() => {
    for (const match of fast.matchesOf(60).concat(...[61, 64, 71, 75, 80].map(fast.matchesOf))) {
      const feed = matchFeed(fast, match);
      const lines: FeedLine[] = [];
      while (feed.due() < Infinity) {
        const t = feed.due();
        const line = feed.writer.told(feed.play(), { t });
        if (line) lines.push(line);
      }
      heard.set(
        match.urn,
        lines.map((line) => ({ line, message: listener.hear(line) })),
      );
    }
  });
  const whole = () => [...heard];

  test('each match is told from fixture to final status', () => {
    expect(whole().length).toBeGreaterThan(15);
    for (const [urn, said] of whole()) {
      const kinds = said.map(({ message }) => `${message.attributes['product']} ${message.name}`);
      expect(listener.matches.get(urn)?.status).toBe('4');
      expect(kinds.slice(0, 2)).toEqual(['3 fixture_change', '3 odds_change']);
      expect(kinds.slice(-5)).toEqual([
        '1 bet_stop',
        '1 odds_change',
        '1 bet_settlement',
        '1 bet_settlement',
        '1 odds_change',
      ]);
    }
  });

  test('the adapter reads every message and has a word for it', () => {
    for (const { line } of whole().flatMap(([, said]) => said)) {
      const parsed = parseMessage(line.xml);
      if (!parsed.ok || parsed.value.type === 'unknown') throw new Error(line.xml);
      expect(translate(parsed.value).length).toBeGreaterThan(0);
    }
  });

  test('every line that was offered is settled by the final score, and nothing else is', () => {
    for (const [urn, said] of whole()) {
      const story = storyOf(fast.byUrn(urn)!);
      const score = scoreAt(story, fullTime(story));
      const offered = new Set(said.flatMap(({ message }) => listedIn(message).map(keyOf)));
      const settlements = said.filter(({ message }) => message.name === 'bet_settlement');
      const confirmed = every(settlements.at(-1)!.message, 'market');
      expect(settlements.at(-1)!.message.attributes['certainty']).toBe('2');
      expect(new Set(confirmed.map(keyOf))).toEqual(offered);
      for (const market of settlements.flatMap(({ message }) => every(message, 'market'))) {
        expect(paysOf(market)).toEqual(paysBy(market, score.home, score.away));
      }
      const scouted = settlements.slice(0, -1).flatMap(({ message }) => every(message, 'market'));
      expect(new Set(scouted.map(keyOf))).toEqual(offered);
      expect(scouted).toHaveLength(offered.size);
    }
  });

  test('betting stops before the score changes, and opens again with what is decided settled', () => {
    let goals = 0;
    for (const [, said] of whole()) {
      const settled = new Set<string>();
      let score = 0;
      said.forEach(({ message }, index) => {
        if (message.name === 'bet_settlement') {
          every(message, 'market').forEach((market) => settled.add(keyOf(market)));
        }
        if (message.name !== 'odds_change') return;
        const now = scoreIn(message);
        if (now !== score) {
          expect(said[index - 1]?.message.name).toBe('bet_stop');
          expect(listedIn(message).every(({ attributes }) => attributes['status'] === '-1')).toBe(
            true,
          );
          score = now;
          goals += 1;
        }
        for (const market of listedIn(message)) {
          expect(settled.has(keyOf(market))).toBe(false);
          const total = /total=(.*)/.exec(market.attributes['specifiers'] ?? '')?.[1];
          if (market.attributes['status'] === '1' && total)
            expect(Number(total)).toBeGreaterThan(score);
        }
      });
    }
    expect(goals).toBeGreaterThan(30);
  });

  test('the live producer takes over from prematch, whichever speaks first', () => {
    const orders = new Set<string>();
    for (const [, said] of whole()) {
      const gives = said.findIndex(({ line }) => line.xml.includes('status="-2"'));
      const takes = said.findIndex(({ message }) => message.attributes['product'] === '1');
      expect(Math.abs(gives - takes)).toBe(1);
      orders.add(gives < takes ? 'gives first' : 'takes first');
      const later = said.slice(Math.max(gives, takes) + 1);
      expect(later.every(({ message }) => message.attributes['product'] === '1')).toBe(true);
    }
    expect(orders.size).toBe(2);
  });

  test('the clock runs through both halves, rests between them and counts stoppage time apart', () => {
    const statuses = new Set<string>();
    for (const [, said] of whole()) {
      for (const { message } of said) {
        const [status] = every(message, 'sport_event_status');
        const [clock] = every(message, 'clock');
        if (!status) continue;
        const period = status.attributes['match_status'] ?? '';
        statuses.add(`${status.attributes['status']} ${period}`);
        expect(clock !== undefined).toBe(['6', '31', '7'].includes(period));
        if (period === '31')
          expect(clock?.attributes).toEqual({ match_time: '45:00', stopped: 'true' });
        if (clock?.attributes['stoppage_time']) {
          expect(clock.attributes['match_time']).toBe(period === '6' ? '45:00' : '90:00');
        }
      }
    }
    expect([...statuses].sort()).toEqual(['0 0', '1 31', '1 6', '1 7', '3 100', '4 100']);
  });

  test('prices leave the house its margin and one line of each kind is the favourite', () => {
    const open = whole()
      .flatMap(([, said]) => said.flatMap(({ message }) => listedIn(message)))
      .filter(({ attributes }) => attributes['status'] === '1');
    expect(open.length).toBeGreaterThan(5_000);
    expect(open.filter((market) => !isPricedWell(market))).toEqual([]);
    for (const [, said] of whole()) {
      const full = listedIn(said[1]!.message);
      expect(full).toHaveLength(9);
      const favourites = full.filter(({ attributes }) => attributes['favourite'] === '1');
      expect(favourites.map(({ attributes }) => attributes['id'])).toEqual(['1', '16', '18']);
    }
  });
});

function listedIn(message: Tree): Tree[] {
  return message.name === 'odds_change' ? every(message, 'market') : [];
}

/** Odds within what is offered, probabilities that sum to 1, and a margin of 1.5 to 7.5 %. */
function isPricedWell(market: Tree): boolean {
  const outcomes = market.children.map(({ attributes }) => attributes);
  const odds = outcomes.filter(({ active }) => active === '1').map((each) => Number(each['odds']));
  if (!odds.every((each) => each >= 1.01 && each <= 200)) return false;
  const expected = market.attributes['id'] === '10' ? 2 : 1;
  const certain = outcomes.reduce((total, each) => total + Number(each['probabilities']), 0);
  if (Math.abs(certain - expected) > 5e-6) return false;
  const booksum = odds.reduce((total, each) => total + 1 / each, 0) / expected;
  return odds.length < outcomes.length || (booksum > 1.015 && booksum < 1.075);
}

function scoreIn(message: Tree): number {
  const attributes = every(message, 'sport_event_status')[0]?.attributes ?? {};
  return Number(attributes['home_score'] ?? 0) + Number(attributes['away_score'] ?? 0);
}

/** What each outcome pays on a stake of 1 at odds of 3, as the settlement has it. */
function paysOf(market: Tree): Record<string, number> {
  const pays = market.children.map(({ attributes }): [string, number] => {
    const refunded = Number(attributes['void_factor'] ?? 0);
    return [attributes['id'] ?? '', refunded + (1 - refunded) * Number(attributes['result']) * 3];
  });
  return Object.fromEntries(pays);
}

/** The same from the score alone; an Asian line is two half stakes on the lines a quarter away. */
function paysBy(market: Tree, home: number, away: number): Record<string, number> {
  const line = Number(/=(.*)/.exec(market.attributes['specifiers'] ?? '')?.[1] ?? NaN);
  const won = (condition: boolean) => (condition ? 3 : 0);
  const parts = line % 0.5 === 0 ? [line, line] : [line - 0.25, line + 0.25];
  const half = (margin: number) => (margin > 0 ? 1.5 : margin === 0 ? 0.5 : 0);
  const asian = (margin: (part: number) => number) =>
    parts.reduce((total, part) => total + half(margin(part)), 0);
  switch (market.attributes['id']) {
    case '1':
      return { 1: won(home > away), 2: won(home === away), 3: won(home < away) };
    case '10':
      return { 9: won(home >= away), 10: won(home !== away), 11: won(home <= away) };
    case '29':
      return { 74: won(home > 0 && away > 0), 76: won(home === 0 || away === 0) };
    case '18':
      return { 12: asian((part) => home + away - part), 13: asian((part) => part - home - away) };
    default:
      return {
        1714: asian((part) => home + part - away),
        1715: asian((part) => away - home - part),
      };
  }
}
