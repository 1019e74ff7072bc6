import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { serverProcess } from '@touchline/testkit/processes/server-process';
import { type Heap, takeHeap } from './soak/heap';

/**
 * Whether a tab that stays open grows: what the live page keeps after an hour of play, over what it keeps after five
 * minutes. `--ci` lets an hour pass in five minutes; `--short` in eighty seconds; `--long` plays ten hours in twenty
 * minutes, and compares the last one with the first.
 *
 * A minute of play is one of the simulated feed: whatever is kicked off, scored, priced, settled and taken off in it is
 * told to the page, in fewer messages, as the server gathers what happens within a tick. The page waits as much less
 * where it waits for a minute or more: what it keeps for some minutes is given up after as much play.
 *
 * What is in play changes, and with it what a page has to hold: so what it keeps is taken as a multiple of what a page
 * keeps that was opened a moment ago and shows the same. It is counted in a snapshot of the heap, without the code that
 * the engine makes of functions as they are called more often: that is half of the heap, and grows for hours. The heap
 * as a whole is told beside it.
 */
const KINDS = {
  '--long': { speed: 30, samples: [60, 120, 240, 360, 480, 600], goal: 1.05 },
  '--short': { speed: 45, samples: [5, 60], goal: 1.1 },
  '--ci': { speed: 12, samples: [5, 60], goal: 1.1 },
} as const;
const named = process.argv.find((each): each is keyof typeof KINDS => each in KINDS);
const { speed, samples, goal } = named
  ? KINDS[named]
  : { speed: 1, samples: [5, 60] as const, goal: 1.1 };

const MINUTE_MS = 60_000 / speed;
/** A page opened for comparison plays for so long before its heap is taken, in ms. */
const SETTLED_MS = Math.min(20_000, MINUTE_MS * samples[0]);
/** From so many ms on a wait of the page is shortened: what is shorter belongs to its connection. */
const LONG_WAIT_MS = 60_000;
/** Play comes as it happens once the server sends so many frames in each of some seconds. */
const FLOWING = { frames: 3, seconds: 5, withinMs: 600_000 };

interface Watched {
  context: BrowserContext;
  frames(): number;
  heap(): Promise<ShownHeap>;
}

interface ShownHeap extends Heap {
  matches: number;
}

interface Sample {
  minute: number;
  kept: ShownHeap;
  fresh: ShownHeap;
  /** How many times as much is kept as in a page opened a moment ago. */
  times: number;
}

const server = await serverProcess({
  FEED_SEED: '5',
  FEED_SPEED: String(speed),
  // As much as a machine that does something else besides plays at these speeds.
  FEED_SPORTS: 'soccer,tennis,basketball',
  FEED_DAYS: '2',
});
const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const opened = await openLive(browser);
  await untilFlowing(opened);
  const [begun, before] = [Date.now(), opened.frames()];
  const taken: Sample[] = [];
  for (const minute of samples) {
    await pause(begun + minute * MINUTE_MS - SETTLED_MS - Date.now());
    taken.push(await sample(minute, opened));
    console.error(JSON.stringify(taken.at(-1)));
  }
  report(taken, opened.frames() - before);
} finally {
  await browser.close();
  await server.remove();
}

/** The live page, as it plays. */
async function openLive(on: Browser): Promise<Watched> {
  const context = await on.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'consent', value: '1', url: server.sportsbook }]);
  await shortenWaits(context);
  const page = await context.newPage();
  const frames = countFrames(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto(`${server.sportsbook}/live`);
  await page.locator('main button[aria-pressed]').first().waitFor();
  const heap = async () => {
    const matches = await page.locator('main a[href*="-m"]').count();
    return { matches, ...(await takeHeap(cdp)) };
  };
  return { context, frames, heap };
}

/** Shows that there was something to keep. */
function countFrames(page: Page): () => number {
  let count = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', () => {
      count += 1;
    });
  });
  return () => count;
}

/** Long waits of the pages of a context end as much earlier as play is faster. */
async function shortenWaits(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ by, from }) => {
      const { setTimeout: timeout, setInterval: interval } = window;
      const shorter = (ms = 0) => (ms < from ? ms : ms / by);
      const wait = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
        timeout(run, shorter(ms), ...rest);
      const repeat = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
        interval(run, shorter(ms), ...rest);
      Object.assign(window, { setTimeout: wait, setInterval: repeat });
    },
    { by: speed, from: LONG_WAIT_MS },
  );
}

/** A new server takes in its programme first. */
async function untilFlowing({ frames }: Watched): Promise<void> {
  if (speed === 1) return;
  const deadline = Date.now() + FLOWING.withinMs;
  let seconds = 0;
  for (let known = frames(); seconds < FLOWING.seconds; known = frames()) {
    if (Date.now() > deadline) throw new Error('the feed does not come in');
    await pause(1000);
    seconds = frames() - known >= FLOWING.frames ? seconds + 1 : 0;
  }
}

/** What is kept now, beside what a page keeps that is opened for it. */
async function sample(minute: number, opened: Watched): Promise<Sample> {
  const other = await openLive(browser);
  await pause(SETTLED_MS);
  const [kept, fresh] = [await opened.heap(), await other.heap()];
  await other.context.close();
  return { minute, kept, fresh, times: Number((kept.data / fresh.data).toFixed(3)) };
}

function report(heaps: readonly Sample[], frames: number): void {
  const [first, last] = [heaps[0], heaps.at(-1)];
  if (!first || !last || frames === 0) throw new Error('the page has heard nothing');
  const ratio = Number((last.times / first.times).toFixed(3));
  const ok = ratio <= goal;
  const whole = Number((last.kept.all / first.kept.all).toFixed(3));
  const figures = { speed, frames_heard: frames, heaps, whole_heap_ratio: whole };
  console.log(JSON.stringify({ bench: 'soak', ...figures, ratio, goal, ok }));
  process.exitCode = ok ? 0 : 1;
}
