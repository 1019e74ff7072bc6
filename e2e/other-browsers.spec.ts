import { expect, test } from '@playwright/test';
import {
  findFirefox,
  openFirefox,
  type Firefox,
  type FirefoxTab,
} from '@touchline/testkit/browsers/firefox';
import { goBack, type Place, type Tab } from '@touchline/testkit/browsers/tab';
import { findWebkit, openWebkit } from '@touchline/testkit/browsers/webkit';
import { matchResult } from '@touchline/testkit/feed/markets';
import { hostSite, type HostSite } from '@touchline/testkit/journeys/host-page';
import { becomePlayer, PASSWORD } from '@touchline/testkit/journeys/sign-up';
import { Visitor } from '@touchline/testkit/world/visitor';
import { World, type WorldMatch } from '@touchline/testkit/world/world';
import { getPlayer, signIn, signOut } from '@touchline/wire/calls/platform';

/*
 * What only other engines do: Firefox throws where cookies are denied, and both keep pages to go back to, which Chromium
 * without a window does not. Playwright drives neither as it is installed.
 */
const OPERATOR_TOKEN = 'an operator of the other browsers';
/** Firefox's own name for "no cookies and no site data from anybody". */
const DENIED = { 'network.cookie.cookieBehavior': 2 };
const FRAME = 'iframe[title=Sportsbook]';

const firefox = findFirefox();
const webkit = findWebkit();

let site: HostSite;
let world: World;
let match: WorldMatch;

test.beforeAll(async () => {
  site = await hostSite();
  const env = { EMBEDDED: 'true', HOST_ORIGINS: site.origin, OPERATOR_TOKEN };
  world = await World.open({ env });
  site.serves(world.server, OPERATOR_TOKEN);
  match = await world.match({ home: 'First Rovers', markets: [matchResult(2.1, 3.4, 3.3)] });
  await world.match({
    home: 'Second Rovers',
    inPlay: true,
    markets: [matchResult(2.2, 3.4, 3.3)],
  });
});
test.beforeEach(() => {
  site.playerId = null;
});
test.afterAll(async () => {
  site?.close();
  await world?.close();
});

/** What an expression comes to say in a page, which may still be on its way. */
async function says(place: Place, expression: string, wanted: unknown): Promise<void> {
  await expect(async () => {
    expect(await place.ask(expression), expression).toEqual(wanted);
  }).toPass();
}

const ODDS = 'main button[aria-pressed]';
/** Those on a home side, on its match's own page and in lists. */
const oddsOn = (home: string) => `${ODDS}[aria-label^="${home}"]`;
/** How many selections stand on the slip beside the page. */
const SELECTIONS = `document.querySelectorAll('aside button[aria-label^="Remove "]:not([aria-label="Remove all"])').length`;
const PAGE = 'document.body.dataset.page';

async function picks(place: Place, home: string, selections: number): Promise<void> {
  await place.press(oddsOn(home));
  await says(place, SELECTIONS, selections);
}

/** A list of matches with their odds, of which one lands on the slip. */
async function showsAndTakes(tab: Tab): Promise<void> {
  await tab.open(`${world.server.sportsbook}/soccer`);
  await says(tab, PAGE, 'sport');
  const odds = `[...document.querySelectorAll('${ODDS}')].map((each) => each.ariaLabel)`;
  await expect.poll(() => tab.ask(odds)).toContain('First Rovers, 1 2.10');
  await picks(tab, 'First Rovers', 1);
}

/** The same in a frame of an operator's page, which is another site. */
async function takesInFrame(tab: Tab): Promise<Place> {
  await tab.open(`${site.origin}/?path=${encodeURIComponent(match.path)}`);
  const book = await tab.frame(FRAME);
  await says(book, PAGE, 'match');
  await says(book, 'document.documentElement.dataset.frame', 'content');
  await picks(book, 'First Rovers', 1);
  return book;
}

