import { isFreebet } from '@touchline/domain/bonus/bet-bonus';
import { minor, type Minor, minus, sum, ZERO } from '@touchline/domain/money';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { roughly } from '../wallet/rates';
import type { CampaignRow, Recipient } from './issue';

/** An amount in subunits of a currency. */
export interface Money {
  amount: Minor;
  currency: string;
}

/** What is given, where its campaign has a budget or the site a ceiling for each day. */
interface Purse {
  /** The campaign, which the caller holds against others that issue; left out where it is new. */
  campaign?: CampaignRow;
  now: Date;
  /** The most that all promotions give in a day (UTC); left out, there is no such ceiling. */
  ceiling: Money | undefined;
}

/**
 * Of what is to be given, in its order, as much as the campaign's budget and the day's ceiling leave room for; that is
 * counted as spent. The row of the day stays locked until the transaction ends, so that everybody who gives sees what
 * others gave: it comes behind campaigns and bonuses, and before everything else (docs/ARCHITECTURE.md).
 */
export async function withinBudget<T>(
  tx: Transaction<Database>,
  wishes: readonly T[],
  costsOf: (wish: T) => readonly Money[],
  { campaign, now, ceiling }: Purse,
): Promise<T[]> {
  const costs = wishes.map(costsOf);
  const own = campaign && budgetOf(campaign);
  const budget = own && { ...own, left: minus(own.amount, minor(campaign.spent)) };
  if (!budget && !ceiling) return [...wishes];
  if (costs.flat().length === 0) return [...wishes];
  const day = now.toISOString().slice(0, 10);
  const ofBudget = budget && new Room(budget.left, budget.currency);
  const ofDay =
    ceiling && new Room(minus(ceiling.amount, await lockDay(tx, day, ceiling)), ceiling.currency);
  const bounds = [ofBudget, ofDay].filter((each) => each instanceof Room);
  const given = wishes.filter((_wish, at) => {
    const asked = costs[at] ?? [];
    if (!bounds.every((each) => each.holds(asked))) return false;
    for (const each of bounds) each.take(asked);
    return true;
  });
  if (campaign && ofBudget) await addToCampaign(tx, campaign.id, ofBudget.taken);
  if (ceiling && ofDay) await addToDay(tx, day, { ...ceiling, amount: ofDay.taken });
  return given;
}

/** What is left of a bound, in its currency; other currencies count roughly. */
class Room {
  readonly #currency: string;
  #left: Minor;
  taken: Minor = ZERO;

  constructor(left: Minor, currency: string) {
    this.#left = left;
    this.#currency = currency;
  }

  #of(costs: readonly Money[]): Minor {
    return sum(costs.map(({ amount, currency }) => roughly(amount, currency, this.#currency)));
  }

  /** What costs nothing is held even where more was spent than there is. */
  holds(costs: readonly Money[]): boolean {
    const cost = this.#of(costs);
    return cost === ZERO || cost <= this.#left;
  }

  take(costs: readonly Money[]): void {
    const cost = this.#of(costs);
    this.#left = minus(this.#left, cost);
    this.taken = sum([this.taken, cost]);
  }
}

/** What a campaign may give in all; null where nothing but the site's ceiling bounds it. */
export function budgetOf({
  budget,
  budget_currency: currency,
}: Pick<CampaignRow, 'budget' | 'budget_currency'>): Money | null {
  return budget === null || currency === null ? null : { amount: minor(budget), currency };
}

/** Whether nothing is left of a campaign's budget. */
export function isSpent(campaign: CampaignRow): boolean {
  const budget = budgetOf(campaign);
  return budget !== null && campaign.spent >= budget.amount;
}

/** What a recipient is given in money: the pool of a tournament has counted when it was set aside. */
export function costsOf(
  { offer }: Pick<CampaignRow, 'offer'>,
  { currency, earned }: Recipient,
): Money[] {
  if (earned)
    return earned.from ? [] : [{ amount: sum([earned.amount, earned.mayGrow ?? ZERO]), currency }];
  const amount = isFreebet(offer) ? (offer.amounts[currency] ?? 0) : 0;
  return amount > 0 ? [{ amount: minor(amount), currency }] : [];
}

async function lockDay(tx: Kysely<Database>, day: string, { currency }: Money): Promise<Minor> {
  const { rows } = await sql<{ spent: bigint }>`
    insert into promotion_days (day, currency, spent) values (${day}, ${currency}, 0)
    on conflict (day, currency) do update set spent = promotion_days.spent
    returning spent`.execute(tx);
  return minor(rows[0]?.spent ?? 0n);
}

async function addToDay(
  tx: Kysely<Database>,
  day: string,
  { amount, currency }: Money,
): Promise<void> {
  await sql`
    update promotion_days set spent = spent + ${amount}
    where day = ${day} and currency = ${currency}`.execute(tx);
}

async function addToCampaign(tx: Kysely<Database>, id: number, amount: Minor): Promise<void> {
  await tx
    .updateTable('bonus_campaigns')
    .set(({ eb }) => ({ spent: eb('spent', '+', amount) }))
    .where('id', '=', id)
    .execute();
}
