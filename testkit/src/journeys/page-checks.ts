import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';

/** What the browser complains of from now on; a page that is not there is told by its status instead. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404/.test(message.text())) errors.push(message.text());
  });
  return errors;
}

/** So many leagues, and matches of each, are looked at: those after them differ by their names alone. */
const LOOKED_AT = 2;

/**
 * What keeps people from using the page, gravely or worse, as axe sees it: the rule, and the first that breaks it. `rules`
 * are all unless named.
 */
export async function barriersOn(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate((most) => {
    const leagues = [...document.querySelectorAll('main section[data-columns]')];
    const matches = leagues.map((league) => [...league.querySelectorAll(':scope > div')]);
    for (const rest of [leagues, ...matches].flatMap((row) => row.slice(most))) {
      rest.toggleAttribute('data-alike', true);
    }
  }, LOOKED_AT);
  // To gather what is well, and in a page of its own, takes three times as long. Frames of others are not looked into.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .exclude('[data-alike]');
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** By how many pixels the page is wider than the window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** How far things on the page may move by themselves: a fifth of what is called good (web.dev "Cumulative layout shift"). */
const SHIFT = 0.02;

interface Shift extends PerformanceEntry {
  value: number;
  sources?: { node: Element | null }[];
}

/**
 * What has moved by itself since the page was opened, further than it may: how far, and which elements. A match that begins
 * or ends meanwhile moves what stands below it, as it should: such a page is looked at once more, on a fresh load.
 */
export async function movedOn(page: Page): Promise<string[]> {
  const moved = await shiftsOn(page);
  if (moved.length === 0) return [];
  process.stdout.write(`moved at first: ${moved.join('; ')}\n`);
  await page.reload();
  await page.waitForLoadState('networkidle');
  return shiftsOn(page);
}

function shiftsOn(page: Page): Promise<string[]> {
  return page.evaluate(
    (most) =>
      new Promise<string[]>((resolve) => {
        const shifts: Shift[] = [];
        const observer = new PerformanceObserver((list) => {
          shifts.push(...(list.getEntries() as Shift[]));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        const told = ({ value, sources = [] }: Shift) =>
          `${value.toFixed(3)}: ${sources.map(({ node }) => node?.outerHTML.slice(0, 90)).join(' | ')}`;
        setTimeout(() => {
          const moved = shifts.reduce((sum, { value }) => sum + value, 0);
          resolve(moved < most ? [] : shifts.map(told));
        }, 100);
      }),
    SHIFT,
  );
}

/** Resolves once script has taken the page over: before that a link loads the next page. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('taken-over').length > 0);
}

/** Pages fetch nothing that nobody asked for, as for a reader who saves data: what they ask is what they need. */
export async function savingData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Resolves once colours that change over a moment have come: until then parts of the page are drawn in those they had. */
export async function hasSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(done));
    // What has just been asked for begins with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await drawn();
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    await drawn();
  });
}
