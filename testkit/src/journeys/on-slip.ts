import { expect, type BrowserContext, type Page, type Route } from '@playwright/test';
import type { ServerProcess } from '../processes/server-process';
import type { Visitor } from '../world/visitor';
import type { Bet, PlacementSent } from '@touchline/wire/bets';
import { listBets, placeBets } from '@touchline/wire/calls/bets';
import { listMarkets } from '@touchline/wire/calls/catalogue';
import { getCustomOdds } from '@touchline/wire/calls/custom-bets';
import { createShareBet } from '@touchline/wire/calls/share-bets';
import { aPlayer, openMatches } from './limited-players';
import { payIn } from './pay-in';

/** The slip beside the page. */
export const slip = (page: Page) => page.getByRole('complementary', { name: 'Bet slip' });
/** A button of the slip. */
export const button = (page: Page, name: string | RegExp) =>
  slip(page).getByRole('button', { name });

/** Somebody with so many euros, on the list of soccer matches; beside the page by calls, as on another device. */
export async function aBettor(
  server: ServerProcess,
  page: Page,
  name: string,
  euros = 200,
): Promise<Visitor> {
  const player = await aPlayer(server, page, `slip-${name}@example.org`);
  await payIn(server, player, euros * 100);
  await page.goto(`${server.sportsbook}/soccer`);
  return player;
}

/** The last price of a list: its match is not in play and does not begin soon, so that it stays open. */
export const lastPrice = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /\d\.\d\d$/, pressed: false })
    .last();

/** Picks the first side of so many matches, the last ones of the list: none of them begins soon. */
export async function pick(page: Page, count: number): Promise<void> {
  const open = page
    .getByRole('main')
    .locator('button[aria-pressed]:enabled')
    .filter({ hasText: /\d\.\d\d$/ });
  await expect(open.nth(20)).toBeVisible();
  const last = await open.count();
  for (let row = 1; row <= count; row += 1) await open.nth(last - 3 * row).click();
  await expect(slip(page).getByRole('button', { name: /^Remove (?!all)/ })).toHaveCount(count);
}

/** Types into a field of the slip by its name. */
export const stake = (page: Page, label: string, euros: string) =>
  slip(page).getByLabel(label, { exact: true }).fill(euros);

/**
 * What places the bets of the slip, with what they cost where that matters. Where a price has moved meanwhile, as it may
 * at any time, the same press agrees to it.
 */
export const placeButton = (page: Page, cost = '') =>
  button(
    page,
    new RegExp(`^(?:Place (?:bet|\\d+ bets)|Accept .* and place).*${cost.replace('.', '\\.')}$`),
  );

/** Takes any odds from now on: where a journey is about something else, a price that moves changes nothing. */
export const takeAnyOdds = (page: Page) =>
  slip(page).getByLabel('When odds change').selectOption('Accept any odds');

/** Places what is on the slip, and reads the receipt. A price that moves on the way is agreed to by another press. */
export async function place(page: Page, bets = 1): Promise<void> {
  const receipt = slip(page).getByText(bets > 1 ? `${bets} bets placed` : 'Bet placed');
  await expect(async () => {
    if (!(await receipt.isVisible())) await placeButton(page).click({ timeout: 1000 });
    await expect(receipt).toBeVisible({ timeout: 5000 });
  }).toPass();
}

/** All bets of a player, the newest first. */
export const betsOf = async (player: Visitor): Promise<Bet[]> => (await player.call(listBets)).data;

/** Does something with each placement on its way, in the order they are sent; the last goes for all that follow. */
export async function onTheWay(
  page: Page | BrowserContext,
  ...ways: ((route: Route) => Promise<void>)[]
): Promise<void> {
  await page.route(`**${placeBets.path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const way = ways.length > 1 ? ways.shift() : ways[0];
    return way ? way(route) : route.continue();
  });
}

/** Changes what is sent, as if the page had known something else. */
export const sentAs =
  (change: (body: PlacementSent) => void) =>
  async (route: Route): Promise<void> => {
    const body = route.request().postDataJSON() as PlacementSent;
    change(body);
    await route.continue({ postData: JSON.stringify(body) });
  };

/** The prices that were seen were so much higher than they are now: they have fallen on the way. */
export const seenHigherBy = (thousandths: number) =>
  sentAs(({ bets }) => {
    for (const { selections } of bets) for (const each of selections) each.odds += thousandths;
  });

/** The book has it, and its answer is lost. */
export const answerLost = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort('connectionreset');
};
/** It goes through. */
export const asItIs = (route: Route) => route.continue();

/** A share code for a custom bet on two outcomes of one match. Looks for a match that has a provider of custom bets. */
export async function aCustomCode(visitor: Visitor): Promise<string> {
  for (const match of (await openMatches(visitor)).filter((each) => each.custom_bet)) {
    const selections = await pricedTogether(visitor, match.id);
    if (!selections) continue;
    const bets = [
      { type: 'custom_bet' as const, stake: { value: 0, currency: 'EUR' }, selections },
    ];
    return (await visitor.call(createShareBet, { body: { bets } })).data.code;
  }
  throw new Error('nothing is priced together');
}

async function pricedTogether(visitor: Visitor, matchId: number) {
  const { data } = await visitor.call(listMarkets, { params: { id: matchId } });
  const [first, ...others] = data
    .filter(({ status, custom_bet_groups: groups }) => status === 1 && groups.length > 0)
    .flatMap((market) => {
      const outcome = market.outcomes.find((each) => each.active && each.odds !== null);
      return outcome ? [{ market, outcome }] : [];
    })
    .map(({ market, outcome }) => ({
      match_id: matchId,
      market_id: market.id,
      specifier: market.specifier,
      outcome_id: outcome.id,
      odds: Number(outcome.odds),
    }));
  for (const other of others) {
    const selections = [first!, other];
    const priced = await visitor.send(getCustomOdds, { body: { selections } });
    if (priced.ok) return selections;
  }
  return null;
}
