import {
  betStory,
  type BetChange,
  type BetFacts,
  type BetStep,
} from '@touchline/domain/bets/bet-story';
import { minor, type Minor } from '@touchline/domain/money';
import type { BetEventReply } from '@touchline/wire/calls/bet-history';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema';
import { moneyReply } from './bet-replies';

/** What became of a player's bet, the earliest first; null when it is somebody else's or there is none. */
export async function betHistory(
  db: Kysely<Database>,
  { playerId, betId }: { playerId: number; betId: number },
): Promise<BetEventReply[] | null> {
  const bet = await db
    .selectFrom('bets')
    .selectAll()
    .where('id', '=', betId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (!bet) return null;
  const money = (value: Minor) => moneyReply(value, bet.currency);
  return betStory(await factsOf(db, bet)).map((step) => eventOf(step, money));
}

async function factsOf(db: Kysely<Database>, bet: Selectable<Database['bets']>): Promise<BetFacts> {
  const [changes, cashOuts] = await Promise.all([
    db.selectFrom('bet_changes').selectAll().where('bet_id', '=', bet.id).orderBy('id').execute(),
    db.selectFrom('cash_outs').selectAll().where('bet_id', '=', bet.id).orderBy('number').execute(),
  ]);
  return {
    type: bet.type as BetFacts['type'],
    bonus: bet.bonus,
    stake: minor(bet.stake),
    createdAt: bet.created_at,
    waited: bet.is_vip,
    status: bet.status as BetFacts['status'],
    result: bet.result as BetFacts['result'],
    paid: minor(bet.win_amount),
    settledAt: bet.settled_at,
    changes: changes.map((row) => ({ ...row, paid: minor(row.paid) }) as BetChange),
    cashOuts: cashOuts.map((row) => ({
      at: row.made_at,
      stake: minor(row.stake),
      paid: minor(row.paid),
      isAuto: row.is_auto,
    })),
  };
}

type MoneyReply = ReturnType<typeof moneyReply>;

function eventOf(step: BetStep, money: (value: Minor) => MoneyReply): BetEventReply {
  const at = step.at.toISOString();
  switch (step.type) {
    case 'leg':
      return { type: step.type, at, selection_id: step.selectionId, result: step.result };
    case 'cashed_out': {
      const { stake, paid, left, isAuto } = step;
      const amounts = { stake: money(stake), paid: money(paid), left: money(left) };
      return { type: step.type, at, ...amounts, is_auto: isAuto };
    }
    case 'settled': {
      const { type, result, word, paid, moved, again } = step;
      return { type, at, result, word, paid: money(paid), moved: money(moved), again };
    }
    case 'reopened':
      return { type: step.type, at, moved: money(step.moved) };
    default:
      return { type: step.type, at };
  }
}
