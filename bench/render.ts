import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { serverProcess } from '@touchline/testkit/processes/server-process';
import { type Busy, busyFor, pickingTimes, type Seen, watchFor } from './render/measure';
import { naivePage } from './render/naive-page';
import { type Rush, startRush } from './render/rush';
import { liveMatches } from './ssr/live-matches';

/**
 * What ticking odds cost a browser: the live page with 200 matches in its list, while 5,000 outcomes a second change at
 * the server; beside the page that one would write first (render/naive), which hears the same stream. Measured are the
 * time the main thread is busy, as the browser counts it, with nothing added to the page; then frames, long tasks, and
 * how long a price takes from the database to the glass; then how long picking odds takes to show.
 *
 * Times count from the moment that a price was stored, a little before it is published. One that was overtaken on its
 * way by a newer one of the same outcome is never shown, and is not counted. `--short` measures a third as long.
 */
const MATCHES = 200;
const PER_SECOND = 5000;
const IS_SHORT = process.argv.includes('--short');
const WINDOW_MS = IS_SHORT ? 7000 : 20_000;
const WARM_UP_MS = 5000;
const CLICKS = IS_SHORT ? 8 : 20;

const GOALS = {
  frames_per_second: 55,
  longest_task_ms: 50,
  ratio: 0.4,
  p99_ms: 250,
  inp_ms: 100,
  inp_throttled_ms: 200,
};

const openNaive = await naivePage();
const matches = await liveMatches(MATCHES);
const server = await serverProcess({ DATABASE_URL: matches.url, FEED: 'none' });
const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
let rush: Rush | undefined;
try {
  await matches.begin(true);
  rush = startRush(matches, PER_SECOND);
  const begun = Date.now();
  const empty = await onPage(browser, (page) => emptyFrames(page));
  const naive = await onPage(browser, (page, cdp) => naiveBusy(page, cdp));
  const { changes } = rush;
  const stored = rush.storedAt;
  const ours = await onPage(browser, (page, cdp) => measured(page, cdp, stored));
  const perSecond = (changes() * 1000) / (Date.now() - begun);
  report(ours, naive, { empty, perSecond });
} finally {
  await browser.close();
  await rush?.stop();
  await server.remove();
  await matches.remove();
}

async function onPage<T>(
  on: Browser,
  work: (page: Page, cdp: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await on.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'consent', value: '1', url: server.sportsbook }]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const result = await work(page, cdp);
  await context.close();
  return result;
}

/** What this browser on this machine does at best, while the server is as busy. */
async function emptyFrames(page: Page): Promise<number> {
  await page.goto('about:blank');
  return (await watchFor(page, WINDOW_MS / 2)).framesPerSecond;
}

async function naiveBusy(page: Page, cdp: CDPSession): Promise<{ each: Busy; gathered: Busy }> {
  const busy = async (hash: string) => {
    await openNaive(page, server.sportsbook, hash);
    await page.waitForSelector('.row');
    await pause(WARM_UP_MS);
    return busyFor(cdp, WINDOW_MS);
  };
  return { gathered: await busy(''), each: await busy('#each') };
}

interface Ours {
  busy: Busy;
  buttons: number;
  framesPerSecond: number;
  longTasks: number[];
  times: number[];
  picking: number;
  pickingThrottled: number;
}

async function measured(page: Page, cdp: CDPSession, storedAt: Rush['storedAt']): Promise<Ours> {
  await page.goto(`${server.sportsbook}/live`);
  const odds = page.locator('main button[aria-label*="."]');
  const buttons = await odds.count();
  if (buttons < MATCHES * 3 * 0.95) throw new Error(`there are ${buttons} odds on the page`);
  await pause(WARM_UP_MS);
  const busy = await busyFor(cdp, WINDOW_MS);
  const { seen, framesPerSecond, longTasks } = await watchFor(page, WINDOW_MS);
  const times = await timesOf(seen, storedAt);
  const picking = Math.max(16, ...(await pickingTimes(page, CLICKS)));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await pause(1000);
  const pickingThrottled = Math.max(16, ...(await pickingTimes(page, CLICKS)));
  return { busy, buttons, framesPerSecond, longTasks, times, picking, pickingThrottled };
}

/** Ms from when each price was stored to when it was seen, in order of length. */
async function timesOf(seen: readonly Seen[], storedAt: Rush['storedAt']): Promise<number[]> {
  const path = '/sportsbook/api/v2/matches?match_status=live,stopped&limit=200';
  const answer = await fetch(server.sportsbook + path);
  const { data } = (await answer.json()) as { data: { id: number; urn_id: string }[] };
  const urns = new Map(data.map(({ id, urn_id: urn }) => [id, urn]));
  return seen
    .flatMap(({ matchId, outcome, odds, at }) => {
      const stored = storedAt(urns.get(matchId) ?? '', outcome, odds);
      return stored === undefined ? [] : [at - stored];
    })
    .toSorted((one, other) => one - other);
}

function report(
  ours: Ours,
  naive: Awaited<ReturnType<typeof naiveBusy>>,
  { empty, perSecond }: { empty: number; perSecond: number },
): void {
  const { times, longTasks } = ours;
  if (times.length < 100) throw new Error(`only ${times.length} prices were seen to change`);
  const at = (part: number) => Math.round(times[Math.floor(part * times.length)] ?? Number.NaN);
  const figures = {
    outcome_changes_per_second: Math.round(perSecond),
    odds_on_page: ours.buttons,
    frames_per_second: round(ours.framesPerSecond),
    frames_per_second_of_an_empty_page: round(empty),
    longest_task_ms: Math.max(0, ...longTasks),
    long_tasks: longTasks.length,
    busy: rounded(ours.busy),
    naive_busy: rounded(naive.each),
    naive_gathered_busy: rounded(naive.gathered),
    ratio_to_gathered: round(ours.busy.all / naive.gathered.all),
    prices_seen: times.length,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    inp_ms: ours.picking,
    inp_throttled_ms: ours.pickingThrottled,
    ratio: round(ours.busy.all / naive.each.all),
  };
  const ok =
    figures.frames_per_second >= GOALS.frames_per_second &&
    figures.longest_task_ms <= GOALS.longest_task_ms &&
    figures.ratio <= GOALS.ratio &&
    figures.p99_ms <= GOALS.p99_ms &&
    figures.inp_ms < GOALS.inp_ms &&
    figures.inp_throttled_ms < GOALS.inp_throttled_ms;
  console.log(JSON.stringify({ bench: 'render', ...figures, goal: GOALS, ok }));
  process.exitCode = ok ? 0 : 1;
}

function rounded(busy: Busy): Busy {
  const { all, script, layout, style } = busy;
  return { all: round(all), script: round(script), layout: round(layout), style: round(style) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
