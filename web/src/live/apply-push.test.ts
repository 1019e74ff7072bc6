import type { OutcomeKey } from '@touchline/domain/bets/outcome-key';
import type { PushEvent } from '@touchline/wire/push/events';
import { expect, test } from 'vitest';
import { applyAll, applyPush } from './apply-push';
import { NOTHING_LIVE } from './live-state';
import { seedMarkets, seedMatches } from './seed';
import { aMarket, aMatch, oddsNews } from '@touchline/testkit/page/live-lines';

const OVER = '7/18/total=2.5/12' as OutcomeKey;
const UNDER = '7/18/total=2.5/13' as OutcomeKey;
const seeded = seedMatches(NOTHING_LIVE, [aMatch()]);

test.each([
  ['higher odds move up', 1600, 1],
  ['lower odds move down', 1400, -1],
] as const)('%s', (_rule, now, moved) => {
  const outcome = applyPush(seeded, oddsNews(6, [now, 2500])).outcomes.get(OVER);
  expect(outcome).toMatchObject({ odds: now, moved, active: true, version: 6 });
});

test('of a line that changed, an outcome that did not stays as it was', () => {
  const next = applyPush(seeded, oddsNews(6, [1600, 2500]));
  expect(next.outcomes.get(UNDER)).toBe(seeded.outcomes.get(UNDER));
  expect(next.outcomes.get(OVER)).not.toBe(seeded.outcomes.get(OVER));
});

test.each([
  ['older', 4],
  ['equally old', 5],
])('%s news changes nothing', (_rule, version) => {
  expect(applyPush(seeded, oddsNews(version, [9000, 9000]))).toBe(seeded);
});

test('many at once come to the same as one after the other, and what was before stays', () => {
  const events = [
    oddsNews(6, [1600, 2400], { available: 12 }),
    oddsNews(5, [1900, 2900]),
    oddsNews(7, [1700, 2400], { status: -1 }),
  ];
  const before = structuredClone(seeded);
  expect(applyAll(seeded, events)).toEqual(
    events.reduce((state, each) => applyPush(state, each), seeded),
  );
  expect(seeded).toEqual(before);
});

test('the same news twice changes nothing the second time', () => {
  const once = applyPush(seeded, oddsNews(6, [1600, 2400]));
  expect(applyPush(once, oddsNews(6, [1600, 2400]))).toBe(once);
});

test('an outcome without a price keeps its last odds and takes no bets', () => {
  const outcome = applyPush(seeded, oddsNews(6, [null, 2500])).outcomes.get(OVER);
  expect(outcome).toMatchObject({ odds: 1500, active: false });
});

test('a suspension reaches outcomes that it does not name', () => {
  const news: PushEvent = {
    event_name: 'markets_changed',
    message: {
      match_id: 7,
      version: 6,
      markets: [{ id: 18, specifier: 'total=2.5', status: -1, most_balanced: true, outcomes: [] }],
    },
  };
  const state = applyPush(seeded, news);
  expect(state.outcomes.get(OVER)).toMatchObject({ status: -1, odds: 1500 });
  expect(state.outcomes.get(UNDER)).toMatchObject({ status: -1, odds: 2500 });
  expect(state.lines.get('7/18/total=2.5')).toMatchObject({ status: -1, outcomeIds: ['12', '13'] });
});

test('news of a match that is not on the page is not kept', () => {
  expect(applyPush(seeded, oddsNews(6, [1600, 2400], { matchId: 8 }))).toBe(seeded);
});

test('a new line of a known match is kept', () => {
  const before = seedMatches(NOTHING_LIVE, [aMatch({ main_market: null })]);
  expect(applyPush(before, oddsNews(6, [1600, 2400])).outcomes.get(OVER)?.odds).toBe(1600);
});

test('the count of markets follows its newest news', () => {
  const news = oddsNews(7, [1500, 2500], { available: 12 });
  expect(applyPush(seeded, news).matches.get(7)?.availableMarkets).toBe(12);
});

