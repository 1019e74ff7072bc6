import { randomUUID } from 'node:crypto';
import { depositPosting } from '@touchline/domain/ledger/payments';
import { minor } from '@touchline/domain/money';
import type { PlacementSent } from '@touchline/wire/bets';
import { placeBets } from '@touchline/wire/calls/bets';
import { launchGame } from '@touchline/wire/calls/virtual-wallet';
import { BET_ERROR } from '@touchline/wire/errors';
import { aBonus } from '../bonuses/a-campaign';
import { askWallet } from '../../../server/src/player/games/sandbox/wallet-client';
import { post } from '../../../server/src/wallet/post';
import type { AttackedPlayer, World } from './attacked-world';

type BetSent = PlacementSent['bets'][number];

/** What came of playing: it was accepted, or a limit of the player or of an operator stands against it. */
export type Played = 'accepted' | 'refused';

/** A way to play: what it counts for, and how it is prepared; what is prepared plays once each time it is called. */
export interface Way {
  /** Of the player's own money, in subunits of `currency`. */
  stake: number;
  currency: string;
  bets: number;
  prepare(world: World, player: AttackedPlayer): Promise<() => Promise<Played>>;
}

/** Three matches that every way plays on. */
export type Matches = readonly [number, number, number];

const leg = (match_id: number) => ({
  match_id,
  market_id: 1,
  specifier: '',
  outcome_id: '1',
  odds: 2000,
});
const total = (match_id: number) => ({
  match_id,
  market_id: 18,
  specifier: 'total=2.5',
  outcome_id: '12',
  odds: 1900,
});

const STAKE = 1000;
const single = (matchId: number, value = STAKE, currency = 'EUR'): BetSent => ({
  type: 'single',
  stake: { value, currency },
  selections: [leg(matchId)],
});

/** Every way to play on these matches, by its name. */
export function waysToPlay([one, two, three]: Matches): Record<string, Way> {
  const stake = { value: STAKE, currency: 'EUR' };
  const both = [leg(one), leg(two)];
  const system = { selections: [...both, leg(three)], system_id: 302 };
  const custom = { selections: [leg(one), total(one)], custom_odds: 3500 };
  return {
    'a single': betting([single(one)]),
    'a single in dollars': betting([single(one, STAKE, 'USD')]),
    'a combo': betting([{ type: 'combo', stake, selections: both }]),
    'a system': betting([{ type: 'system', stake, ...system }]),
    'a bet builder': betting([{ type: 'custom_bet', stake, ...custom }]),
    'several singles': betting([single(one), single(two)]),
    'a quick bet': betting([single(one)], { quick: true }),
    'a freebet': freebet(one),
    'a bet of a VIP for review': vip(one),
    'a game': game('EUR'),
    'a game in dollars': game('USD'),
  };
}

/** The smallest play of all, with which what is left of a limit is tried out. */
export function smallest(matchId: number): Way {
  return betting([single(matchId, 10)]);
}

function betting(bets: readonly BetSent[], { quick = false } = {}): Way {
  const [first] = bets;
  const stake = bets.reduce((sum, each) => sum + each.stake.value, 0);
  return {
    stake,
    currency: first?.stake.currency ?? '',
    bets: bets.length,
    prepare: async (world, player) => () => place(world, player, bets, quick),
  };
}

function freebet(matchId: number): Way {
  return {
    stake: 0,
    currency: 'EUR',
    bets: 1,
    prepare: async (world, player) => {
      const { id } = await aBonus(world.db, player.id, { now: new Date() });
      const bet = { ...single(matchId, 500), bonus: { id, type: 'freebet' as const } };
      return () => place(world, player, [bet], false);
    },
  };
}

function vip(matchId: number): Way {
  const { prepare, ...way } = betting([single(matchId, 1_500_000)]);
  return {
    ...way,
    prepare: async (world, player) => {
      await world.pool.query('update players set is_vip = true where id = $1', [player.id]);
      return prepare(world, player);
    },
  };
}

