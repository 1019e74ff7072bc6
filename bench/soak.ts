import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, chromium } from '@playwright/test';
import { serverProcess } from '@touchline/testkit/processes/server-process';

/**
 * Whether a tab that stays open grows: the heap of the live page after an hour of the simulated feed, over its heap after
 * five minutes, both after the garbage was collected. `--ci` lets the feed run twelve times as fast, so that an hour of
 * play takes five minutes; `--short` forty-five times, in eighty seconds.
 */
const SPEED = process.argv.includes('--short') ? 45 : process.argv.includes('--ci') ? 12 : 1;
const MINUTE_MS = 60_000 / SPEED;
const FIRST_MINUTE = 5;
const LAST_MINUTE = 60;
/** How often the heap is looked at meanwhile, in minutes of play. */
const EVERY_MINUTES = 5;
const GOAL = 1.1;

const server = await serverProcess({ FEED_SEED: '5', FEED_SPEED: String(SPEED) });
const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'consent', value: '1', url: server.sportsbook }]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  const frames = await heardFrames(cdp);
  await page.goto(`${server.sportsbook}/live`);
  await page.locator('main button[aria-pressed]').first().waitFor();
  const begun = Date.now();
  const heaps: { minute: number; heapKb: number; nodes: number; matches: number }[] = [];
  for (let minute = FIRST_MINUTE; minute <= LAST_MINUTE; minute += EVERY_MINUTES) {
    await pause(begun + minute * MINUTE_MS - Date.now());
    const matches = await page.locator('main a[href*="-m"]').count();
    heaps.push({ minute, matches, ...(await heapOf(cdp)) });
  }
  report(heaps, frames());
} finally {
  await browser.close();
  await server.remove();
}

/** Counts what the page hears, to show that there was something to keep. */
async function heardFrames(cdp: CDPSession): Promise<() => number> {
  let count = 0;
  cdp.on('Network.webSocketFrameReceived', () => {
    count += 1;
  });
  await cdp.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
  return () => count;
}

/** What is left after the garbage was collected: twice, as the first time frees what frees more. */
async function heapOf(cdp: CDPSession): Promise<{ heapKb: number; nodes: number }> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return { heapKb: Math.round(value('JSHeapUsedSize') / 1024), nodes: value('Nodes') };
}

function report(
  heaps: readonly { minute: number; heapKb: number; nodes: number; matches: number }[],
  frames: number,
): void {
  const [first, last] = [heaps[0], heaps.at(-1)];
  if (!first || !last || frames === 0) throw new Error('the page has heard nothing');
  const ratio = Number((last.heapKb / first.heapKb).toFixed(3));
  const ok = ratio <= GOAL;
  const figures = { speed: SPEED, frames_heard: frames, heaps };
  console.log(JSON.stringify({ bench: 'soak', ...figures, ratio, goal: GOAL, ok }));
  process.exitCode = ok ? 0 : 1;
}
