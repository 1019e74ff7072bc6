import { afterEach, expect, test } from 'vitest';
import { openIngest } from '../../book/ingest/ingest';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { openMatches } from './open-matches';
import { createBetconstructReader } from './reader';
import { aMarket, aMatch } from '@touchline/testkit/feed/betconstruct/objects';
import {
  cleanUp,
  closeAll,
  desk,
  follow,
  generalData,
  until,
} from '@touchline/testkit/feed/betconstruct/follow';
import type { TcpDesk } from '@touchline/testkit/feed/betconstruct/tcp-desk';

afterEach(closeAll);

const PLAYING = { MatchStatus: 1, LiveStatus: 1, IsLive: true, IsStarted: true };

/** A book that follows the feed by a clock of the test's own. */
async function bookOn(provider: TcpDesk) {
  const { db, close } = await migratedDatabase();
  cleanUp.push(close);
  const reader = createBetconstructReader();
  const ingest = openIngest(db, { provider: 'betconstruct', run: null });
  let now = Date.parse('2026-11-28T12:00:00Z');
  const refusals: string[] = [];
  const feed = await follow(provider, {
    now: () => now,
    openMatches: () => openMatches(db, 'betconstruct'),
    deliver: async (line) => {
      const { refused, ...news } = reader.read(line);
      refusals.push(...refused);
      const { recoveries } = await ingest.take([news]);
      for (const { producer, after, requestId } of recoveries) {
        feed.source.recover(producer, after, requestId);
      }
    },
  });
  const lines = async () => {
    const rows = await db
      .selectFrom('markets')
      .innerJoin('matches', 'matches.id', 'markets.match_id')
      .select(['urn', 'markets.status', 'outcomes'])
      .orderBy('urn')
      .execute();
    return rows.map(({ urn, status, outcomes }) => `${urn} ${status} ${outcomes['81001']?.odds}`);
  };
  const producer = async () => {
    const row = await db.selectFrom('producers').select('status').executeTakeFirst();
    return row?.status;
  };
  return { db, refusals, lines, producer, pass: (ms: number) => (now += ms) };
}

const market = (match: number, price: number, fields = {}) =>
  aMarket({ Id: match + 5_000, MatchId: match, Selections: [{ Price: price }, {}], ...fields });

test('after a dropped connection the book stands where the provider does', async () => {
  const provider = await desk({
    ...generalData(),
    SubscribePreMatch: [
      aMatch({ Id: 1, MarketsList: [market(1, 1.5)] }),
      aMatch({ Id: 2, MarketsList: [market(2, 2.5)] }),
      aMatch({ Id: 3, MarketsList: [market(3, 3.5)] }),
    ],
  });
  const book = await bookOn(provider);
  await until(async () => expect(await book.producer()).toBe('active'));
  expect(await book.lines()).toEqual([
    'bc:match:1 1 1500',
    'bc:match:2 1 2500',
    'bc:match:3 1 3500',
  ]);
  provider.push({
    Command: 'MatchUpdate',
    Type: 'Market',
    ResultCode: 0,
    Objects: [market(1, 1.6)],
  });
  await until(async () => expect(await book.lines()).toContain('bc:match:1 1 1600'));

  provider.answers['SubscribePreMatch'] = [];
  provider.answers['SubscribeMatches'] = [
    aMatch({ Id: 1, ...PLAYING, MarketsList: [market(1, 1.2)] }),
  ];
  const over = [{ Outcome: 4 }, { Outcome: 3 }];
  provider.answers['GetMatchById'] = [
    aMatch({
      Id: 2,
      MatchStatus: 2,
      LiveStatus: 2,
      MarketsList: [market(2, 2, { Selections: over })],
    }),
  ];
  provider.drop();
  await until(async () => expect(await book.producer()).toBe('down'));
  await until(() => expect(provider.connections()).toBe(2));
  book.pass(31_000);
  await until(async () => expect(await book.producer()).toBe('active'));

  expect(await book.lines()).toEqual([
    'bc:match:1 1 1200',
    'bc:match:2 -3 2500',
    'bc:match:3 0 3500',
  ]);
  const asked = provider.commands.filter(({ name }) => name === 'GetMatchById');
  expect(asked.map(({ text }) => text)).toEqual([
    expect.stringContaining('"MatchId":2'),
    expect.stringContaining('"MatchId":3'),
  ]);
  expect(book.refusals).toEqual([]);
}, 60_000);

test('a match that the provider does not tell of any more takes no bets', async () => {
  const provider = await desk({
    ...generalData(),
    SubscribePreMatch: [aMatch({ Id: 1, MarketsList: [market(1, 1.5)] })],
  });
  const book = await bookOn(provider);
  await until(async () => expect(await book.lines()).toEqual(['bc:match:1 1 1500']));
  provider.answers['SubscribePreMatch'] = [];
  provider.answers['GetMatchById'] = 101;
  provider.drop();
  await until(async () => expect(await book.lines()).toEqual(['bc:match:1 0 1500']));
}, 60_000);

test('when lines cannot be delivered, stopping says so', async () => {
  const provider = await desk();
  const { source } = await follow(provider, {
    deliver: async () => {
      throw new Error('no room');
    },
  });
  cleanUp.pop();
  await until(() => expect(provider.connections()).toBe(1));
  await expect(source.stop()).rejects.toThrow('no room');
});
