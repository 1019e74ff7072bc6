import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_LIMITS } from '../book/site';
import { SITE } from '@touchline/testkit/betting/book-database';
import { balanceOf } from '../wallet/balance';
import { minor } from '@touchline/domain/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aSingle,
  operatorServer,
  type OperatorServer,
  TOKEN,
} from '@touchline/testkit/operator/operator-server';
import { asProcess, inTerminal } from '@touchline/testkit/operator/terminal';

const EUR = DEFAULT_LIMITS['EUR'];
if (!EUR) throw new Error('there are bets in euro');

let server: OperatorServer;
beforeAll(async () => {
  const limits = { EUR: { ...EUR, max: minor(5_000) } };
  server = await operatorServer({ site: { ...SITE, limits, vipTimes: 3 } });
});
afterAll(() => server.close());

/** Runs the command as a terminal does. */
const operator = (args: readonly string[], env: Record<string, string> = {}) =>
  inTerminal(server, args, env);

/** Runs it for its reply as it came. */
async function said<T>(...args: string[]): Promise<T> {
  const { code, out, err } = await operator([...args, '--json']);
  expect([code, err]).toEqual([0, '']);
  return (JSON.parse(out) as { data: T }).data;
}

test('a player is found by address, made a VIP, verified, grouped, and shown with all of it', async () => {
  const id = await server.aBettor(12_345, { email: 'ada@example.org' });
  expect((await operator(['players', 'vip', `${id}`])).code).toBe(0);
  expect((await operator(['players', 'verify', `${id}`])).code).toBe(0);
  expect((await operator(['players', 'groups', `${id}`, 'beta,staff'])).code).toBe(0);
  await operator(['limits', 'set', '--player', `${id}`, '--max-stake', '700']);
  const { code, out } = await operator(['players', 'find', 'ada@example.org']);
  expect(code).toBe(0);
  expect(out).toMatch(/^player_id +\d+$/m);
  expect(out).toMatch(/^verification +verified$/m);
  expect(out).toContain('["beta","staff"]');
  expect(out).toContain('123.45 EUR');
  expect(out).toMatch(/max stake[\s\S]* 700 /);
  expect(await said('players', 'find', `${id}`)).toMatchObject({ player_id: id, is_vip: true });
  await operator(['players', 'vip', `${id}`, '--off']);
  expect(await said('players', 'find', `${id}`)).toMatchObject({ is_vip: false });
});

test('bets of VIPs are listed, approved and rejected', async () => {
  const playerId = await server.aBettor(100_000, { is_vip: true });
  const match = await server.aMatchToBetOn();
  for (const decision of ['approve', 'reject']) {
    const placed = await server.place(playerId, [aSingle(match, 10_000)]);
    const bet = placed.body.data[0]?.id ?? 0;
    expect((await operator(['vip', 'list'])).out).toMatch(
      new RegExp(`^${bet} +${playerId} +submitted +single +100.00 EUR +2.00`, 'm'),
    );
    expect((await operator(['vip', decision, `${bet}`])).code).toBe(0);
    const again = await operator(['vip', decision, `${bet}`]);
    expect(again).toMatchObject({ code: 1, err: 'the bet waits for no decision\n' });
  }
  expect(await balanceOf(server.book.db, playerId, 'EUR')).toBe(90_000n);
});

test('bets are listed by what is asked of them: who placed them, on which match, when, how they stand, and which page', async () => {
  const [ada, ben] = [await server.aBettor(100_000), await server.aBettor(100_000)];
  const [first, second] = [await server.aMatchToBetOn(), await server.aMatchToBetOn()];
  const placed = async (playerId: number, match: number) => {
    const { body } = await server.place(playerId, [aSingle(match, 1000)]);
    return body.data[0]?.id ?? 0;
  };
  const [one, two, three] = [
    await placed(ada, first),
    await placed(ada, second),
    await placed(ben, first),
  ];
  const all = [one, two, three];
  const listed = async (...options: string[]) => {
    const rows = await said<{ bet: { id: number } }[]>('vip', 'list', ...options);
    return rows.map(({ bet }) => bet.id).filter((id) => all.includes(id));
  };
  const taken = ['--status', 'waiting_results'];
  const [future, past] = ['2100-01-01T00:00:00Z', '2000-01-01T00:00:00Z'];
  expect(await listed()).toEqual([]);
  expect((await listed(...taken)).toSorted((a, b) => a - b)).toEqual(all);
  expect(await listed(...taken, '--player', `${ben}`)).toEqual([three]);
  expect(await listed(...taken, '--match', `${second}`)).toEqual([two]);
  expect(await listed(...taken, '--player', `${ben}`, '--match', `${second}`)).toEqual([]);
  expect(await listed(...taken, '--from', future)).toEqual([]);
  expect(await listed(...taken, '--to', past)).toEqual([]);
  expect(await listed(...taken, '--from', past, '--to', future, '--limit', '100')).toHaveLength(3);
  const pages = [
    await listed(...taken, '--player', `${ada}`, '--limit', '1'),
    await listed(...taken, '--player', `${ada}`, '--limit', '1', '--page', '2'),
  ];
  expect(pages.flat().toSorted((a, b) => a - b)).toEqual([one, two]);
  expect(await operator(['vip', 'list', '--status', 'nonsense'])).toMatchObject({ code: 1 });
  expect(await operator(['vip', 'list', '--who', 'ada'])).toMatchObject({ code: 2 });
});

