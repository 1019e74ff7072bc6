import { setTimeout as pause } from 'node:timers/promises';
import type { LiveMatches } from '../ssr/live-matches';

/** How often changes are let in, in ms. */
const TICK_MS = 20;
/** How far the changes let in at once may lie behind, in ms. */
const MOST_BEHIND_MS = 250;
/** The number of the market of three ways, and its outcomes. */
const MAIN = 1;
const OUTCOMES = ['1', '2', '3'] as const;
/** A price comes again after so many changes of its outcome. */
const PRICES = 700;

/** Prices of main markets that move all the time. */
export interface Rush {
  /** When a price was stored last, ms since epoch; undefined where it was not sent. */
  storedAt(urn: string, outcome: number, odds: string): number | undefined;
  /** Outcome changes let in so far. */
  changes(): number;
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

/** Moves so many outcomes a second, three of one match at a time, all matches in turn, until it is stopped. */
export function startRush(matches: LiveMatches, perSecond: number): Rush {
  const stored = new Map<string, number>();
  let before = Date.now();
  let moved = 0;
  const over = new AbortController();
  const run = async () => {
    while (!over.signal.aborted) {
      // A machine that cannot keep up gets fewer, and the figures say how many it got.
      const passed = Math.min(Date.now() - before, MOST_BEHIND_MS);
      before = Date.now();
      const wanted = moved + (passed * perSecond) / 1000 / OUTCOMES.length;
      const lines: ReturnType<typeof lineOf>[] = [];
      for (; moved < wanted; moved += 1) {
        const urn = matches.urns[moved % matches.urns.length] ?? '';
        lines.push(lineOf(urn, Math.floor(moved / matches.urns.length), Date.now()));
      }
      await matches.say(lines);
      const now = Date.now();
      for (const { urn, prices } of lines) {
        for (const [index, odds] of prices.entries()) stored.set(`${urn}/${index}/${odds}`, now);
      }
      await pause(TICK_MS);
    }
  };
  const running = run();
  return {
    storedAt: (urn, outcome, odds) => stored.get(`${urn}/${outcome}/${odds}`),
    changes: () => moved * OUTCOMES.length,
    stop: async () => {
      over.abort();
      await running;
    },
  };
}

/** The n-th prices of a match as its provider tells them. */
function lineOf(urn: string, n: number, t: number) {
  const prices = OUTCOMES.map((_, index) =>
    (1.1 + ((n * 37 + index * 211) % PRICES) / 100).toFixed(2),
  );
  const outcomes = OUTCOMES.map(
    (id, index) => `<outcome id="${id}" odds="${prices[index]}" active="1"/>`,
  );
  const xml =
    `<odds_change product="1" event_id="${urn}" timestamp="${t}"><odds>` +
    `<market id="${MAIN}" status="1">${outcomes.join('')}</market></odds></odds_change>`;
  const rk = `hi.-.live.odds_change.1.sr:match.${urn.split(':')[2]}.-`;
  return { t, rk, xml, urn, prices };
}
