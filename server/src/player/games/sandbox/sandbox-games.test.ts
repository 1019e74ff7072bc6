import { createHash, createHmac } from 'node:crypto';
import { GAME_APPS } from '@touchline/domain/games/game-rules';
import { RULES } from '@touchline/domain/games/rules-by-app';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../../../wallet/reconcile';
import {
  deafLine,
  openSandboxHouse,
  type SandboxHouse,
  SPORTSBOOK,
} from '@touchline/testkit/games/sandbox-house';
import { finishRounds } from './play-round';

let house: SandboxHouse;

beforeAll(async () => {
  house = await openSandboxHouse();
});
afterEach(() => {
  house.sandbox.walletOrigin = house.origin;
});
afterAll(() => house.close());

/** A player with 1000 subunits at an open game. */
async function atTheGame(app: (typeof GAME_APPS)[number] = 'virtual_gaming_arena', cash = 1000) {
  const player = await house.aPlayer(cash);
  const page = await house.open(await house.address(player, app));
  return { player, page, play: (change: object = {}) => house.play(page, change) };
}

async function roundsOf(player: number) {
  const rounds = house.db.selectFrom('sandbox_game_rounds as r');
  return rounds
    .innerJoin('game_sessions as s', 's.id', 'r.session_id')
    .selectAll('r')
    .where('s.player_id', '=', player)
    .execute();
}

test.each(GAME_APPS)('%s is played over the wallet, and pays by its rules', async (app) => {
  const { player, page, play } = await atTheGame(app);
  expect(page.status).toBe(200);
  const shown = await play();
  const [round] = await roundsOf(player);
  const rules = RULES[app];
  const pays = rules.pays(round!.choice, shown.round!.result);
  expect(shown.is_won).toBe(pays > 0);
  expect(round).toMatchObject({ state: 'done', stake: 100n, win: BigInt(pays) / 10n });
  expect(await house.cash(player)).toBe(900n + BigInt(pays) / 10n);
  const { closes_round: isClosed } = await house.db
    .selectFrom('game_transactions')
    .select('closes_round')
    .where('session_id', '=', round!.session_id)
    .where('kind', '=', 'credit')
    .executeTakeFirstOrThrow();
  expect(isClosed).toBe(true);
});

test('what decides a round was promised before, and anybody can check it', async () => {
  const { page, play } = await atTheGame('horse_racing');
  const { round, commitment } = await play({ client_seed: '0123456789abcdef' });
  expect(createHash('sha256').update(round!.seed).digest('hex')).toBe(page.data.commitment);
  const drawn = createHmac('sha256', round!.seed).update('0123456789abcdef').digest('hex');
  expect(round!.ticket).toBe(Number(BigInt(`0x${drawn}`) % 1000n));
  expect(round!.result).toBe(RULES.horse_racing.resultOf(round!.ticket));
  expect(commitment).not.toBe(page.data.commitment);
});

test('what was promised decides one round: played again it is refused, and the next promise told', async () => {
  const { player, play } = await atTheGame();
  const first = await play();
  const cash = await house.cash(player);
  expect(await play()).toMatchObject({ status: 409, commitment: first.commitment });
  expect(await house.cash(player)).toBe(cash);
  expect((await play({ commitment: first.commitment })).status).toBe(200);
});

test('of plays at once one takes place', async () => {
  const { player, play } = await atTheGame();
  const shown = await Promise.all(Array.from({ length: 6 }, () => play()));
  expect(shown.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await roundsOf(player)).toHaveLength(1);
});

test('the address of a game opens it once, and asking for its head does not count', async () => {
  const address = await house.address(await house.aPlayer());
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(404);
  expect((await house.open(address)).status).toBe(200);
  const again = await house.open(address);
  expect(again.status).toBe(410);
  expect(again.html).toContain('This game is not open');
});

test('a token opens the game that it was made for', async () => {
  const address = await house.address(await house.aPlayer(), 'lottery');
  expect((await house.open(address.replace('lottery', 'horse_racing'))).status).toBe(410);
});

test.each([
  ['a game that is none', '/sandbox/games/poker?token=x'],
  ['no token', '/sandbox/games/lottery'],
  ['a token that is none', '/sandbox/games/lottery?token=%00'],
  ['two tokens', '/sandbox/games/lottery?token=a&token=b'],
])('an address with %s opens nothing', async (_what, path) => {
  expect((await house.open(`${house.origin}${path}`)).status).toBe(404);
});

test('a stake beyond the cash is refused in words, and nothing of the round is shown', async () => {
  const { player, play } = await atTheGame('lottery', 99);
  const shown = await play();
  expect(shown).toMatchObject({ text: 'There is not enough on your account for this stake.' });
  expect(shown.round).toBeUndefined();
  expect(await roundsOf(player)).toMatchObject([{ state: 'void' }]);
  expect(await house.cash(player)).toBe(99n);
});

test.each([
  ['a stake that is not on offer', { stake: 101 }, 'stake'],
  ['a stake below nothing', { stake: -100 }, 'stake'],
  ['a choice that is none', { choice: 'green' }, 'choice'],
  ['a seed that is none', { client_seed: 'x' }, 'client_seed'],
])('%s is refused by name', async (_what, change, field) => {
  const { player, play } = await atTheGame();
  expect(await play(change)).toMatchObject({ status: 400, field });
  expect(await roundsOf(player)).toEqual([]);
});

