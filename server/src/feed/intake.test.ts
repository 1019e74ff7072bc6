import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { fixture, MATCH, priced } from '@touchline/testkit/feed/ingest/changes';
import type { Database } from '../db/schema';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { createIntake } from './intake';
import { createFeedCounters } from './uof/counters';

const noFixtures = { fixture: () => Promise.reject(new Error('there is none')) };

const ABOUT = `product="1" event_id="${MATCH}" timestamp="1000"`;
const line = (xml: string) => ({ t: 1_000, rk: '-', xml });

function opened(db: Kysely<Database>) {
  const counters = createFeedCounters();
  const said: string[] = [];
  const asked: unknown[] = [];
  const source = {
    recover: () => {},
    recoverEvent: (product: number, urn: string) => void asked.push([product, urn]),
  };
  const intake = createIntake(
    { db, source, fixtures: noFixtures, counters, log: (text) => said.push(text) },
    { provider: 'betradar', run: null },
  );
  const count = (name: string) =>
    counters
      .samples()
      .flatMap(({ name: other, labels, value }) => (other === name ? [{ ...labels, value }] : []));
  return { intake, said, asked, count };
}

test('what cannot be read of a message is counted, told of once, and its event is asked for', async () => {
  const { db, close } = await migratedDatabase();
  const { intake, said, asked, count } = opened(db);
  await intake.news([{ at: 1, producer: 3, changes: [fixture()] }]);
  const market = (id: number, odds: string) =>
    `<market id="${id}" status="1"><outcome id="1" odds="${odds}"/></market>`;
  const odds = (text: string) =>
    line(`<odds_change ${ABOUT}><odds>${market(1, text)}${market(2, '1.5')}</odds></odds_change>`);
  await intake.lines([odds('1.5')]);
  await intake.lines([odds('1,6')]);
  await intake.lines([odds('1,7'), line(`<bet_settlement ${ABOUT}/>`)]);
  const lines = db.selectFrom('markets').select(['market_id', 'status']).orderBy('market_id');
  expect(await lines.execute()).toEqual([
    { market_id: 1, status: -1 },
    { market_id: 2, status: 1 },
  ]);
  expect(asked).toEqual([[1, MATCH]]);
  const provider = 'betradar';
  expect(count('feed_lost_total')).toEqual([{ provider, what: 'market', value: 2 }]);
  expect(count('feed_refused_total')).toEqual([{ provider, reason: 'bad_value', value: 1 }]);
  expect(said.filter((each) => each.startsWith('Could not read'))).toEqual([
    `Could not read a market of ${MATCH}: line 1: attribute odds of <outcome> is not a decimal: "1,6"`,
  ]);
  await close();
});

test('a message that the database refuses is counted, and its event is asked for once', async () => {
  const { db, close } = await migratedDatabase();
  const { intake, said, asked, count } = opened(db);
  const impossible = priced({ specifier: 'nul=\u0000' });
  await intake.news([{ at: 1, producer: 3, changes: [fixture()] }]);
  await intake.news([
    { at: 2, producer: 3, changes: [priced(), impossible] },
    { at: 3, producer: 3, changes: [priced({ marketId: 18 })] },
    { at: 4, producer: 3, changes: [impossible] },
  ]);
  await intake.news([{ at: 5, producer: 3, changes: [impossible] }]);
  expect(await db.selectFrom('markets').select('market_id').execute()).toEqual([{ market_id: 18 }]);
  expect(asked).toEqual([[3, MATCH]]);
  expect(count('feed_left_out_total')).toEqual([{ provider: 'betradar', value: 3 }]);
  expect(said.filter((each) => each.startsWith('Left out'))).toHaveLength(1);
  await close();
});