/** From now on the page knows whether the browser has shown it again as it was left. */
const NOTE_RESTORED = `void (window.wasRestored = false, addEventListener('pageshow', (event) => { window.wasRestored = event.persisted; }))`;
const wasRestored = async (tab: Tab) =>
  (await tab.ask<boolean | null>('window.wasRestored ?? null')) === true;

const OTHER_TAB = 'aside [role=tab][aria-selected=false]';
const QUICK_BET = 'section[aria-label="Quick bet"]';
const QUICK_SWITCH = `${QUICK_BET} [role=switch]`;
const QUICK_STAKE = `${QUICK_BET} input`;
/** Which tab of the slip shows, whether the quick bet is on, and its stake. */
const STANDS = `[
  document.querySelector('aside [role=tab][aria-selected=true]')?.textContent,
  document.querySelector('${QUICK_SWITCH}')?.ariaChecked,
  Number(document.querySelector('${QUICK_STAKE}')?.value),
]`;
const AS_LEFT = ['My bets', 'true', 7];

/**
 * Picks, leaves for a page of the platform and from there for the live list, where more is picked, the other tab of the
 * slip shown and the quick bet switched on; then goes back to the first page, which has all of that, and keeps it. Says
 * whether the browser had kept that page. `leave` says how many pages it put in between.
 */
async function picksOnTwoPages(tab: Tab, leave = () => Promise.resolve(0)): Promise<boolean> {
  await tab.open(world.server.sportsbook + match.path);
  await picks(tab, 'First Rovers', 1);
  await tab.ask(NOTE_RESTORED);
  const between = await leave();
  await tab.open(`${world.server.platform}/terms-and-conditions`);
  await says(tab, PAGE, 'terms_and_conditions');
  await tab.open(`${world.server.sportsbook}/live`);
  await picks(tab, 'Second Rovers', 2);
  await tab.press(OTHER_TAB);
  await tab.press(QUICK_SWITCH);
  await tab.type(QUICK_STAKE, '7');
  await says(tab, STANDS, AS_LEFT);

  await goBack(tab, between + 2);
  await says(tab, `[${PAGE}, location.pathname]`, ['match', match.path]);
  await says(tab, STANDS, AS_LEFT);
  const isSame = await wasRestored(tab);
  await tab.press(OTHER_TAB);
  await says(tab, SELECTIONS, 2);
  // What is written from here on is written with both.
  await tab.press('aside [data-filled] button[aria-label^="Add "]');
  await tab.open(`${world.server.sportsbook}/live`);
  await says(tab, SELECTIONS, 2);
  return isSame;
}

/** The name of what an expression throws in a page. */
const refusalOf = (expression: string) =>
  `(() => { try { ${expression}; return null; } catch ({ name }) { return name; } })()`;

/** Makes a call in the page's own name; its status. */
const sends = ({ method, path }: { method: string; path: string }, body: object) =>
  `fetch('${path}', ${JSON.stringify({
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })}).then(({ status }) => status)`;

const balanceIs = (text: string) =>
  `document.querySelector('header [aria-label=Balance]')?.textContent.includes('${text}') ?? null`;

