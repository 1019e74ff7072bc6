import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { launch, type Frame } from 'puppeteer-core';
import type { Place, Tab } from './tab';

const NAMES = ['firefox-esr', 'firefox', 'firefox.exe'];
const ELSEWHERE = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Where Firefox is on this machine: as FIREFOX_PATH says, on the PATH, or in its usual place; null when there is none. */
export function findFirefox(): string | null {
  const { FIREFOX_PATH, PATH = '' } = process.env;
  if (FIREFOX_PATH) return FIREFOX_PATH;
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...ELSEWHERE].find((path) => existsSync(path)) ?? null;
}

/** A Firefox as anybody has it, with a profile of its own. */
export interface Firefox {
  /** A tab that knows of nothing that other tabs keep. Its pages fetch nothing ahead, as for a reader who saves data. */
  tab(): Promise<FirefoxTab>;
  close(): Promise<void>;
}

export interface FirefoxTab extends Tab {
  /** What the browser has complained of so far, in the page and in its frames. */
  readonly errors: readonly string[];
  /** From now on the tab has no network, or has it again. */
  offline(is: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Starts Firefox without a window, with these preferences of its `about:config`. */
export async function openFirefox(
  path: string,
  preferences: Record<string, unknown> = {},
): Promise<Firefox> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: path,
    extraPrefsFirefox: preferences,
    defaultViewport: { width: 1280, height: 900 },
  });
  return {
    tab: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
      return {
        ...placeOf(page.mainFrame()),
        errors,
        open: async (address) => void (await page.goto(address)),
        offline: (is) => page.setOfflineMode(is),
        close: () => context.close(),
        frame: async (selector) => {
          const framed = await (await page.waitForSelector(selector))?.contentFrame();
          if (!framed) throw new Error(`${selector} is no frame`);
          return placeOf(framed);
        },
      };
    },
    close: () => browser.close(),
  };
}

function placeOf(frame: Frame): Place {
  return {
    ask: async <T>(expression: string) => (await frame.evaluate(expression)) as T,
    press: (selector) => frame.locator(selector).click(),
    type: (selector, text) => frame.locator(selector).fill(text),
  };
}
