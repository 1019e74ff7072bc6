import { onTestFinished } from 'vitest';
import { shownNames } from './shown-line';
import { languagesFor, type Spoken } from '../../../../server/src/feed/names/languages';
import { type Feed, openFeed } from '../../../../server/src/feed/feed';
import type { Fixture } from '../../../../server/src/feed/source';
import { createUofApi } from '../../../../server/src/feed/uof/api/client';
import { createFeedCounters } from '../../../../server/src/feed/uof/counters';
import { BETRADAR_PROFILE, type Profile } from '../../../../server/src/feed/uof/profile';
import type { OpenDatabase } from '../../../../server/src/db/connect';
import { languageOf } from '../../../../server/src/language';
import { migratedDatabase } from '../../database/migrated-database';
import { type Answer, type Asked, openApiServer } from '../api/api-server';
import { element, eventMessage } from '../feed-xml';
import { sourceOf, systemLine } from '../listed-source';
import { type ManualTime, manualTime } from './manual-time';

/** What a test says of the provider and of the site. */
export interface NamedFeedGiven {
  /** By the path of a request without the version, such as `/descriptions/en/markets.xml`. */
  answers: (path: string) => Answer | undefined;
  profile?: Profile;
  locales?: readonly string[];
  /** The languages that the provider has; those of the locales unless said. */
  spoken?: Spoken;
  /** Of the match, beside what it is usually. */
  fixture?: Partial<Fixture>;
  /** Where it is kept, when others look at it too; it stays open then. */
  database?: OpenDatabase;
}

/** A market of a message: its outcomes by id, at any odds. */
export interface MarketSaid {
  id: number;
  specifiers?: string;
  outcomes?: readonly string[];
}

/** The match that all messages of a named feed are about. */
export const MATCH_URN = 'sr:match:9';

const FIXTURE: Fixture = {
  urn: MATCH_URN,
  startTime: 4_000_000_000_000,
  sport: { urn: 'sr:sport:1', name: 'Soccer' },
  category: { urn: 'sr:category:1', name: 'England', countryCode: 'ENG' },
  tournament: { urn: 'sr:tournament:17', name: 'Premier League' },
  home: { urn: 'sr:competitor:1', name: 'Arsenal', abbreviation: 'ARS' },
  away: { urn: 'sr:competitor:2', name: 'Chelsea', abbreviation: 'CHE' },
};

/** A provider's feed with its API over HTTP, on a database of its own; its time goes on when the test says so. */
export async function namedFeed(given: NamedFeedGiven) {
  const { db, close } = given.database
    ? { ...given.database, close: () => Promise.resolve() }
    : await migratedDatabase();
  const time = manualTime(Date.UTC(2026, 10, 21));
  const server = await openApiServer(({ path }: Asked) => given.answers(path.replace('/v1', '')));
  const run = () => openNamed(given, { db, time, baseUrl: server.baseUrl });
  let open = await run();
  onTestFinished(async () => {
    await open.feed.stop();
    await server.close();
    await close();
  });
  return {
    db,
    time,
    /** Paths that were asked for since the last look. */
    asked: () => server.asked.splice(0).map(({ path }) => path.replace('/v1', '')),
    /** How many lines went on offer without their names, by this process. */
    unnamed: () =>
      open.counters.samples().find(({ name }) => name === 'feed_unnamed_total')?.value ?? 0,
    /** Sends a message once the feed is followed. */
    say: (...markets: MarketSaid[]) => open.say(markets),
    /** The same of a message as it was recorded. */
    sayXml: (xml: string) => open.sayXml(xml),
    line: (marketId: number) =>
      db
        .selectFrom('markets')
        .select(['status', 'outcomes', 'version'])
        .where('market_id', '=', marketId)
        .executeTakeFirst(),
    status: async (marketId: number) =>
      (
        await db
          .selectFrom('markets')
          .select('status')
          .where('market_id', '=', marketId)
          .executeTakeFirst()
      )?.status,
    held: () => db.selectFrom('held_lines').select(['market_id', 'hold']).execute(),
    /** What a line and its outcomes are called in a locale. */
    names: (said: MarketSaid, locale = 'en') =>
      shownNames(db, given.profile?.provider ?? 'betradar', said, locale),
    /** The process ends, and another begins. */
    restart: async () => {
      await open.feed.stop();
      open = await run();
    },
    stop: () => open.feed.stop(),
  };
}

async function openNamed(
  { profile = BETRADAR_PROFILE, locales = ['en'], spoken, fixture = {} }: NamedFeedGiven,
  { db, time, baseUrl }: { db: OpenDatabase['db']; time: ManualTime; baseUrl: string },
) {
  const counters = createFeedCounters();
  const api = createUofApi({
    baseUrl,
    token: 'secret',
    profile,
    attempts: 1,
    perMinute: 100_000,
    timeoutMs: 5_000,
    log: () => {},
  });
  const { source, say } = sourceOf([systemLine('alive', time.now(), 'subscribed="1"')]);
  let begin = (): void => {};
  const begun = new Promise<void>((done) => {
    begin = done;
  });
  const feed: Feed = await openFeed({
    db,
    provider: profile.provider,
    source: {
      ...source,
      start: async (deliver) => {
        await source.start(deliver);
        begin();
      },
    },
    fixtures: { fixture: (urn) => Promise.resolve({ ...FIXTURE, ...fixture, urn }) },
    clock: time,
    log: () => {},
    counters,
    names: {
      api,
      time,
      waitMs: 10_000,
      refreshMs: 86_400_000,
      languages: () => languagesFor(locales, spoken ?? allOf(locales)),
    },
  });
  return {
    feed,
    counters,
    sayXml: async (xml: string) => {
      await begun;
      await say({ t: time.now(), rk: `hi.-.live.odds_change.1.${MATCH_URN}.-`, xml });
    },
    say: async (markets: readonly MarketSaid[]) => {
      await begun;
      const head = { producer: 1, urn: MATCH_URN, timestamp: time.now() };
      const inside = element('odds', {}, markets.map(marketXml).join(''));
      return say({ t: time.now(), ...eventMessage('odds_change', head, {}, inside) });
    },
  };
}

function marketXml({ id, specifiers, outcomes = ['1', '2'] }: MarketSaid): string {
  const inside = outcomes.map((outcome) =>
    element('outcome', { id: outcome, odds: 1.9, active: 1 }),
  );
  return element('market', { id, specifiers, status: 1 }, inside.join(''));
}

const allOf = (locales: readonly string[]): Spoken =>
  Object.fromEntries(locales.map(languageOf).map((each) => [each, each]));
