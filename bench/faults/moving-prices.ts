import { matchResult } from '@touchline/testkit/feed/markets';
import type { ScriptedMatch } from '@touchline/testkit/feed/scripted-match';
import type { ScriptedFeed } from '@touchline/testkit/feed/scripted-feed';
import type { VouchedPrices } from './vouched-prices';

const EVERY_MS = 1_000;

/** What the feed says, and what knows of it. */
interface Told {
  feed: ScriptedFeed;
  vouched: VouchedPrices;
}

/** Prices of matches that move every second while the feed talks. */
export function movingPrices(told: Told, matches: readonly ScriptedMatch[]) {
  const prices = matches.map((_, n) => 2000 + 10 * n);
  const retired = new Set<string>();
  let talking: NodeJS.Timeout | null = null;
  const say = () => {
    for (const [n, match] of matches.entries()) {
      if (retired.has(match.fixture.urn)) continue;
      prices[n] = moved(prices[n] ?? 2000);
      sayPrice(told, match, prices[n]);
    }
  };
  const quiet = () => {
    if (talking) clearInterval(talking);
    talking = null;
    told.feed.stop();
  };
  return {
    quiet,
    talk: () => {
      quiet();
      told.feed.start();
      say();
      talking = setInterval(say, EVERY_MS);
    },
    retire: (urn: string) => {
      retired.add(urn);
      told.vouched.say(urn, null);
    },
  };
}

/** The feed says a price of a match, and vouches for it. */
function sayPrice({ vouched }: Told, match: ScriptedMatch, home: number): void {
  vouched.say(match.fixture.urn, { 1: home, 2: 3400, 3: 3600 });
  void match.price(matchResult(home / 1000, 3.4, 3.6));
}

/** Up or down by a few hundredths, within what a market can be. */
function moved(price: number): number {
  const next = price + Math.round((Math.random() - 0.5) * 80);
  return Math.min(2300, Math.max(1800, next));
}
