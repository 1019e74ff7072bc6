import { listAmbs } from '@touchline/wire/calls/amb-freebets';
import * as bets from '@touchline/wire/calls/bets';
import * as bonuses from '@touchline/wire/calls/bonuses';
import type { Call } from '@touchline/wire/calls/call';
import * as catalogue from '@touchline/wire/calls/catalogue';
import * as favourites from '@touchline/wire/calls/favourites';
import { keepLineClosed, listHeldLines } from '@touchline/wire/calls/held-lines';
import { listJackpotHits } from '@touchline/wire/calls/jackpots';
import { getOddsHistory } from '@touchline/wire/calls/odds-history';
import { listPlayersBets } from '@touchline/wire/calls/operator';
import { listDecisions } from '@touchline/wire/calls/operator-audit';
import { listCampaigns } from '@touchline/wire/calls/operator-campaigns';
import { listChatMessages } from '@touchline/wire/calls/operator-chat';
import { listEvents } from '@touchline/wire/calls/operator-events';
import { approveJackpotHit, listOwnJackpotHits } from '@touchline/wire/calls/operator-jackpots';
import { listLimits } from '@touchline/wire/calls/operator-limits';
import { setVip } from '@touchline/wire/calls/operator-players';
import { listPlayersWithdrawals } from '@touchline/wire/calls/operator-withdrawals';
import * as limits from '@touchline/wire/calls/player-limits';
import { countMatches, search } from '@touchline/wire/calls/search';
import { listTransactions } from '@touchline/wire/calls/wallet';
import { aCampaign } from '../bonuses/a-campaign';
import type { Answered } from './attacked-house';
import type { World } from './attacked-world';
import { aBetOf } from './good-betting-calls';
import { aBonusOf, anAmbOf } from './good-bonus-calls';
import { aMessageOf } from './good-chat-calls';
import type { Prepared } from './good-call';
import { aHitOf } from './good-jackpot-calls';
import { aWithdrawalOf } from './good-money-calls';
import { aHeldLine, aStakeLimit, aSubmittedBet } from './good-operator-calls';

/** A list with something in it, and for each of its filters a value that leaves nothing of that. */
export interface FilledList {
  call: Call;
  /** Where the call takes its filters. */
  part: 'query' | 'body';
  prepare(world: World): Promise<Prepared>;
  /** Values that leave nothing, by filter. */
  nothing: Readonly<Record<string, unknown>>;
  /** How much there is in an answer. */
  count(answer: Answered): number;
}

/** A number that nothing has. */
const NOBODYS = '999999998';
const EVER = { from: '2100-01-01T00:00:00Z', to: '1970-01-01T00:00:00Z' };
const STARTS = { start_from: EVER.from, start_to: EVER.to };

const rows = ({ body }: Answered) => (Array.isArray(body.data) ? body.data.length : 0);

function list(
  call: Call,
  nothing: FilledList['nothing'],
  prepare: FilledList['prepare'],
  count = rows,
): FilledList {
  return { call, part: call.method === 'GET' ? 'query' : 'body', prepare, nothing, count };
}

/** There is a match to come that bets can be placed on; `bettable` leaves those that take none. */
const withMatch = async (world: World): Promise<Prepared> => {
  await world.matchToBetOn();
  return {};
};

const OF_EVENTS = {
  id: NOBODYS,
  type: 'season',
  sport_id: NOBODYS,
  sport_key: 'quidditch',
  sport_type: 'premium_cricket',
  category_id: NOBODYS,
  tournament_id: NOBODYS,
  match_status: 'not_covered',
  has_video: 'true',
  ...STARTS,
};

const { id: _id, sport_key: _key, ...COUNTED } = OF_EVENTS;

