import { expect } from '@playwright/test';
import type { ServerProcess } from '../processes/server-process';
import type { Visitor } from '../world/visitor';
import { enterPromoCode } from '@touchline/wire/calls/bonuses';
import { createCampaign } from '@touchline/wire/calls/operator-campaigns';
import type { Sent } from '@touchline/wire/calls/call';
import { OPERATOR_TOKEN } from './usual-server';

type Campaign = NonNullable<Sent<typeof createCampaign>['body']>;

/** What a journey says of a campaign: what it gives, and how it is called. */
export type CampaignGiven = Pick<Campaign, 'offer'> & { name: string } & Partial<Campaign>;

/** A plain freebet of so many cents. */
export const freebetOf = (amount: number) =>
  ({ kind: 'freebet', type: 'freebet', amounts: { EUR: amount } }) as const;

/** Two legs pay ×1.10, three or four ×1.20, five and more ×1.50. */
export const BOOST = {
  kind: 'comboboost',
  min_odds: 1050,
  ranges: [
    { min_count: 2, max_count: 2, bonus_odds: 1100 },
    { min_count: 3, max_count: 4, bonus_odds: 1200 },
    { min_count: 5, max_count: null, bonus_odds: 1500 },
  ],
} satisfies Campaign['offer'];

/** So many points earn a freebet of 5.00. */
export const huntOf = (points: number) =>
  ({
    kind: 'hunting',
    points_needed: points,
    prize: { EUR: [500] },
  }) satisfies Campaign['offer'];

/** A tournament whose places share so many cents as money: with one player, all is for the first. */
export const cupOf = (pool: number) =>
  ({
    kind: 'hunting_tournament',
    pool,
    pool_currency: 'EUR',
    shares: [100],
    prize_as: 'money',
    wait_hours: 1,
  }) satisfies Campaign['offer'];

/** Three freebets for 100 points, of which one may be doubled. */
export const CHEST = {
  kind: 'lootbox',
  points_needed: 100,
  prize: { EUR: [100, 200, 500] },
  boost: 2000,
} satisfies Campaign['offer'];

/** A freebet for the first bet of a euro or more, and two for the second. */
export const BETS_MADE = {
  kind: 'amb',
  ranges: [
    { number_of_bets: 1, number_of_freebets: 1, amounts: { EUR: 300 } },
    { number_of_bets: 2, number_of_freebets: 2, amounts: { EUR: 400 } },
  ],
  min_stake: { EUR: 100 },
} satisfies Campaign['offer'];

/** Creates a campaign as an operator does: behind a code, or for whom a trigger says. */
export async function aCampaign(
  server: ServerProcess,
  trigger: string | Campaign['trigger'],
  { name, ...given }: CampaignGiven,
): Promise<void> {
  const answer = await fetch(server.operator + createCampaign.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      trigger: typeof trigger === 'string' ? { key: 'code', code: trigger } : trigger,
      texts: {
        en: { name, terms: 'One for each player.\nIt is staked once, whole.' },
        ar: { name: `عرض ${name}`, terms: 'مكافأة واحدة لكل لاعب.' },
      },
      lives_hours: 72,
      ...given,
    }),
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
}

/** Enters a code beside the page, as on another device. */
export async function redeem(player: Visitor, code: string): Promise<void> {
  await player.call(enterPromoCode, { body: { code } });
}
