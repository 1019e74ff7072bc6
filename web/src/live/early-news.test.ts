import { outcomeKey } from '@touchline/domain/bets/outcome-key';
import { aMatch, oddsNews } from '@touchline/testkit/page/live-lines';
import { listMatches } from '@touchline/wire/calls/catalogue';
import { expect, test } from 'vitest';
import { tellReply } from '../api/heard-replies';
import { keepEarlyNews } from './early-news';
import { createLiveStore } from './live-store';
import { seedMatches } from './seed';

/** A page that hears events and replies. */
function aPage() {
  const due: (() => void)[] = [];
  const live = createLiveStore({ schedule: (flush) => due.push(flush), draw: (tell) => tell() });
  const keep = keepEarlyNews(live);
  const flush = () => {
    for (const each of due.splice(0)) each();
  };
  return {
    live,
    hears: (event: ReturnType<typeof oddsNews>) => {
      keep(event);
      live.receive(event);
      flush();
    },
    reads: (...matches: ReturnType<typeof aMatch>[]) => {
      live.seed((state) => seedMatches(state, matches));
      tellReply({ call: listMatches, sent: {}, reply: {}, askedAt: 1 });
      flush();
    },
  };
}

const OVER = outcomeKey({ matchId: 7, marketId: 18, specifier: 'total=2.5', outcomeId: '12' });

test('news of a match that come before the reply that brings it, which was asked before them, are not lost', () => {
  const { live, hears, reads } = aPage();
  hears(oddsNews(8, [1800, 2200]));
  reads(aMatch({ id: 9 }));
  expect(live.get().outcomes.get(OVER)).toBeUndefined();
  reads(aMatch());
  expect(live.get().outcomes.get(OVER)?.odds).toBe(1800);
});

test('news that are older than the reply change nothing', () => {
  const { live, hears, reads } = aPage();
  hears(oddsNews(3, [1800, 2200]));
  reads(aMatch());
  expect(live.get().outcomes.get(OVER)?.odds).toBe(1500);
});

test('of news of matches that never come little is kept', () => {
  const { live, hears, reads } = aPage();
  for (let at = 0; at < 2000; at += 1) hears(oddsNews(9, [1800, 2500], { matchId: 1000 + at }));
  reads(...Array.from({ length: 2000 }, (_, at) => aMatch({ id: 1000 + at, main_market: null })));
  expect(live.get().lines.size).toBe(200);
});
