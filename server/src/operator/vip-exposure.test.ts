import { minor } from '@touchline/domain/money';
import type { BetReply } from '@touchline/wire/bets';
import { SITE } from '@touchline/testkit/betting/book-database';
import {
  aSingle,
  type Answered,
  operatorServer,
  type OperatorServer,
} from '@touchline/testkit/operator/operator-server';
import { inTerminal } from '@touchline/testkit/operator/terminal';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { exposureDifferences } from '../book/limits/exposure-differences';
import { DEFAULT_LIMITS } from '../book/site';
import { reconcile } from '../wallet/reconcile';

let server: OperatorServer;

/** At most 50.00 a bet; a VIP may ask for three times as much. An event costs 150.00. */
const EUR = { ...DEFAULT_LIMITS['EUR']!, max: minor(5000), maxExposure: minor(15_000) };

beforeAll(async () => {
  server = await operatorServer({ site: { ...SITE, limits: { EUR }, vipTimes: 3 } });
});
afterEach(async () => {
  expect(await exposureDifferences(server.book.db)).toEqual([]);
  expect(await reconcile(server.book.db)).toEqual([]);
});
afterAll(() => server.close());

/** A bet of 100.00 at 2.00 that waits for a decision; it costs 100.00. */
async function submitted(match: number): Promise<number> {
  const playerId = await server.aBettor(100_000, { is_vip: true });
  const placed = await server.place(playerId, [aSingle(match, 10_000)]);
  expect(placed.body.data).toMatchObject([{ status: 'submitted' }]);
  return placed.body.data[0]?.id ?? 0;
}

interface Approved {
  bet: BetReply;
  dry_run: boolean;
  liability: object[];
}

const approve = (bet: number, body: object = {}) =>
  server.operate<Approved>('POST', `/bets/${bet}/approve`, body);

const figuresOf = (answer: Answered) =>
  (answer.body.error.data as unknown as { liability: object[] }).liability;

const liability = async (match: number) => {
  const { body } = await server.operate<{ liability: number }[]>(
    'GET',
    `/matches/${match}/exposure`,
  );
  return body.data[0]?.liability ?? 0;
};

test('an approval says what the event could cost without the bet and with it', async () => {
  const match = await server.aMatchToBetOn();
  const bet = await submitted(match);
  const figures = { match_id: match, currency: 'EUR', before: 0, after: 10_000, cap: 15_000 };
  const answer = await approve(bet);
  expect(answer.body.data).toMatchObject({
    dry_run: false,
    bet: { id: bet, status: 'waiting_results' },
    liability: [figures],
  });
  expect(await liability(match)).toBe(10_000);
});

test('one that would take the event over its cap is refused with the figures, until it is forced', async () => {
  const match = await server.aMatchToBetOn();
  const [first, second] = [await submitted(match), await submitted(match)];
  await approve(first);
  const figures = { match_id: match, currency: 'EUR', before: 10_000, after: 20_000, cap: 15_000 };
  const refused = await approve(second);
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'exposure_exceeded' } } });
  expect(figuresOf(refused)).toEqual([figures]);
  expect(refused.body.error.message).toContain(`match ${match} could cost 20000 of 15000 EUR`);
  expect(await liability(match)).toBe(10_000);
  const forced = await approve(second, { force: true });
  expect(forced.body.data).toMatchObject({
    bet: { status: 'waiting_results' },
    liability: [figures],
  });
  expect(await liability(match)).toBe(20_000);
  const { body } = await server.operate<object[]>('GET', '/log?action=bet_approved&limit=1');
  expect(body.data).toMatchObject([{ bet_id: second, details: { forced: [figures] } }]);
});

test('a dry run says so and changes nothing, whatever it would come to', async () => {
  const match = await server.aMatchToBetOn();
  const [first, second] = [await submitted(match), await submitted(match)];
  await approve(first);
  const log = await server.operate('GET', '/log');
  const looked = await approve(second, { dry_run: true });
  expect(looked).toMatchObject({
    status: 200,
    body: {
      data: {
        dry_run: true,
        bet: { id: second, status: 'submitted' },
        liability: [{ before: 10_000, after: 20_000, cap: 15_000 }],
      },
    },
  });
  expect(await liability(match)).toBe(10_000);
  expect(await server.operate('GET', '/log')).toEqual(log);
  const { body } = await server.operate<{ bet: BetReply }[]>('GET', '/bets');
  expect(body.data.map(({ bet }) => bet.id)).toContain(second);
});

test('of several approvals at once as many stand as the cap leaves room for', async () => {
  const match = await server.aMatchToBetOn();
  const bets = [];
  for (let each = 0; each < 4; each += 1) bets.push(await submitted(match));
  const answers = await Promise.all(bets.map((bet) => approve(bet)));
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(await liability(match)).toBe(10_000);
});

test('in a terminal a dry run shows the figures, and force is a word', async () => {
  const match = await server.aMatchToBetOn();
  const [first, second] = [await submitted(match), await submitted(match)];
  await approve(first);
  const dry = await inTerminal(server, ['vip', 'approve', `${second}`, '--dry-run']);
  expect(dry.code).toBe(0);
  expect(dry.out).toMatch(new RegExp(`^${match} +EUR +10000 +20000 +15000$`, 'm'));
  expect(dry.out).toContain('This was a dry run');
  const refused = await inTerminal(server, ['vip', 'approve', `${second}`]);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.err).toContain('approve with force');
  expect((await inTerminal(server, ['vip', 'approve', `${second}`, '--force'])).code).toBe(0);
}, 60_000);
