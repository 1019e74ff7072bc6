import { campaignKind } from '@touchline/domain/bonus/bonus-kind';
import { minor } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { StoredOffer, StoredTerms, StoredTexts, StoredTrigger } from '../db/tables/bonuses';
import { roughly } from '../wallet/rates';
import type { CampaignRow } from './issue';
import type { Money } from './spending';
import { disablePool, fundPool, isTournament, stepPool } from './tournament-pools';

/** A campaign as an operator has thought it out. */
export interface NewCampaign {
  trigger: StoredTrigger;
  texts: Record<string, StoredTexts>;
  banners: { desktop: string | null; mobile: string | null };
  terms: StoredTerms;
  offer: StoredOffer;
  starts_at: Date;
  ends_at: Date | null;
  lives_hours: number | null;
  needs_activation: boolean;
  uses_count: number | null;
  /** Whether bets with its freebets may be cashed out; left out, they may not. */
  freebet_cash_out?: boolean;
  /** What it may give in all; left out or null, what the site's ceiling leaves. */
  budget?: Money | null;
}

/**
 * Keeps a campaign, which runs from its beginning on; of a tournament the pool is set aside. Its code, if it has one, is
 * one that no other running one has.
 */
export async function createCampaign(
  tx: Transaction<Database>,
  campaign: NewCampaign,
  { by, now }: { by: string; now: Date },
): Promise<CampaignRow> {
  const { trigger, texts, banners, terms, offer, budget = null, ...rest } = campaign;
  const asJson = (value: unknown) => JSON.stringify(value);
  const pool =
    offer.type === 'tournament' ? { pool: BigInt(offer.pool), pool_state: 'created' as const } : {};
  const row = await tx
    .insertInto('bonus_campaigns')
    .values({
      ...rest,
      ...pool,
      ...(budget && budgetColumns(budget, offer)),
      kind: campaignKindOf(offer),
      status: 'active',
      trigger: asJson(trigger),
      texts: asJson(texts),
      banners: asJson(banners),
      terms: asJson(terms),
      offer: asJson(offer),
      created_at: now,
      created_by: by,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isTournament(row)) {
    await fundPool(tx, row);
    await stepPool(tx, row, now);
  }
  return row;
}

/** The pool of a tournament is spent from the beginning. */
function budgetColumns({ amount, currency }: Money, offer: StoredOffer) {
  const pool =
    offer.type === 'tournament' ? roughly(minor(offer.pool), offer.poolCurrency, currency) : 0n;
  return { budget: amount, budget_currency: currency, spent: pool };
}

/** The kind of a campaign by SPEC §3 "Campaign kinds"; what is none there is called as the bonus is. */
function campaignKindOf({ type }: StoredOffer): string {
  return campaignKind(type) ?? type;
}

/**
 * The running campaign behind a code, whichever way its letters are written; null when there is none. It stays as it is
 * until the transaction ends, so that one which ends meanwhile gives nothing more.
 */
export async function campaignByCode(
  tx: Transaction<Database>,
  code: string,
  now: Date,
): Promise<CampaignRow | null> {
  const found = await tx
    .selectFrom('bonus_campaigns')
    .selectAll()
    .where(sql<boolean>`status = 'active' and lower(trigger ->> 'code') = lower(${code})`)
    .where('starts_at', '<=', now)
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found ?? null;
}

/** What a campaign may become. */
export type CampaignStatus = CampaignRow['status'];

const FROM: Readonly<Record<CampaignStatus, readonly CampaignStatus[]>> = {
  paused: ['active'],
  active: ['paused'],
  ended: ['active', 'paused'],
};

/**
 * Pauses a campaign, lets it run again, or ends it for good; refused when there is none, or it stands otherwise. One
 * that ends may take back what was issued and not used.
 */
export async function changeCampaign(
  tx: Transaction<Database>,
  {
    id,
    to,
    now,
    takeBack = false,
  }: { id: number; to: CampaignStatus; now: Date; takeBack?: boolean },
): Promise<Result<CampaignRow, 'not_found' | 'stands_otherwise'>> {
  const held = await tx
    .selectFrom('bonus_campaigns')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!held) return refused('not_found');
  if (!FROM[to].includes(held.status)) return refused('stands_otherwise');
  const row = await tx
    .updateTable('bonus_campaigns')
    .set({ status: to })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (takeBack) await takenBack(tx, id, now);
  if (isTournament(row)) await (takeBack ? disablePool(tx, row, now) : stepPool(tx, row, now));
  return ok(row);
}

/** Bonuses that were not used are called off; whoever ends bonuses takes the money back. */
async function takenBack(tx: Transaction<Database>, campaignId: number, now: Date): Promise<void> {
  await sql`
    update bonuses set status = 'deactivated', end_at = ${now}
    where id in (
      select id from bonuses
      where campaign_id = ${campaignId} and used_count = 0
        and status in ('available', 'active', 'not_available')
      order by id for update)`.execute(tx);
}