test('limits are set, listed and removed', async () => {
  const args = ['--market', '45', '--currency', 'EUR', '--max-payout', '100'];
  const { id } = await said<{ id: number }>('limits', 'set', ...args);
  expect((await operator(['limits', 'list', '--market', '45'])).out).toMatch(
    new RegExp(`^${id} +- +- +45 +EUR +- +- +100$`, 'm'),
  );
  expect((await operator(['limits', 'remove', `${id}`])).out).toBe('removed\n');
  expect((await operator(['limits', 'list', '--market', '45'])).out).toBe('nothing\n');
});

test('a market is void after a run that is not dry, and not any more once that is taken back', async () => {
  const [playerId, match] = [await server.aBettor(), await server.aMatchToBetOn()];
  await server.place(playerId, [aSingle(match, 1000)]);
  const cancels = async () =>
    (await server.book.pool.query('select from market_cancels where match_id = $1', [match])).rows
      .length;
  const dry = await operator(['markets', 'void', `${match}`, '1', '--dry-run']);
  expect(dry.out).toMatch(/1 lines, 1 bets, 0 [\s\S]*10\.00 EUR[\s\S]*This was a dry run/);
  expect(await cancels()).toBe(0);
  const times = [
    '--line',
    '',
    '--from',
    '2026-01-01T00:00:00Z',
    '--to',
    '2026-12-31T00:00:00+01:00',
  ];
  await operator(['markets', 'void', `${match}`, '1', ...times, '--reason', 'wrong prices']);
  expect(await cancels()).toBe(1);
  expect((await operator(['markets', 'void', `${match}`, '1', ...times])).code).toBe(1);
  expect((await operator(['markets', 'unvoid', `${match}`, '1'])).code).toBe(1);
  expect((await operator(['markets', 'unvoid', `${match}`, '1', ...times])).code).toBe(0);
  expect(await cancels()).toBe(0);
});

test('maintenance is announced, listed and cancelled', async () => {
  const until = ['--until', '2099-03-02T02:30:00Z'];
  const wrong = await operator(['maintenance', 'announce', 'march', ...until, '--text', 'Soon']);
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('--text')]);
  const texts = ['--locales', 'en', '--text', 'en=Back at noon.'];
  const notice = await said<{ id: number }>('maintenance', 'announce', 'march', ...until, ...texts);
  expect(notice).toMatchObject({
    locales: ['en'],
    texts: { en: 'Back at noon.' },
    state: 'active',
  });
  expect((await operator(['maintenance', 'list'])).out).toMatch(/march +active/);
  const { code, out } = await operator(['maintenance', 'cancel', `${notice.id}`]);
  expect([code, out]).toEqual([0, expect.stringMatching(/march +cancelled/)]);
});

test('withdrawals and cases of charged-back deposits are listed; those that are not there are refused', async () => {
  const nobody = '7b0e1d9c-93b5-4a8e-9a38-1f0e4a4d7a11';
  expect(await operator(['withdrawals', 'list'])).toMatchObject({ code: 0, out: 'nothing\n' });
  expect(await operator(['chargebacks', 'list'])).toMatchObject({ code: 0, out: 'nothing\n' });
  const { code: wrong, err: told } = await operator(['withdrawals', 'decline', nobody]);
  expect([wrong, told]).toEqual([1, expect.stringContaining('reason_code')]);
  for (const how of [['approve'], ['decline', '--code', 'identity_needed']]) {
    const [decision = '', ...why] = how;
    const asked = ['withdrawals', decision, nobody, '--dry-run', ...why];
    const { code, err } = await operator(asked);
    expect([code, err]).toEqual([1, 'there is no such withdrawal\n']);
  }
  expect((await operator(['chargebacks', 'close', nobody])).code).toBe(1);
});

