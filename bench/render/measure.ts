import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** How busy the main thread of a page was, in parts of the time, by what it did. */
export interface Busy {
  all: number;
  script: number;
  layout: number;
  style: number;
}

/** Watches a page from outside for so long; nothing is added to it. */
export async function busyFor(cdp: CDPSession, ms: number): Promise<Busy> {
  const read = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  };
  const before = await read();
  await pause(ms);
  const after = await read();
  const time = after('Timestamp') - before('Timestamp');
  const part = (name: string) => (after(name) - before(name)) / time;
  return {
    all: part('TaskDuration'),
    script: part('ScriptDuration'),
    layout: part('LayoutDuration'),
    style: part('RecalcStyleDuration'),
  };
}

/** A price that reached the glass: which outcome of which match, and when, ms since epoch. */
export interface Seen {
  matchId: number;
  outcome: number;
  odds: string;
  at: number;
}

export interface Watched {
  framesPerSecond: number;
  longTasks: number[];
  seen: Seen[];
}

/** So many rows in sight are followed. */
const FOLLOWED = 6;

/** Counts frames and long tasks in the page, and notes when prices of some rows in sight have been painted. */
export function watchFor(page: Page, ms: number): Promise<Watched> {
  return page.evaluate(
    async ({ ms, followed }) => {
      const seen: Seen[] = [];
      const longTasks: number[] = [];
      const tasks = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longTasks.push(Math.round(duration));
      });
      tasks.observe({ type: 'longtask' });
      const rows = [...document.querySelectorAll('main a[href*="-m"]')]
        .filter((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return top > 120 && bottom < innerHeight;
        })
        .slice(0, followed);
      const observers = rows.flatMap((link) => {
        const matchId = Number(/-m(\d+)/.exec(link.getAttribute('href') ?? '')?.[1]);
        const row = link.parentElement;
        const buttons = [...(row?.querySelectorAll('button[aria-label*="."]') ?? [])];
        return buttons.slice(0, 3).map((button, outcome) => {
          const observer = new MutationObserver(() => {
            const odds = /\d+\.\d\d/.exec(button.getAttribute('aria-label') ?? '')?.[0] ?? '';
            // A change is made in a frame; the next message comes after that frame was drawn.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => {
              seen.push({ matchId, outcome, odds, at: performance.timeOrigin + performance.now() });
              port1.close();
            });
            port1.start();
            port2.postMessage(null);
          });
          observer.observe(button, { attributes: true, attributeFilter: ['aria-label'] });
          return observer;
        });
      });
      let frames = 0;
      const begun = performance.now();
      await new Promise<void>((done) => {
        const frame = () => {
          frames += 1;
          if (performance.now() - begun >= ms) done();
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      });
      const framesPerSecond = (frames * 1000) / (performance.now() - begun);
      for (const observer of observers) observer.disconnect();
      tasks.disconnect();
      return { framesPerSecond, longTasks, seen };
    },
    { ms, followed: FOLLOWED },
  );
}

/** Ms from a click on odds to the next paint, of so many clicks, as the browser itself measures interactions. */
export async function pickingTimes(page: Page, clicks: number): Promise<number[]> {
  await page.evaluate(() => {
    const times: Record<number, number> = {};
    Object.assign(globalThis, { times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        const { interactionId: id, duration } = entry;
        if (id > 0) times[id] = Math.max(times[id] ?? 0, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const places = await page.evaluate(() =>
    [...document.querySelectorAll('main button[aria-pressed][aria-label*="."]:not(:disabled)')]
      .map((button) => button.getBoundingClientRect())
      .filter(({ top, bottom }) => top > 120 && bottom < innerHeight)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
  );
  for (let n = 0; n < clicks; n += 1) {
    // Every second click takes off again what the one before has picked.
    const place = places[Math.floor(n / 2) % places.length];
    if (!place) throw new Error('there are no odds to pick');
    await page.mouse.click(place.x, place.y);
    await pause(250);
  }
  await pause(500);
  return page.evaluate(() => Object.values((globalThis as never as { times: number[] }).times));
}