function game(currency: string): Way {
  const prepare: Way['prepare'] = async (world, player) => {
    const { debit } = await openGame(world, player, currency);
    return () => debit();
  };
  return { stake: STAKE, currency, bets: 1, prepare };
}

/** Opens a game in a currency: its session, and what stakes 10.00 in it. */
export async function openGame(world: World, player: AttackedPlayer, currency: string) {
  await world.pool.query(
    'update player_accounts set selected = (currency = $2) where player_id = $1',
    [player.id, currency],
  );
  const sent = { params: { provider: 'sandbox' }, body: { app: 'lottery' } };
  const { body } = await world.send(launchGame, sent, player);
  const token = new URL(String((body as { url?: string }).url)).searchParams.get('token');
  const opened = await askGames(world, 'session', { token });
  if (opened.kind !== 'done') throw new Error(JSON.stringify(opened));
  const { session_id } = opened.body as { session_id: string };
  const session = { session_id, currency };
  const debit = async (named: object = {}): Promise<Played> => {
    const move = { transaction_id: randomUUID(), round_id: randomUUID(), amount: STAKE, ...named };
    const said = await askGames(world, 'debit', { ...session, ...move });
    if (said.kind === 'done') return 'accepted';
    const isRefused = said.kind === 'refused' && REFUSED_STAKES.has(said.code);
    if (isRefused) return 'refused';
    throw new Error(JSON.stringify(said));
  };
  return { session, debit };
}

async function place(
  world: World,
  player: AttackedPlayer,
  bets: readonly BetSent[],
  quick: boolean,
): Promise<Played> {
  const type = bets[0]?.type ?? 'single';
  const body = {
    meta: { placement_id: randomUUID(), device_id: 'test', quick, type },
    auto_accept_odds_change: 'none',
    bets,
  };
  const answer = await world.send(placeBets, { body }, player);
  if (answer.status === 200) return 'accepted';
  if (answer.body.error?.code === 'account_restricted') return 'refused';
  const { error } = answer.body as { error?: { data?: { errors_by_bet?: { code: number }[] } } };
  const codes = error?.data?.errors_by_bet?.map(({ code }) => code) ?? [];
  if (codes.length === 0 || !codes.every((code) => LIMITED.has(code))) throw new Error(answer.text);
  return 'refused';
}

const REFUSED_STAKES: ReadonlySet<string> = new Set(['limit_reached', 'player_barred']);

const LIMITED: ReadonlySet<number> = new Set([
  BET_ERROR.playerLimit,
  BET_ERROR.playerExcluded,
  BET_ERROR.stakeAboveMax,
  BET_ERROR.countryBlocked,
  BET_ERROR.groupRequired,
  BET_ERROR.birthDateMissing,
  BET_ERROR.underAge,
  BET_ERROR.unverified,
]);

/** Asks the wallet as the provider of games does. */
export function askGames(
  { house }: World,
  request: Parameters<typeof askWallet>[1],
  fields: object,
): ReturnType<typeof askWallet> {
  const walletOrigin = `http://127.0.0.1:${house.config.PLATFORM_PORT}`;
  const line = { clock: { now: () => new Date() }, walletOrigin, key: house.games.key };
  return askWallet(line, request, fields);
}

/** A player with 201,000.00 in euro and 200,000.00 in dollars. */
export async function aRichPlayer(world: World): Promise<AttackedPlayer> {
  const player = await world.aPlayer();
  const { id: playerId } = player;
  await world.pool.query(
    `insert into player_accounts (player_id, currency, active) values ($1, 'USD', true)`,
    [playerId],
  );
  const paid = ['EUR', 'USD'].map((currency) => {
    const payment = { id: randomUUID(), provider: 'test', playerId, currency };
    return depositPosting({ ...payment, amount: minor(20_000_000) });
  });
  await world.db.transaction().execute((tx) => post(tx, paid));
  return player;
}