test('what did not change stays the same object', () => {
  const state = applyPush(seeded, oddsNews(6, [1600, 2400]));
  expect(state.matches).toBe(seeded.matches);
  expect(state.down).toBe(seeded.down);
});

test.each([
  ['newer news of the status is taken', 6, 4],
  ['older news of the status is not', 5, 1],
])('%s', (_rule, version, status) => {
  const { statistics } = aMatch();
  const state = applyPush(seeded, {
    event_name: 'match_status_changed',
    message: { match_id: 7, version, status: 4, stage: 'ended', statistics },
  });
  expect(state.matches.get(7)?.status).toBe(status);
});

test('a provider goes down and comes back', () => {
  const news = (status: 'active' | 'down'): PushEvent => ({
    event_name: 'provider_status_changed',
    message: { provider: 'betradar', status },
  });
  const down = applyPush(seeded, news('down'));
  expect([...down.down]).toEqual(['betradar']);
  expect(applyPush(down, news('down'))).toBe(down);
  expect(applyPush(down, news('active')).down.size).toBe(0);
});

test('a changed match on the page is taken over; another is not', () => {
  const changed = aMatch({ version: 6, stage: 'halftime' });
  const news = (match: typeof changed): PushEvent => ({
    event_name: 'match_changed',
    message: { match },
  });
  expect(applyPush(seeded, news(changed)).matches.get(7)?.stage).toBe('halftime');
  expect(applyPush(seeded, news(aMatch({ id: 8 })))).toBe(seeded);
});

test('a reply that is older than the news does not undo it', () => {
  const state = applyPush(seeded, oddsNews(9, [1600, 2400]));
  const later = seedMarkets(state, [aMarket({ version: 8 })]);
  expect(later.outcomes.get(OVER)?.odds).toBe(1600);
});

test('a newer reply is taken over without a movement', () => {
  const later = seedMarkets(seeded, [
    aMarket({ version: 8, outcomes: [{ id: '12', name: '', active: false, odds: null }] }),
  ]);
  expect(later.outcomes.get(OVER)).toMatchObject({ odds: null, moved: 0, version: 8 });
});

test('when a line will be closed is as the newest news of it says', () => {
  const stop = '2026-06-01T18:00:00.000Z';
  const news = (version: number, next_bet_stop?: string | null): PushEvent => {
    const line = { id: 18, specifier: 'total=2.5', status: 1 as const, most_balanced: true };
    const told = next_bet_stop === undefined ? line : { ...line, next_bet_stop };
    return {
      event_name: 'markets_changed',
      message: { match_id: 7, version, markets: [{ ...told, outcomes: [] }] },
    };
  };
  const stopOf = (state: typeof seeded) => state.lines.get('7/18/total=2.5')?.nextBetStop;
  const closing = applyPush(seeded, news(6, stop));
  const silent = applyPush(closing, news(7));
  expect(stopOf(seeded)).toBe(null);
  expect(stopOf(closing)).toBe(stop);
  expect(stopOf(silent)).toBe(stop);
  expect(stopOf(applyPush(silent, news(8, null)))).toBe(null);
});

test('after a push a line is known as a reply of the same version would tell it', () => {
  const stop = '2026-06-01T18:00:00.000Z';
  const before = seedMatches(NOTHING_LIVE, [aMatch()]);
  const { id, specifier, status, most_balanced, outcomes } = aMarket();
  const change = { id, specifier, status, most_balanced, next_bet_stop: stop, outcomes };
  const pushed = applyPush(before, {
    event_name: 'markets_changed',
    message: { match_id: 7, version: 6, markets: [change] },
  });
  const reply = aMarket({ version: 6, next_bet_stop: stop });
  const reloaded = seedMarkets(seedMatches(NOTHING_LIVE, [aMatch()]), [reply]);
  expect(pushed.lines).toEqual(reloaded.lines);
});