const CATALOGUE: readonly FilledList[] = [
  list(
    catalogue.listMatches,
    { ...OF_EVENTS, bettable: 'false', favourite: 'true', special: 'outrights' },
    async (world) => {
      await world.matchToBetOn();
      return { player: await world.aPlayer() };
    },
  ),
  list(catalogue.listSports, { ...OF_EVENTS, bettable: 'false' }, withMatch),
  list(catalogue.listCategories, { ...OF_EVENTS, bettable: 'false' }, withMatch),
  list(catalogue.listTournaments, { ...OF_EVENTS, bettable: 'false' }, withMatch),
  list(countMatches, COUNTED, withMatch, ({ body }) => {
    const { sports } = body.data as { sports: { count: number }[] };
    return sports.reduce((sum, { count }) => sum + count, 0);
  }),
  list(catalogue.listMarkets, { group_key: 'none', market_id: NOBODYS }, async (world) => ({
    sent: { params: { id: await world.matchToBetOn() } },
  })),
  list(catalogue.listLines, { match_id: NOBODYS, market_id: NOBODYS }, async (world) => ({
    sent: { query: { match_id: await world.matchToBetOn(), market_id: '1' } },
  })),
  list(getOddsHistory, { market_id: NOBODYS, specifier: 'total=9.5' }, async (world) => {
    const id = await world.matchToBetOn();
    await world.pool.query(
      `insert into odds_history (match_id, market_id, specifier, at, odds)
       values ($1, 18, 'total=2.5', now(), '{"12": 1900}')`,
      [id],
    );
    return { sent: { params: { id }, query: { market_id: '18', specifier: 'total=2.5' } } };
  }),
  list(
    search,
    { q: 'zzzzzzzz', sport_type: 'premium_cricket', match_status: 'not_covered' },
    async (world) => {
      const { rows: found } = await world.pool.query<{ name: string }>(
        'select c.name from matches m join competitors c on c.id = m.home_id where m.id = $1',
        [await world.matchToBetOn()],
      );
      return { sent: { query: { q: found[0]?.name ?? '' } } };
    },
    ({ body }) => {
      const { matches, tournaments } = body.data as { matches: []; tournaments: [] };
      return matches.length + tournaments.length;
    },
  ),
];

/** A player with a mark on the oldest match and all that it belongs to: places that are new are listed after a while. */
async function withMarks(world: World): Promise<Prepared> {
  const player = await world.aPlayer();
  const { rows: found } = await world.pool.query<Record<string, number>>(
    `select m.id as match, m.tournament_id as tournament, t.category_id as category, m.sport_id as sport
     from matches m join tournaments t on t.id = m.tournament_id order by m.id limit 1`,
  );
  for (const [type, id] of Object.entries(found[0] ?? {})) {
    await world.send(favourites.addFavourite, { params: { type, id } }, player);
  }
  return { player };
}

const MARKED = { match_status: 'not_covered', bettable: 'false' };

async function withBet(world: World): Promise<Prepared> {
  const player = await world.aPlayer();
  await aBetOf(world, player);
  return { player };
}

async function withBonus(world: World): Promise<Prepared> {
  const player = await world.aPlayer();
  await aBonusOf(world, player);
  return { player };
}

async function withApprovedHit(world: World): Promise<Prepared> {
  const id = await aHitOf(world, await world.aPlayer());
  await world.send(approveJackpotHit, { params: { id } }, { operator: true });
  // Somebody else than who has won.
  return { player: await world.aPlayer() };
}

const DONE_WITH = { status: 'expired', available: 'true', active: 'false' };

