import type { ScriptedFeed } from '@touchline/testkit/feed/scripted-feed';
import type { VouchedPrices } from './vouched-prices';

const EVERY_MS = 1_000;

/** What the feed says, and what knows of it. */
interface Told {
  feed: ScriptedFeed;
  vouched: VouchedPrices;
}

/** Prices of matches that move every second while the feed talks. */
export function movingPrices(told: Told, urns: readonly string[]) {
  const prices = urns.map((_, n) => 2000 + 10 * n);
  const retired = new Set<string>();
  let talking: NodeJS.Timeout | null = null;
  const say = () => {
    for (const [n, urn] of urns.entries()) {
      if (retired.has(urn)) continue;
      prices[n] = moved(prices[n] ?? 2000);
      sayPrice(told, urn, prices[n]);
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
function sayPrice({ feed, vouched }: Told, urn: string, home: number): void {
  const prices = { 1: home, 2: 3400, 3: 3600 };
  vouched.say(urn, prices);
  feed.price(urn, { 1: prices[1] / 1000, 2: prices[2] / 1000, 3: prices[3] / 1000 });
}

/** Up or down by a few hundredths, within what a market can be. */
function moved(price: number): number {
  const next = price + Math.round((Math.random() - 0.5) * 80);
  return Math.min(2300, Math.max(1800, next));
}
