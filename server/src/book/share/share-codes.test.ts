import { aPlayer } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet, aSelection } from '@touchline/testkit/betting/book-database';
import { type ShareServer, shareServer } from '@touchline/testkit/betting/share-server';

let server: ShareServer;
beforeAll(async () => {
  server = await shareServer();
});
afterAll(() => server.close());

/** Selections of as many matches, which nobody offers. */
const selections = (count: number) =>
  Array.from({ length: count }, (_, at) => aSelection({ match_id: at + 1 }));
const NOT_FOUND = {
  status: 404,
  error: { code: 'not_found', message: 'there is no such shared bet' },
};

test('equal bets have one code, whoever shares them and at whatever odds; others have another', async () => {
  const [one, two] = selections(2);
  const code = await server.share([aBet([one!])], await aPlayer(server.book.pool));
  expect(code).toMatch(/^[2-9A-Z]{8}$/);
  expect(await server.share([aBet([{ ...one!, odds: 2500 }])])).toBe(code);
  expect(await server.share([aBet([two!])])).not.toBe(code);
  const staked = aBet([one!], { stake: { value: 2000, currency: 'EUR' } });
  expect(await server.share([staked])).not.toBe(code);
});

test('lines are the same line however their specifier is spelt', async () => {
  const total = (specifier: string) =>
    aBet([aSelection({ match_id: 1, market_id: 18, specifier })]);
  expect(await server.share([total('total=2.50')])).toBe(await server.share([total('total=2.5')]));
});

test('a code is found however it is typed', async () => {
  const code = await server.share([aBet(selections(3))]);
  const { status } = await server.get(`code=%20${code.toLowerCase()}%20`);
  expect(status).toBe(200);
});

test.each(['WRONGONE', 'x', '%00', '%F0%9F%92%A9'])('the code %s is not found', async (code) => {
  expect(await server.get(`code=${code}`)).toMatchObject(NOT_FOUND);
});

test('a code is kept for thirty days from when it was shared last', async () => {
  const bets = [aBet(selections(4))];
  const { body } = await server.post({ bets });
  expect(body).toMatchObject({ data: { expires_at: '2026-03-31T12:00:00.000Z' } });
  const code = await server.share(bets);
  server.pass(29);
  expect((await server.get(`code=${code}`)).status).toBe(200);
  expect(await server.share(bets)).toBe(code);
  server.pass(29);
  expect((await server.get(`code=${code}`)).status).toBe(200);
  server.pass(1);
  expect(await server.get(`code=${code}`)).toMatchObject(NOT_FOUND);
});

test('codes that have expired go as others are shared', async () => {
  const code = await server.share([aBet(selections(5))]);
  server.pass(31);
  await server.share([aBet(selections(6))]);
  const { rows } = await server.book.pool.query('select from share_codes where code = $1', [code]);
  expect(rows).toEqual([]);
});

const ONE = selections(1);
test.each([
  ['no bets', { bets: [] }, 'body.bets'],
  ['nothing', {}, 'body.bets'],
  ['a bet of nothing', { bets: [aBet([], { type: 'single' })] }, 'body.bets.0.selections'],
  ['a bet of no type', { bets: [{ ...aBet(ONE), type: 'x' }] }, 'body.bets.0.type'],
  [
    'a single of two',
    { bets: [aBet(ONE), aBet(selections(2), { type: 'single' })] },
    'body.bets.1.selections',
  ],
  ['a combo of one', { bets: [aBet(ONE, { type: 'combo' })] }, 'body.bets.0.selections'],
  [
    'a system that is not named',
    { bets: [aBet(selections(3), { type: 'system' })] },
    'body.bets.0.system_id',
  ],
  [
    'a system of another number of selections',
    { bets: [aBet(selections(3), { type: 'system', system_id: 402 })] },
    'body.bets.0.system_id',
  ],
  [
    'a stake below nothing',
    { bets: [aBet(ONE, { stake: { value: -1, currency: 'EUR' } })] },
    'body.bets.0.stake.value',
  ],
  [
    'more selections than a slip holds',
    { bets: [aBet(selections(26)), aBet(selections(25))] },
    'body.bets',
  ],
])('sharing %s is refused, and the field is named', async (_what, body, field) => {
  expect(await server.post(body)).toMatchObject({
    status: 400,
    error: { code: 'bad_request', field },
  });
});

test('a slip may be shared without a stake, and with as many selections as a slip holds', async () => {
  const bet = aBet(selections(50), { stake: { value: 0, currency: 'EUR' } });
  expect((await server.post({ bets: [bet] })).status).toBe(200);
});

test.each(['', 'code=', `code=${'A'.repeat(41)}`])(
  'asking by "%s" is refused, and the field is named',
  async (query) => {
    expect(await server.get(query)).toMatchObject({
      status: 400,
      error: { code: 'bad_request', field: 'query.code' },
    });
  },
);

test('where the site shares no bets, none can be shared and no code is found', async () => {
  const closed = await shareServer({ enabled: false, keptForDays: 30 });
  try {
    await closed.book.pool.query(
      `insert into share_codes (code, digest, bets, expires_at)
       values ('CDFGHJKM', '', '[]', '2099-01-01')`,
    );
    expect(await closed.get('code=CDFGHJKM')).toMatchObject(NOT_FOUND);
    expect(await closed.post({ bets: [aBet(selections(1))] })).toMatchObject({
      status: 403,
      error: { code: 'forbidden', message: 'bets are not shared on this site' },
    });
  } finally {
    await closed.close();
  }
});

test('a failure to restore is told from a code that leads nowhere', async () => {
  const code = await server.share([aBet(selections(7))]);
  await server.book.pool.query('alter table share_codes rename to share_codes_elsewhere');
  try {
    expect(await server.get(`code=${code}`)).toMatchObject({
      status: 500,
      error: { code: 'internal' },
    });
  } finally {
    await server.book.pool.query('alter table share_codes_elsewhere rename to share_codes');
  }
});