const OWN: readonly FilledList[] = [
  list(favourites.listFavouriteMatches, MARKED, withMarks),
  list(favourites.listFavouriteTournaments, MARKED, withMarks),
  list(favourites.listFavouriteCategories, MARKED, withMarks),
  list(favourites.listFavouriteSports, MARKED, withMarks),
  list(
    bets.listBets,
    {
      status: 'rejected',
      result: 'win',
      type: 'system',
      match_id: NOBODYS,
      id: NOBODYS,
      cashable: 'true',
      before: '1',
      ...EVER,
    },
    withBet,
  ),
  list(
    bets.countBets,
    { type: 'system', ...EVER },
    withBet,
    ({ body }) => (body.data as { all: number }).all,
  ),
  list(bonuses.listBonuses, { ...DONE_WITH, unseen: 'false', type: 'huntings' }, withBonus),
  list(bonuses.listBonusesOfKind, DONE_WITH, async (world) => ({
    ...(await withBonus(world)),
    sent: { params: { kind: 'freebets' } },
  })),
  list(listAmbs, DONE_WITH, async (world) => {
    const player = await world.aPlayer();
    await anAmbOf(world, player);
    return { player };
  }),
  list(
    listJackpotHits,
    { jackpot_id: NOBODYS, status: 'approved', for_user: 'true', unseen: 'true' },
    withApprovedHit,
  ),
  list(
    limits.listUserLimits,
    { type: 'activity', types: 'activity', status: 'disabled', statuses: 'disabled' },
    async (world) => {
      const player = await world.aPlayer();
      const body = { type: 'deposit', period: 'day', amount: 1000 };
      await world.send(limits.askForLimit, { body }, player);
      return { player };
    },
  ),
  list(listTransactions, { kind: 'game', currency: 'USD', ...EVER }, async (world) => {
    const player = await world.aPlayer();
    await world.pool.query(
      `insert into player_accounts (player_id, currency, active) values ($1, 'USD', true)`,
      [player.id],
    );
    return { player };
  }),
];

const nobody = (make: (world: World) => Promise<unknown>) => async (world: World) => {
  await make(world);
  return {};
};

/** What operators look through. */
const OPERATORS: readonly FilledList[] = [
  list(
    listPlayersBets,
    { status: 'rejected', player_id: NOBODYS, match_id: NOBODYS, id: NOBODYS, ...EVER },
    nobody(aSubmittedBet),
  ),
  list(
    listDecisions,
    { action: 'nothing', operator: 'nobody', player_id: NOBODYS },
    nobody(async (world) => {
      const sent = { params: { id: (await world.aPlayer()).id }, body: { is_vip: true } };
      await world.send(setVip, sent, { operator: true });
    }),
  ),
  list(
    listEvents,
    { kind: 'line_held', player_id: NOBODYS, ...EVER, before: '0' },
    nobody((world) =>
      world.pool.query(
        `insert into significant_events (kind, at, last_at, count) values ('large_win', now(), now(), 1)`,
      ),
    ),
  ),
  list(
    listChatMessages,
    { match_id: NOBODYS, player_id: NOBODYS, reported: 'true' },
    nobody(async (world) => aMessageOf(world, await world.aPlayer())),
  ),
  list(
    listCampaigns,
    { status: 'ended' },
    nobody((world) => aCampaign(world.db, { now: new Date() })),
  ),
  list(
    listOwnJackpotHits,
    { status: 'declined' },
    nobody(async (world) => aHitOf(world, await world.aPlayer())),
  ),
  list(
    listLimits,
    { player_id: NOBODYS, tournament_id: NOBODYS, market_id: NOBODYS },
    nobody((world) => aStakeLimit(world, { market_id: 1 })),
  ),
  list(
    listPlayersWithdrawals,
    { state: 'failed' },
    nobody(async (world) => {
      const id = await aWithdrawalOf(world, await world.aPlayer());
      await world.pool.query(`update withdrawals set state = 'in_review' where id = $1`, [id]);
    }),
  ),
  list(
    listHeldLines,
    { state: 'void' },
    nobody(async (world) => {
      const id = await aHeldLine(world);
      const sent = { params: { id }, body: { reason: 'seen' } };
      await world.send(keepLineClosed, sent, { operator: true });
    }),
  ),
];

/** Every list of the contract that can be narrowed. */
export const FILLED_LISTS: readonly FilledList[] = [...CATALOGUE, ...OWN, ...OPERATORS];
