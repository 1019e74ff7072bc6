import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBook, type TestBook } from '@touchline/testkit/feed/ingest/ingest-book';
import { fixture, play, priced, stop } from '@touchline/testkit/feed/ingest/changes';

let book: TestBook;
beforeAll(async () => {
  book = await openBook();
});
afterAll(() => book.close());
beforeEach(() => book.empty());

test('a new match is named; its card is written when it is sent', async () => {
  await book.tell(fixture());
  const { id } = await book.match();
  expect(await book.announced()).toEqual([
    { channel: 'updates', event_name: 'match_changed', message: { match_id: id }, urgent: false },
  ]);
  await book.tell(fixture());
  expect(await book.announced()).toEqual([]);
  await book.tell(fixture(2000));
  expect(await book.announced()).toHaveLength(1);
  expect((await book.match()).start_time).toEqual(new Date(2000));
});

test('a main market goes to the match and the lists, with the count where it changed', async () => {
  await book.tell(fixture());
  await book.announced();
  await book.tell(priced());
  const { id, version, available_markets } = await book.match();
  const message = {
    match_id: id,
    version: 2,
    available_markets: 1,
    markets: [
      {
        id: 1,
        specifier: '',
        status: 1,
        most_balanced: true,
        outcomes: [
          { id: '1', active: true, odds: 2000 },
          { id: '2', active: true, odds: 3000 },
        ],
      },
    ],
  };
  expect(await book.announced()).toEqual([
    { channel: 'match', event_name: 'markets_changed', message, urgent: false },
    { channel: 'updates', event_name: 'markets_changed', message, urgent: false },
  ]);
  expect({ version, available_markets }).toEqual({ version: 2n, available_markets: 1 });
});

test('another market goes to the match, and to the lists only the count', async () => {
  const total = { marketId: 18, specifier: 'total=2.5' };
  await book.tell(fixture());
  await book.announced();
  await book.tell(priced(total));
  const [onMatch, onLists] = await book.announced();
  expect(onMatch).toMatchObject({ channel: 'match', message: { markets: [{ id: 18 }] } });
  expect(onLists).toMatchObject({
    channel: 'updates',
    message: { available_markets: 1, markets: [] },
  });
  await book.tell(priced({ ...total, favourite: false }));
  expect(await book.announced()).toMatchObject([{ channel: 'match' }]);
});

test('a suspension is urgent', async () => {
  await book.tell(fixture(), priced());
  await book.announced();
  await book.tell(stop(['all']));
  expect((await book.announced()).map(({ urgent }) => urgent)).toEqual([true, true]);
  await book.tell(priced());
  expect((await book.announced()).map(({ urgent }) => urgent)).toEqual([false, false]);
});

test('a score goes to the match and the lists', async () => {
  await book.tell(fixture());
  await book.announced();
  await book.tell(play(1, { home: 1 }));
  expect(await book.announced()).toMatchObject([
    {
      channel: 'match',
      event_name: 'match_status_changed',
      message: { stage: 'first_half', status: 1, version: 2 },
    },
    { channel: 'updates', event_name: 'match_status_changed' },
  ]);
});

test('a probability is kept but not announced, and the version stays', async () => {
  await book.tell(fixture(), priced());
  await book.announced();
  await book.tell(
    priced({ outcomes: { ...priced().outcomes, '1': { odds: 2000, active: true, p: 0.6 } } }),
  );
  expect(await book.announced()).toEqual([]);
  expect((await book.match()).version).toBe(2n);
  expect(await book.lines()).toMatchObject([{ outcomes: { '1': { p: 0.6 } }, version: 2n }]);
  const givenBack = { odds: 2000, active: true, p: 0.6, r: 0.1 };
  await book.tell(priced({ outcomes: { ...priced().outcomes, '1': givenBack } }));
  expect(await book.lines()).toMatchObject([{ outcomes: { '1': givenBack }, version: 2n }]);
});

test('when a line will be closed is told where that changed', async () => {
  await book.tell(fixture(), priced());
  await book.announced();
  await book.tell(priced({ nextBetStop: 5_000, cashout: 1 }));
  const [onMatch] = await book.announced();
  const closing = { next_bet_stop: '1970-01-01T00:00:05.000Z' };
  expect(onMatch).toMatchObject({ message: { version: 3, markets: [closing] } });
  expect(await book.lines()).toMatchObject([{ next_bet_stop: new Date(5_000), cashout: 1 }]);
  await book.tell(priced({ status: -1, outcomes: null }));
  expect(await book.lines()).toMatchObject([{ next_bet_stop: new Date(5_000), cashout: 1 }]);
  await book.tell(priced());
  expect(await book.lines()).toMatchObject([{ next_bet_stop: null, cashout: 1 }]);
});

test('whether a line can be cashed out is kept but not announced', async () => {
  await book.tell(fixture(), priced());
  await book.announced();
  await book.tell(priced({ cashout: -2 }));
  expect(await book.announced()).toEqual([]);
});