test.describe(
  firefox ? 'Firefox' : 'Firefox (skipped: it is not installed, and FIREFOX_PATH names none)',
  () => {
    test.skip(firefox === null, 'Firefox is not installed');

    let usual: Firefox;
    let tab: FirefoxTab;
    test.beforeAll(async () => {
      usual = await openFirefox(firefox ?? '');
    });
    test.beforeEach(async () => {
      tab = await usual.tab();
    });
    test.afterEach(() => tab.close());
    test.afterAll(() => usual?.close());

    test('where cookies and site data are denied, the page and a frame show odds and take them, without an error; the host holds the slip of its frame', async () => {
      const denying = await openFirefox(firefox ?? '', DENIED);
      const denied = await denying.tab();
      await showsAndTakes(denied);
      expect(await denied.ask(refusalOf('new BroadcastChannel("any")'))).toBe('SecurityError');
      const book = await takesInFrame(denied);
      expect(await book.ask(refusalOf('localStorage'))).toBe('SecurityError');
      await denied.ask(`void book.setLocale('de')`);
      await says(book, 'document.documentElement.lang', 'de');
      await says(book, `document.querySelector('${oddsOn('First Rovers')}')?.ariaPressed`, 'true');
      expect(denied.errors).toEqual([]);
      await denying.close();
    });

    test('as it is installed, the page and a frame on another site show odds and take them, without an error; the frame signs in whom the host does', async () => {
      const player = new Visitor(world.server);
      await becomePlayer(world.server, player, 'firefox@example.org');
      site.playerId = (await player.call(getPlayer)).data?.id ?? null;
      await showsAndTakes(tab);
      const book = await takesInFrame(tab);
      await says(book, balanceIs('€0.00'), true);
      expect(tab.errors).toEqual([]);
    });

    test('back on a page that followed the odds, the slip has what was picked on both pages, and panel and quick bet stand as they were left', async () => {
      expect(await picksOnTwoPages(tab)).toBe(false);
    });

    /**
     * Leaves the page without its connection for an empty one: Firefox keeps no page that something is on its way to or from,
     * such as what ticks, and would keep this one. Says how many pages that are.
     */
    async function leaveUnconnected(): Promise<number> {
      await expect.poll(connections).toBe(1);
      // The page tells of the first attempt that failed, and waits a while before the next.
      await tab.ask(
        `void addEventListener('error', () => setTimeout(() => location.assign('about:blank')), { once: true })`,
      );
      await tab.offline(true);
      await says(tab, 'location.href', 'about:blank');
      await tab.offline(false);
      return 1;
    }

    test('the same on a page that had lost its connection: Firefox keeps none whose tab storage would come back old', async () => {
      expect(await picksOnTwoPages(tab, leaveUnconnected)).toBe(false);
    });

    test('back on a page that had lost its connection it is nobody’s once its player has signed out', async () => {
      const email = 'kept@example.org';
      const player = new Visitor(world.server);
      await becomePlayer(world.server, player, email);
      const help = `${world.server.platform}/help-center`;
      await tab.open(help);
      expect(await tab.ask(sends(signIn, { email, password: PASSWORD }))).toBe(200);
      await tab.open(world.server.sportsbook + match.path);
      await says(tab, balanceIs('€0.00'), true);
      await tab.ask(NOTE_RESTORED);
      const between = await leaveUnconnected();
      await tab.open(help);
      expect(await tab.ask(sends(signOut, {}))).toBe(200);
      await goBack(tab, between + 1);
      await says(tab, PAGE, 'match');
      await says(tab, balanceIs('€0.00'), null);
    });
  },
);

test.describe(
  webkit ? 'WebKit' : 'WebKit (skipped: webkit2gtk-driver and xvfb are not installed)',
  () => {
    test.skip(webkit === null, 'WebKit is not installed');

    let tab: Tab;
    let close: () => Promise<void>;
    test.beforeEach(async () => {
      if (webkit) ({ tab, close } = await openWebkit(webkit));
    });
    test.afterEach(() => close());

    test('the page and a frame on another site show odds and take them', async () => {
      await showsAndTakes(tab);
      await takesInFrame(tab);
    });

    test('back on a page that WebKit kept, the slip has what was picked on both pages, and panel and quick bet stand as they were left', async () => {
      expect(await picksOnTwoPages(tab)).toBe(true);
    });
  },
);

/** How many pages are connected to what ticks. */
async function connections(): Promise<number> {
  const figures = await (await fetch(`${world.server.operator}/metrics`)).text();
  const found = /realtime_connections\{transport="websocket"\} (\d+)/.exec(figures);
  return Number(found?.[1]);
}