test('nobody plays without the key of the page, or after its session', async () => {
  const { player, play } = await atTheGame();
  expect((await play({ key: 'A'.repeat(43) })).status).toBe(401);
  house.clock.pass(4 * 60 * 60_000);
  expect((await play()).status).toBe(401);
  expect(await roundsOf(player)).toEqual([]);
});

test('the key of a page is kept as a hash', async () => {
  const { page } = await atTheGame();
  const rows = await house.db.selectFrom('sandbox_game_tables').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(page.data.key);
});

test('when the answer to a stake is lost, the stake is given back', async () => {
  const { player, play } = await atTheGame();
  const line = await deafLine(house.origin, ['debit']);
  house.sandbox.walletOrigin = line.origin;
  expect(await play()).toMatchObject({ text: expect.stringContaining('Your stake is given back') });
  expect(await roundsOf(player)).toMatchObject([{ state: 'void' }]);
  expect(await house.cash(player)).toBe(1000n);
  await line.close();
});

test('when nothing is heard at all, the stake is given back once something is', async () => {
  const { player, play } = await atTheGame();
  const line = await deafLine(house.origin, ['debit', 'rollback']);
  house.sandbox.walletOrigin = line.origin;
  await play();
  expect(await roundsOf(player)).toMatchObject([{ state: 'undoing' }]);
  house.sandbox.walletOrigin = 'http://127.0.0.1:9';
  house.clock.pass(61_000);
  await finishRounds(house.sandbox);
  expect(await roundsOf(player)).toMatchObject([{ state: 'undoing' }]);
  house.sandbox.walletOrigin = house.origin;
  expect(await finishRounds(house.sandbox)).toBe(1);
  expect(await roundsOf(player)).toMatchObject([{ state: 'void' }]);
  expect(await house.cash(player)).toBe(1000n);
  expect(await finishRounds(house.sandbox)).toBe(0);
  await line.close();
});

test.each([
  ['before it was asked for', false],
  ['after it was taken', true],
])('a round that was cut off %s is taken back, for nobody saw its end', async (_when, isTaken) => {
  const { player, play } = await atTheGame();
  await play();
  const [round] = await roundsOf(player);
  const cash = await house.cash(player);
  const cut = { ...round!, id: crypto.randomUUID(), state: 'staking' } as const;
  await house.db.insertInto('sandbox_game_rounds').values(cut).execute();
  if (isTaken) {
    const { session_id, currency } = cut;
    const named = { session_id, currency, round_id: cut.id, transaction_id: `${cut.id}:stake` };
    const as = { provider: 'sandbox', key: house.sandbox.key };
    await house.tell('debit', { ...named, amount: 100 }, as);
    expect(await house.cash(player)).toBe(cash - 100n);
  }
  house.clock.pass(61_000);
  await finishRounds(house.sandbox);
  expect(await house.cash(player)).toBe(cash);
  expect((await roundsOf(player)).map(({ state }) => state)).toEqual(['done', 'void']);
});

test('a win of which the wallet could not be told is paid once', async () => {
  const { player, play } = await atTheGame();
  const line = await deafLine(house.origin, ['credit']);
  house.sandbox.walletOrigin = line.origin;
  expect((await play()).balance).toBeUndefined();
  const [round] = await roundsOf(player);
  expect(round).toMatchObject({ state: 'paying' });
  house.sandbox.walletOrigin = house.origin;
  house.clock.pass(61_000);
  await finishRounds(house.sandbox);
  expect(await roundsOf(player)).toMatchObject([{ state: 'done' }]);
  expect(await house.cash(player)).toBe(900n + round!.win);
  await line.close();
});

test('a page runs its own script alone and is framed by the sportsbook alone', async () => {
  const { page } = await atTheGame();
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`frame-ancestors ${SPORTSBOOK};`);
  expect(policy).toContain("form-action 'none'");
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('cache-control')).toBe('no-store');
  for (const [tag, kind] of [
    ['script', 'script-src'],
    ['style', 'style-src'],
  ] as const) {
    const text = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(page.html)?.[1] ?? '';
    const hash = createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`${kind} 'sha256-${hash}'`);
  }
});

test('pages are in German where that is read, and in English elsewhere', async () => {
  const player = await house.aPlayer(1000);
  const german = await house.open(await house.address(player, 'lottery', 'de'));
  expect(german.html).toContain('<html lang="de" dir="ltr">');
  expect(german.html).toContain('Drei aus zwölf Zahlen');
  expect(german.html).toContain('10,00');
  const text = (await house.play(german)).text ?? '';
  expect(text).toMatch(/^Gezogen: /);
  const other = await house.open(await house.address(player, 'lottery', '"><script>'));
  expect(other.html).toContain('<html lang="en" dir="ltr">');
  expect(other.html).not.toContain('"><script>');
});

test('after all of this the books agree', async () => {
  expect(await reconcile(house.db)).toEqual([]);
});
