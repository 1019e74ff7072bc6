import { randomUUID } from 'node:crypto';
import * as platform from '@touchline/wire/calls/platform';
import * as limits from '@touchline/wire/calls/player-limits';
import * as wallet from '@touchline/wire/calls/wallet';
import { good, type GoodCall, plain, said } from './good-call';
import type { AttackedPlayer, World } from './attacked-world';

/** A number that money is sent to. */
const ACCOUNT = 'GB33 BUKB 2020 1555 5555 55';

const aDeposit = ({ house }: World) => ({
  amount: 5000,
  currency: 'EUR',
  return_url: `${house.config.SPORTSBOOK_ORIGIN}/`,
});
const aWithdrawal = () => ({
  request_id: randomUUID(),
  amount: 5000,
  currency: 'EUR',
  destination: ACCOUNT,
});

async function idOf(world: World, answer: ReturnType<World['send']>): Promise<string> {
  const { status, text, body } = await answer;
  if (status >= 300) throw new Error(text);
  return (body.data as { id: string }).id;
}

/** Asks for a withdrawal, and answers with its id. */
export function aWithdrawalOf(world: World, { token }: AttackedPlayer): Promise<string> {
  return idOf(world, world.send(wallet.createWithdrawal, { body: aWithdrawal() }, { token }));
}

const WALLET: readonly GoodCall[] = [
  plain(platform.listAccounts),
  good(platform.createDeposit, async (world) => ({
    player: await world.aPlayer(),
    sent: { body: aDeposit(world) },
  })),
  good(platform.getDeposit, async (world) => {
    const player = await world.aPlayer();
    const id = await idOf(
      world,
      world.send(platform.createDeposit, { body: aDeposit(world) }, player),
    );
    return { player, sent: { params: { id } } };
  }),
  said(wallet.openAccount, { body: { currency: 'USD' } }),
  said(wallet.listTransactions, {
    query: { kind: 'deposit', currency: 'EUR', from: '2020-01-01T00:00:00Z', page: 1, limit: 5 },
  }),
  said(wallet.listDeposits, { query: { page: 1, limit: 5 } }),
  good(wallet.createWithdrawal, async (world) => ({
    player: await world.aPlayer(),
    sent: { body: aWithdrawal() },
  })),
  said(wallet.listWithdrawals, { query: { page: 1, limit: 5 } }),
  good(wallet.getWithdrawal, async (world) => {
    const player = await world.aPlayer();
    return { player, sent: { params: { id: await aWithdrawalOf(world, player) } } };
  }),
  good(wallet.cancelWithdrawal, async (world) => {
    const player = await world.aPlayer();
    return { player, sent: { params: { id: await aWithdrawalOf(world, player) } } };
  }),
];

type LimitBody = NonNullable<Parameters<typeof said<typeof limits.askForLimit>>[1]['body']>;

function aLimit(world: World, { token }: AttackedPlayer, body: LimitBody): Promise<string> {
  return idOf(world, world.send(limits.askForLimit, { body }, { token }));
}

const daily = (amount: number) => ({ type: 'deposit', period: 'day', amount }) as const;
const reminder = { type: 'reality_check', seconds: 1800 } as const;

const LIMITS: readonly GoodCall[] = [
  said(limits.listUserLimits, {
    query: { type: 'activity', statuses: 'active,confirmed_disabled,unconfirmed_disabled' },
  }),
  said(limits.askForLimit, { body: daily(10_000) }),
  good(limits.confirmLimit, async (world) => {
    const player = await world.aPlayer();
    await aLimit(world, player, daily(10_000));
    return { player, sent: { params: { id: await aLimit(world, player, daily(20_000)) } } };
  }),
  good(limits.endLimit, async (world) => {
    const player = await world.aPlayer();
    return { player, sent: { params: { id: await aLimit(world, player, daily(10_000)) } } };
  }),
  plain(limits.trackActivity),
  good(limits.getRealityCheck, async (world) => {
    const player = await world.aPlayer();
    await aLimit(world, player, reminder);
    await world.send(limits.beginSportsbookSession, {}, player);
    return { player };
  }),
  good(limits.answerRealityCheck, async (world) => {
    const player = await world.aPlayer();
    await aLimit(world, player, reminder);
    await world.send(limits.beginSportsbookSession, {}, player);
    return { player };
  }),
  plain(limits.beginSportsbookSession),
  plain(limits.continueSportsbookSession),
  said(limits.playStatement, { query: { year: '2026' } }),
];

/** The calls about a player's money, and the limits on it. */
export const GOOD_MONEY_CALLS: readonly GoodCall[] = [...WALLET, ...LIMITS];
