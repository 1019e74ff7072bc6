import { expect, type Page } from '@playwright/test';
import { matchResult } from '../feed/markets';
import type { Visitor } from '../world/visitor';
import { World, type WorldMatch } from '../world/world';
import { listBonuses } from '@touchline/wire/calls/bonuses';
import { aPlayer } from './limited-players';
import { place } from './on-slip';
import { payIn } from './pay-in';
import { OPERATOR_TOKEN } from './usual-server';

/** A world whose operator gives bonuses. */
export const bonusWorld = (env: Record<string, string> = {}): Promise<World> =>
  World.open({ env: { OPERATOR_TOKEN, ...env } });

/** A page with the slip beside it. */
export const WIDE = {
  serviceWorkers: 'block',
  viewport: { width: 1440, height: 1000 },
} as const;

/** What everybody has to begin with, in cents. */
export const DEPOSIT = 10_000;
export const euros = (cents: bigint | number) => `€${(Number(cents) / 100).toFixed(2)}`;
export const balance = (page: Page) => page.getByRole('banner').getByLabel('Balance');
/** The card that tells of a bonus that has not been seen. */
export const newBonus = (page: Page) => page.getByRole('region', { name: 'New bonus' });

/** Somebody with a hundred euros, on the first page. */
export async function somebody({ server }: World, page: Page, name: string): Promise<Visitor> {
  const player = await aPlayer(server, page, `bonus-${name}@example.org`);
  await payIn(server, player, DEPOSIT);
  await page.goto(server.sportsbook);
  await expect(balance(page)).toContainText(euros(DEPOSIT));
  return player;
}

const nothing = () => Promise.resolve();

/** A match whose home side is the favourite at 1.50, picked on its page; `before` that, something may be put away. */
export async function pickFavourite(
  world: World,
  page: Page,
  before: () => Promise<void> = nothing,
): Promise<WorldMatch> {
  const match = await world.match({ markets: [matchResult(1.5, 4.2, 6.5)] });
  await page.goto(world.server.sportsbook + match.path);
  await before();
  await page
    .getByRole('main')
    .getByRole('button', { name: / 1\.50$/ })
    .click();
  return match;
}

/** Bets on a favourite; what is done to the slip before that says how. */
export async function betOnFavourite(
  world: World,
  page: Page,
  how: () => Promise<void>,
  before?: () => Promise<void>,
): Promise<WorldMatch> {
  const match = await pickFavourite(world, page, before);
  await how();
  await place(page);
  return match;
}

/** The favourite wins, and bets on it are settled. */
export async function favouriteWins(match: WorldMatch): Promise<void> {
  await match.kickOff();
  await match.end(1, 0);
  await match.settle();
}

/** The bonuses of a player that are not done with, by the book. */
export const bonusesOf = async (player: Visitor) => (await player.call(listBonuses)).data;
