import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeBets } from '@touchline/wire/calls/bets';
import * as operator from '@touchline/wire/calls/operator-settings';
import * as platform from '@touchline/wire/calls/platform';
import { createShareBet } from '@touchline/wire/calls/share-bets';
import { launchGame } from '@touchline/wire/calls/virtual-wallet';
import { getSettings, type SettingsReply } from '@touchline/wire/calls/settings';
import type { SiteConfig } from '@touchline/wire/site-config';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AttackedHouse, attackedHouse } from '@touchline/testkit/attacks/attacked-house';
import { PASSWORD } from '@touchline/testkit/players/signed-up';
import { type World, worldOf } from '@touchline/testkit/attacks/attacked-world';
import { openPages } from './main-pages';

const OPERATORS = path.resolve(import.meta.dirname, '../../examples/operators');

/** A bundle as the build makes it, with pages that say what they were given to look like. */
const BUNDLE = `
export const pageAssets = () => ({});
export const inlineScripts = () => [];
export const iconSprite = () => ({ svg: '<svg/>', version: 'v1' });
export const wordCheck = async () => (translations) =>
  translations.en?.nonsense === undefined ? null : { locale: 'en', key: 'nonsense', why: 'is none' };
export async function render({ app, config, locales }) {
  return { status: 200, html: JSON.stringify({ app, config, locales }) };
}`;

interface PageGiven {
  config: SiteConfig;
  locales: string[];
}

