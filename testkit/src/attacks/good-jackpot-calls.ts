import type { Call } from '@touchline/wire/calls/call';
import * as jackpots from '@touchline/wire/calls/jackpots';
import * as own from '@touchline/wire/calls/operator-jackpots';
import { changeJackpot, type JackpotChange } from '../../../server/src/bonus/jackpots/jackpots';
import { aJackpot, aLevel, ALWAYS } from '../jackpots/a-jackpot';
import { aBetOf } from './good-betting-calls';
import { good, type GoodCall, said } from './good-call';
import type { AttackedPlayer, World } from './attacked-world';

function change(world: World, id: number, how: JackpotChange) {
  const asked = { id, change: how, now: new Date() };
  return world.db.transaction().execute((tx) => changeJackpot(tx, asked));
}

/** A hit of a player's that waits for a decision; its jackpot is over by then, so that nobody else hits it. */
export async function aHitOf(world: World, player: AttackedPlayer): Promise<number> {
  const id = await aJackpot(world.db, { now: new Date(), levels: [aLevel(ALWAYS)] });
  const bet = await aBetOf(world, player);
  await change(world, id, 'end');
  const hits = world.db.selectFrom('jackpot_hits').select('id').where('bet_id', '=', bet.id);
  const hit = await hits.where('jackpot_id', '=', id).executeTakeFirstOrThrow();
  return hit.id;
}

function ofHit(call: Call, body?: object): GoodCall {
  return good(call, async (world) => {
    const id = await aHitOf(world, await world.aPlayer());
    return { sent: { params: { id }, ...(body ? { body } : {}) } };
  });
}

/** A call on a jackpot to which these things were done. */
function ofJackpot(call: Call, ...before: readonly JackpotChange[]): GoodCall {
  return good(call, async (world) => {
    const id = await aJackpot(world.db, { now: new Date(), levels: [aLevel({ code: 'mini' })] });
    for (const how of before) await change(world, id, how);
    return { sent: { params: { id }, body: { level: 'mini' } } };
  });
}

const A_LEVEL = { code: 'mini', names: { en: 'Mini' }, share: 5000, hit_every: 1_000_000 };

/** The calls about jackpots, of players and of operators. */
export const GOOD_JACKPOT_CALLS: readonly GoodCall[] = [
  said(jackpots.getJackpots, { query: { page: 1, limit: 5 } }),
  good(jackpots.getJackpot, async (world) => {
    const id = await aJackpot(world.db, { now: new Date(), levels: [aLevel()] });
    await change(world, id, 'pause');
    return { sent: { params: { id } } };
  }),
  good(jackpots.jackpotsOnSlip, async (world) => {
    const match_id = await world.matchToBetOn();
    const selection = { match_id, market_id: 1, specifier: '', outcome_id: '1', odds: 2000 };
    const bet = { type: 'single' as const, selections: [selection], currency: 'EUR', stake: 500 };
    return { sent: { body: { bets: [bet] } } };
  }),
  good(jackpots.listJackpotHits, async (world) => {
    const player = await world.aPlayer();
    const id = await aHitOf(world, player);
    await world.send(own.approveJackpotHit, { params: { id } }, { operator: true });
    const about = { limit: 5, status: 'approved,paid', for_user: 'true', unseen: 'true' } as const;
    return { player, sent: { query: { jackpot_id: 1, ...about } } };
  }),
  good(jackpots.getJackpotProof, async (world) => {
    const id = await aHitOf(world, await world.aPlayer());
    await world.send(own.approveJackpotHit, { params: { id } }, { operator: true });
    return { sent: { params: { id } } };
  }),
  good(own.createJackpot, async () => ({
    sent: {
      body: {
        texts: { en: { name: 'Four corners', terms: 'Every bet takes part.' } },
        currency: 'EUR',
        levels: [A_LEVEL],
        dry_run: true,
      },
    },
  })),
  said(own.listOwnJackpots, { query: { page: 1, limit: 5 } }),
  ofJackpot(own.pauseJackpot),
  ofJackpot(own.resumeJackpot, 'pause'),
  ofJackpot(own.endJackpot),
  said(own.listOwnJackpotHits, { query: { status: 'initial', page: 1, limit: 5 } }),
  ofHit(own.approveJackpotHit),
  ofHit(own.declineJackpotHit, { reason: 'a wrong price' }),
  ofHit(own.getOwnJackpotProof),
];
