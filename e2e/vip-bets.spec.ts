import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import type { Visitor } from '@touchline/testkit/world/visitor';
import { getPlayer } from '@touchline/wire/calls/platform';
import { asOperator } from '@touchline/testkit/journeys/as-operator';
import { cardOf } from '@touchline/testkit/journeys/bet-card';
import {
  aBettor,
  betsOf,
  button,
  pick,
  place,
  placeButton,
  slip,
  stake,
} from '@touchline/testkit/journeys/on-slip';
import { payIn } from '@touchline/testkit/journeys/pay-in';
import { test } from '@touchline/testkit/journeys/usual-server';

let server: ServerProcess;

test.use({ viewport: { width: 1280, height: 900 } });
test.beforeAll(({ usualServer }) => {
  server = usualServer;
});
// The card that asks about cookies would lie over the foot of the slip.
test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'consent', value: '1', url: server.sportsbook }]),
);

/** What the usual server takes at once is 10,000.00 at most. */
const BEYOND = '12000';
/** What is paid in with one deposit, in euros. */
const MOST_AT_ONCE = 10_000;
/** Who bets here has 30,000.00. */
const DEPOSITS = 3;

/** An operator makes a player a VIP. */
async function becomesVip(player: Visitor): Promise<void> {
  const { data } = await player.call(getPlayer);
  expect(await asOperator(server, 'PUT', `/players/${data?.id}/vip`, { is_vip: true })).toBe(200);
}

/** Places one bet that somebody has to decide on, and its id. */
async function placeBeyond(page: Page, player: Visitor): Promise<number> {
  await stake(page, 'Stake', BEYOND);
  await place(page);
  await expect(slip(page)).toContainText('A bookmaker looks at this bet.');
  const [bet] = await betsOf(player);
  expect(bet).toMatchObject({ status: 'submitted', is_vip: true, stake: { value: 1_200_000n } });
  return bet?.id ?? 0;
}

test('who becomes a VIP bets beyond the usual limit, sees that it waits, and how it was decided', async ({
  page,
}) => {
  const player = await aBettor(server, page, 'vip', MOST_AT_ONCE);
  for (let times = 1; times < DEPOSITS; times += 1) {
    await payIn(server, player, MOST_AT_ONCE * 100);
  }
  await pick(page, 1);
  // The usual limit is shown before anything is sent.
  await stake(page, 'Stake', BEYOND);
  await expect(slip(page)).toContainText('€10,000.00');
  await expect(placeButton(page)).toBeDisabled();

  await becomesVip(player);
  await page.reload();
  const approved = await placeBeyond(page, player);
  await button(page, 'Keep selections').click();
  const rejected = await placeBeyond(page, player);

  await page.goto(`${server.sportsbook}/bets-history`);
  for (const id of [approved, rejected]) {
    await expect(cardOf(page, id)).toContainText('Under review');
    await expect(cardOf(page, id)).toContainText('A bookmaker looks at this bet.');
  }

  // The page hears of both decisions by itself.
  expect(await asOperator(server, 'POST', `/bets/${approved}/approve`)).toBe(200);
  await expect(cardOf(page, approved)).toContainText('Open');
  await expect(cardOf(page, approved)).not.toContainText('A bookmaker looks at this bet.');
  expect(await asOperator(server, 'POST', `/bets/${rejected}/reject`)).toBe(200);
  await expect(cardOf(page, rejected)).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Settled/ })
    .first()
    .click();
  await expect(cardOf(page, rejected)).toContainText('Not taken');
  await expect(cardOf(page, rejected)).toContainText('Not accepted; the stake went back');
  await expect(cardOf(page, rejected)).not.toContainText('Returned');
  await cardOf(page, rejected).getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText('Not taken');
  await expect(details.getByRole('list').last()).toContainText('Not accepted');
});