test('settings are set, applied from a file, shown and reset', async () => {
  const set = await operator(['settings', 'set', 'betting.vip.times', '5', '--as', 'grace']);
  expect(set).toMatchObject({ code: 0, err: '' });
  expect(set.out).toMatch(
    /^version \d+, changed by grace[\s\S]*^betting\.vip\.times +5 +operator$/m,
  );
  const dir = await mkdtemp(path.join(tmpdir(), 'operator-'));
  const file = path.join(dir, 'site.json');
  await writeFile(file, JSON.stringify({ site: { site_name: 'Eleven' } }));
  const applied = await said<{ document: object }>('settings', 'apply', file);
  expect(applied.document).toEqual({ site: { site_name: 'Eleven' } });
  await writeFile(file, JSON.stringify({ site: { logo: 'ftp://x' } }));
  expect(await operator(['settings', 'apply', file])).toMatchObject({
    code: 1,
    err: 'body.site.logo: is a path or an https address\n',
  });
  await rm(dir, { recursive: true });
  await operator(['settings', 'reset']);
  expect((await operator(['settings', 'show'])).out).toMatch(/^betting\.vip\.times +10 +environ/m);
});

test('the log is listed by who it was, and verified; what was changed in it ends with 1', async () => {
  const id = await server.aBettor();
  await operator(['players', 'vip', `${id}`, '--as', 'grace@book']);
  const listed = await operator(['audit', 'list', '--player', `${id}`]);
  expect(listed.out).toMatch(/grace@book +vip_set +\d+ +- +\{"is_vip":true\}/);
  expect(await operator(['audit', 'verify'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+ rows are as they were written/) as string,
  });
  const { pool } = server.book;
  const disguised = (as: string, was: string) =>
    pool.query(`alter table operator_log disable trigger user;
      update operator_log set operator = '${as}' where operator = '${was}';
      alter table operator_log enable trigger user`);
  await disguised('eve', 'grace@book');
  const found = await operator(['audit', 'verify']);
  expect(found).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^Row \d+ is wrong: changed content/) as string,
  });
  await disguised('grace@book', 'eve');
});

test.each([
  [[]],
  [['players']],
  [['players', 'delete', '1']],
  [['players', 'find']],
  [['players', 'find', '1', '2']],
  [['players', 'find', 'ada']],
  [['players', 'find', '1', '--loud']],
  [['limits', 'set', '--player', 'me', '--max-stake', '1']],
  [['limits', 'set', '--player', '1', '--max-stake', '1.50']],
  [['markets', 'void', '1', '1', '--from', 'yesterday']],
  [['markets', 'void', '1', '1', '--from', '2026-03-01T12:00:00']],
  [['audit', 'list', '--as', '']],
  [['settings', 'set', 'vip.times', '5']],
  [['settings', 'apply', 'no-such-file.json']],
  [['constructor', 'name']],
])('%j is wrong use, and is never sent', async (args) => {
  const { code, out, err } = await operator(args, { OPERATOR_ORIGIN: 'http://127.0.0.1:9' });
  expect([code, out]).toEqual([2, '']);
  expect(err).not.toMatch(/^\s+at /m);
  expect(err).not.toBe('');
});

test.each([
  [0, ['audit', 'verify']],
  [1, ['vip', 'approve', '999999999']],
  [2, ['players', 'delete', '1']],
])(
  'a process of its own ends with %d after %j, as in the thread of these tests',
  async (code, args) => {
    const ended = await asProcess(server, args);
    expect(ended.code).toBe(code);
    expect(ended).toEqual(await operator(args));
  },
);

test('help names every command, and one says how it is written', async () => {
  const { code, out } = await operator(['help']);
  expect(code).toBe(0);
  for (const name of ['players find', 'vip reject', 'markets unvoid', 'audit verify']) {
    expect(out).toContain(`\n${name}`);
  }
  expect((await operator(['markets', 'void', '--help'])).out).toMatch(/^markets void MATCH MARKET/);
});

test('without a token it is wrong use; with a wrong one, or without a server, it is refused', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'operator-'));
  const none = { OPERATOR_TOKEN: '', DATA_DIR: dir };
  expect((await operator(['audit', 'verify'], none)).code).toBe(2);
  await writeFile(path.join(dir, 'operator-token'), `${TOKEN}\n`);
  expect((await operator(['audit', 'verify'], none)).code).toBe(0);
  await rm(dir, { recursive: true });
  const wrong = await operator(['audit', 'verify'], { OPERATOR_TOKEN: 'x'.repeat(40) });
  expect(wrong).toMatchObject({ code: 1, err: 'the bearer is not the operator\n' });
  const nobody = await operator(['audit', 'verify'], { OPERATOR_ORIGIN: 'http://127.0.0.1:9' });
  expect(nobody).toMatchObject({ code: 1 });
  expect(nobody.err).toMatch(/^http:\/\/127\.0\.0\.1:9 does not answer/);
});

test('what a player has written does not move the cursor of whoever reads it', async () => {
  const id = await server.aBettor(1, { nickname: 'x\u001B[2Jy\u202Ez' });
  const { out } = await operator(['players', 'find', `${id}`]);
  expect(out).toMatch(/^nickname +x\?\[2Jy\?z$/m);
});