let attacked: AttackedHouse;
let world: World;
let webDist: string;
beforeAll(async () => {
  webDist = await mkdtemp(path.join(tmpdir(), 'touchline-site-'));
  await mkdir(path.join(webDist, 'client', '.vite'), { recursive: true });
  await mkdir(path.join(webDist, 'client', 'assets'));
  await mkdir(path.join(webDist, 'server'));
  const manifest = { 'src/worker/main.ts': { file: 'assets/worker.js' } };
  await writeFile(path.join(webDist, 'client', '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(webDist, 'client', 'assets', 'worker.js'), '');
  await writeFile(path.join(webDist, 'server', 'package.json'), '{"type":"module"}');
  await writeFile(path.join(webDist, 'server', 'entry-server.js'), BUNDLE);
  attacked = await attackedHouse({ COUNTRY_HEADER: 'x-country' }, (house, apps) =>
    openPages(house, apps, webDist),
  );
  world = worldOf(attacked);
});
afterAll(async () => {
  await attacked.close();
  await rm(webDist, { recursive: true });
});

const tell = async (sections: object, replaces = true) => {
  const { body } = await world.send(operator.readSettings, {}, { operator: true });
  const { version } = body.data as { version: number };
  const call = replaces ? operator.replaceSettings : operator.changeSettings;
  return world.send(call, { body: { version, ...sections } }, { operator: true });
};

const document = async (name: string) =>
  JSON.parse(await readFile(path.join(OPERATORS, `${name}.json`), 'utf8')) as object;

const pageOf = async (app: 'sportsbook' | 'platform'): Promise<PageGiven> =>
  JSON.parse((await attacked[app].inject({ url: '/' })).body) as PageGiven;

const settingsNow = async () => {
  const { body } = await world.send(getSettings);
  return body.data as SettingsReply;
};

/** A single of so many cents. */
function aSingle(match_id: number, cents: number) {
  const selection = { match_id, market_id: 1, specifier: '', outcome_id: '1', odds: 2000 };
  return { type: 'single', stake: { value: cents, currency: 'EUR' }, selections: [selection] };
}

/** Places a single of so many cents; answers with the limit that it breaks, or null. */
async function limitBrokenBy(cents: number): Promise<number | null> {
  const player = await world.aPlayer();
  const bet = aSingle(await world.matchToBetOn(), cents);
  const meta = { placement_id: randomUUID(), device_id: 'test', quick: false, type: 'single' };
  const body = { meta, auto_accept_odds_change: 'none', bets: [bet] };
  const { status, body: answer } = await world.send(placeBets, { body }, { token: player.token });
  if (status === 200) return null;
  const { data } = answer.error as unknown as { data: { errors_by_bet: { limit: number }[] } };
  return data.errors_by_bet[0]?.limit ?? 0;
}

test('every demo operator can be applied', async () => {
  const files = (await readdir(OPERATORS)).filter((file) => file.endsWith('.json'));
  expect(files.length).toBeGreaterThanOrEqual(2);
  for (const file of files) {
    const { status, text } = await tell(await document(path.basename(file, '.json')));
    expect([file, status, status === 200 ? '' : text]).toEqual([file, 200, '']);
  }
});

describe('one operator after the other, and the server goes on running', () => {
  test.each([
    {
      name: 'north-stand',
      site: { site_name: 'North Stand', theme: { brand_day: '#1d4fbf', density: 'dense' } },
      pages: ['house-rules'],
      locales: ['en', 'de'],
      offered: { custom_bet_enabled: false, video_settings: { enabled: false } },
      most: 50_000,
    },
    {
      name: 'coral-reef',
      site: { site_name: 'Coral Reef', theme: { brand_day: '#b3261e', density: 'airy' } },
      pages: ['vip-club', 'offers'],
      locales: ['de', 'en'],
      offered: { custom_bet_enabled: true, video_settings: { enabled: true } },
      most: 5_000_000,
    },
  ])('$name', async ({ name, site, pages, locales, offered, most }) => {
    expect((await tell(await document(name))).status).toBe(200);
    for (const app of ['sportsbook', 'platform'] as const) {
      const page = await pageOf(app);
      expect(page.config).toMatchObject(site);
      expect(page.config.pages.map((each) => each.path)).toEqual(pages);
      expect(page.locales).toEqual(locales);
    }
    const now = await settingsNow();
    expect(now).toMatchObject({ site_name: site.site_name, ...offered });
    expect(now.locales.map(({ code }) => code)).toEqual(locales);
    expect(now.stakes?.['EUR']?.max).toBe(most);
    // More than the one allows, and less than the other.
    expect(await limitBrokenBy(60_000)).toBe(most < 60_000 ? most : null);
  });
});

test('a page is another one as soon as its configuration is', async () => {
  const { config: before } = await pageOf('sportsbook');
  await tell({ site: { blocks: { home: ['results'] } } }, false);
  const { config: after } = await pageOf('sportsbook');
  expect(after.version).toBe(before.version + 1);
  expect(after.blocks.home).toEqual(['results']);
});

describe('what was opened before sees a change at its next use', () => {
  const from = (country: string) => ({ headers: { 'x-country': country } });
  const signUpAllowed = async (country: string) => {
    const { body } = await world.send(getSettings, {}, from(country));
    return (body.data as SettingsReply).sign_up_allowed;
  };
  const signIn = async (email: string, country = 'DE') => {
    const body = { email, password: PASSWORD };
    return (await world.send(platform.signIn, { body }, from(country))).body.error?.code ?? null;
  };
  const newcomer = async () => (await world.aPlayer()).email;

  test('countries from which nobody signs in or up', async () => {
    const email = await newcomer();
    await tell({});
    expect([await signUpAllowed('FR'), await signIn(email, 'FR')]).toEqual([true, null]);
    await tell({ players: { blocked_countries: ['FR'] } });
    expect([await signUpAllowed('FR'), await signIn(email, 'FR')]).toEqual([
      false,
      'country_blocked',
    ]);
  });

  test('the group of players whom the site is for', async () => {
    const email = await newcomer();
    await tell({ players: { player_group: 'gold' } });
    expect(await signIn(email)).toBe('group_required');
    await tell({});
    expect(await signIn(email)).toBeNull();
  });

  test('what every player is asked for', async () => {
    const { token } = await world.aPlayer();
    const asked = async () => {
      const { body } = await world.send(platform.getPlayer, {}, { token });
      return (body.data as { auth_fields_missed: string[] }).auth_fields_missed;
    };
    await tell({});
    expect(await asked()).toEqual([]);
    await tell({ players: { auth_fields: ['nickname'] } });
    expect(await asked()).toEqual(['nickname']);
  });

  test('the languages in which callers are answered', async () => {
    const tab = async () => {
      const { body } = await world.send(getSettings, {}, { headers: { 'accept-language': 'fr' } });
      return (body.data as SettingsReply).market_groups[0]?.name;
    };
    await tell({ site: { locales: ['en', 'de'] } });
    const english = await tab();
    await tell({ site: { locales: ['de', 'en'] } });
    expect(await tab()).not.toBe(english);
  });

  test('the games that are launched, and the codes by which bets are shared', async () => {
    const { token } = await world.aPlayer();
    const launch = async () => {
      const parts = { params: { provider: 'sandbox' }, body: { app: 'lottery' } };
      return (await world.send(launchGame, parts, { token })).status;
    };
    const matchId = await world.matchToBetOn();
    const share = async () => {
      const bets = [aSingle(matchId, 1000)];
      return (await world.send(createShareBet, { body: { bets } })).status;
    };
    await tell({});
    expect([await launch(), await share()]).toEqual([200, 200]);
    await tell({
      betting: { additional_providers: { lotto: false }, share_codes: { enabled: false } },
    });
    expect([await launch(), await share()]).toEqual([403, 403]);
  });
});

test('words that do not fit our messages are refused by their key', async () => {
  const { status, body } = await tell({ site: { translations: { en: { nonsense: 'x' } } } }, false);
  expect([status, body.error?.field]).toEqual([400, 'body.site.translations.en.nonsense']);
});
