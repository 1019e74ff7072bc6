import { isFreebet } from '@touchline/domain/bonus/bet-bonus';
import { BONUS_TYPES } from '@touchline/domain/bonus/bonus-kind';
import type { Transaction } from 'kysely';
import type { BonusRow } from '../../bonus/issue';
import type { PlacePrize } from '../../bonus/pay-places';
import type { Database } from '../../db/schema';
import type { StoredFacts } from '../../db/tables/notifications';
import { notify } from './notify';

/** Tells players of the bonuses they were given (SPEC §1), each once, in that transaction and before money is posted. */
export async function notifyIssued(
  tx: Transaction<Database>,
  bonuses: readonly BonusRow[],
  now: Date,
): Promise<void> {
  const names = await campaignNames(
    tx,
    bonuses.map((bonus) => bonus.campaign_id),
  );
  const notices = bonuses.map((bonus) => ({
    playerId: bonus.player_id,
    cause: `bonus:${bonus.id}`,
    facts: { ...factsOf(bonus), ...names.get(bonus.campaign_id) },
  }));
  await notify(tx, notices, now);
}

function factsOf({ id, type, amount, currency }: BonusRow): StoredFacts {
  const known = BONUS_TYPES.find((each) => each === type);
  const about = known && { bonus: { type: known, id } };
  const isGift = isFreebet({ type }) && amount !== null && amount > 0n && currency !== null;
  return isGift
    ? { type: 'bonus', gift: 'freebet', amount: String(amount), currency, ...about }
    : { type: 'bonus', gift: 'other', ...about };
}

/** Tells players of the money that places of tournaments have brought them, each once, before it is posted. */
export async function notifyPrizes(
  tx: Transaction<Database>,
  prizes: readonly PlacePrize[],
  now: Date,
): Promise<void> {
  const names = await campaignNames(
    tx,
    prizes.map(({ tournamentId }) => tournamentId),
  );
  const notices = prizes.map((prize) => ({
    playerId: prize.playerId,
    cause: `tournament:${prize.tournamentId}`,
    facts: {
      type: 'bonus' as const,
      gift: 'prize' as const,
      amount: String(prize.amount),
      currency: prize.currency,
      place: prize.position,
      bonus: { type: 'tournament' as const, id: prize.bonusId },
      ...names.get(prize.tournamentId),
    },
  }));
  await notify(tx, notices, now);
}

/** Campaigns by their names in each locale, ready to be kept with what is told. */
async function campaignNames(tx: Transaction<Database>, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('bonus_campaigns')
    .select(['id', 'texts'])
    .where('id', 'in', [...new Set([0, ...ids])])
    .execute();
  return new Map(
    rows.map(({ id, texts }) => {
      const named = Object.entries(texts).map(([locale, { name }]) => [locale, name] as const);
      return [id, { names: { en: '', ...Object.fromEntries(named) } }] as const;
    }),
  );
}
