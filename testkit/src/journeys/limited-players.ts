import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '../processes/server-process';
import { Visitor } from '../world/visitor';
import type { PlacementSent } from '@touchline/wire/bets';
import { placeBets } from '@touchline/wire/calls/bets';
import type { Sent } from '@touchline/wire/calls/call';
import { listMatches } from '@touchline/wire/calls/catalogue';
import { createDeposit, signIn } from '@touchline/wire/calls/platform';
import { askForLimit } from '@touchline/wire/calls/player-limits';
import type { Match } from '@touchline/wire/catalogue';
import { becomePlayer, PASSWORD } from './sign-up';

/** No match kicks off while a test still bets on it. */
const FAR_AHEAD_MS = 600_000;

type Asked = NonNullable<Sent<typeof askForLimit>['body']>;

/** Who does something, and where. */
interface At {
  server: ServerProcess;
  player: Visitor;
}

/** How an answer went: its status, and for a refusal its code and the limit it names. */
export type Told = [status: number, code: unknown, details: unknown];

async function told(answer: Response): Promise<Told> {
  const { error } = (await answer.json()) as {
    error?: { code: unknown; data?: { details?: unknown } };
  };
  return [answer.status, error?.code, error?.data?.details];
}

/** A player who is signed in on the page, and beside it by calls, as on another device. */
export async function aPlayer(server: ServerProcess, page: Page, email: string): Promise<Visitor> {
  const player = new Visitor(server);
  await becomePlayer(server, player, email);
  await signInOn(server, page, email);
  return player;
}

/** Opens the page of limits. */
export async function openLimits(server: ServerProcess, page: Page): Promise<void> {
  await page.goto(`${server.platform}/profile/limits`);
  await expect(page.getByRole('heading', { name: 'Breaks from play' })).toBeVisible();
}

/** Sets a limit, without its page. */
export async function limited(player: Visitor, body: Asked): Promise<void> {
  await player.call(askForLimit, { body });
}

/** Signs in to an account on a page, without its form. */
export async function signInOn(server: ServerProcess, page: Page, email: string): Promise<void> {
  const answer = await page.request.post(server.platform + signIn.path, {
    headers: { origin: server.platform },
    data: { email, password: PASSWORD },
  });
  expect(answer.status()).toBe(200);
}

/** Begins a deposit of so many cents. */
export async function deposits({ server, player }: At, amount: number): Promise<Told> {
  const body = { amount, currency: 'EUR', return_url: `${server.sportsbook}/` };
  return told(await player.send(createDeposit, { body }));
}

/** Signs in once more, as on a new device. */
export async function signsIn(server: ServerProcess, email: string): Promise<Told> {
  return told(await new Visitor(server).send(signIn, { body: { email, password: PASSWORD } }));
}

/** Bets so many cents on the first outcome of a match. */
export async function bets(player: Visitor, match: Match, stake: number): Promise<Told> {
  const { main_market: market } = match;
  const [outcome] = market?.outcomes ?? [];
  const body: PlacementSent = {
    meta: { placement_id: randomUUID(), device_id: 'limits', quick: false, type: 'single' },
    auto_accept_odds_change: 'any',
    bets: [
      {
        type: 'single',
        stake: { value: stake, currency: 'EUR' },
        selections: [
          {
            match_id: match.id,
            market_id: market!.id,
            specifier: market!.specifier,
            outcome_id: outcome!.id,
            odds: outcome!.odds!,
          },
        ],
      },
    ],
  };
  return told(await player.send(placeBets, { body }));
}

/** A match that takes bets as long as a test runs. */
export async function aMatch(visitor: Visitor): Promise<Match> {
  const [open] = await openMatches(visitor);
  if (!open) throw new Error('no match takes bets');
  return open;
}

/** Matches that take bets as long as a test runs, the earliest first. */
export async function openMatches(visitor: Visitor): Promise<Match[]> {
  const { data } = await visitor.call(listMatches, {
    query: {
      match_status: '0',
      sort_by: 'start_time:asc',
      start_from: new Date(Date.now() + FAR_AHEAD_MS).toISOString(),
    },
  });
  return data.filter(
    ({ main_market: main }) =>
      main?.status === 1 && main.outcomes.every(({ odds }) => odds !== null),
  );
}
