import { expect, type Page } from '@playwright/test';
import { type ServerProcess, serverProcess } from '@touchline/testkit/server-process';
import { Visitor } from '@touchline/testkit/visitor';
import { listBonuses } from '@touchline/wire/calls/bonuses';
import { feedIsUp } from './feed-is-up';
import { aPlayer, signInOn } from './limited-players';
import { place, slip } from './on-slip';
import { payIn } from './pay-in';
import { aboutToKickOff, pickFavourite, type SettledBet, settledBets } from './soon-settled';
import { OPERATOR_TOKEN } from './usual-server';

/** A server on whose feed matches take half a minute, and somebody who only looks. */
export interface BonusServer {
  server: ServerProcess;
  visitor: Visitor;
}

export async function bonusServer(environment: Record<string, string> = {}): Promise<BonusServer> {
  const server = await serverProcess({
    FEED_SPEED: '240',
    FEED_SEED: '23',
    FEED_SPORTS: 'soccer',
    FEED_DAYS: '3',
    OPERATOR_TOKEN,
    ...environment,
  });
  const visitor = new Visitor(server);
  // A server that is given up here would go on playing, beside all journeys that follow.
  await feedIsUp(visitor).catch(async (error: unknown) => {
    await server.remove();
    throw error;
  });
  return { server, visitor };
}

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

const emailOf = (name: string) => `bonus-${name}@example.org`;

/** Somebody with a hundred euros, on the first page. */
export async function somebody(
  { server }: BonusServer,
  page: Page,
  name: string,
): Promise<Visitor> {
  const player = await aPlayer(server, page, emailOf(name));
  await payIn(server, player, DEPOSIT);
  await page.goto(server.sportsbook);
  await expect(balance(page)).toContainText(euros(DEPOSIT));
  return player;
}

/** Who has made one bet, once more: the bet as it settled, on the first page. */
export async function paidTo(
  { server }: BonusServer,
  page: Page,
  name: string,
): Promise<SettledBet> {
  await signInOn(server, page, emailOf(name));
  const [bet] = await settledBets({ page, server }, 1);
  await page.goto(server.sportsbook);
  return bet!;
}

/** Bets on who is likeliest to win a match that begins soon; what is done to the slip before that says how. */
export async function betOnFavourite(
  book: BonusServer,
  page: Page,
  how: () => Promise<void>,
): Promise<void> {
  const [match] = await aboutToKickOff(book.visitor, 1);
  await pickFavourite({ page, ...book }, match!);
  await slip(page).getByLabel('When odds change').selectOption({ label: 'Accept any odds' });
  await how();
  await place(page);
}

/** The bonuses of a player that are not done with, by the book. */
export const bonusesOf = async (player: Visitor) => (await player.call(listBonuses)).data;
