import { assert } from '@touchline/domain/assert';
import type { GameApp } from '@touchline/domain/games/game-rules';
import type { LimitType } from '@touchline/domain/limits/limit';
import { ZERO } from '@touchline/domain/money';
import type { MoneyRules, StandingFault } from '@touchline/domain/players/standing';
import { ok, refused, type Result } from '@touchline/domain/result';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { standingFault } from '../../wallet/standing';
import { whatBars } from '../limits/what-bars';
import { hashOf, newToken } from '../random-token';
import type { GameProviders } from './game-provider';

/** How long a token opens its game. */
const TOKEN_LIFE_MS = 2 * 60_000;

export interface LaunchDeps {
  db: Kysely<Database>;
  clock: { now(): Date };
  providers: GameProviders;
  /** The games that the site has switched on. */
  enabled: ReadonlySet<GameApp>;
  /** From whom stakes are taken; left out, from everybody. */
  moneyRules?: MoneyRules;
}

/** Who wants to play what, in the language they read. */
interface Launch {
  playerId: number;
  provider: string;
  app: GameApp;
  locale: string;
  /** Where the player is, where that is known. */
  country?: string | null | undefined;
}

/** Why a game is not launched. */
export type LaunchRefusal =
  | { code: 'no_provider' }
  | { code: 'switched_off' }
  | { code: 'limit'; type: LimitType }
  | { code: StandingFault };

/**
 * The address of a game with a token of 256 bits, which opens it once within two minutes for the active account of the
 * player (SPEC §7 "virtual wallet"). Only the token's hash is kept.
 */
export async function launchGame(
  { db, providers, enabled, moneyRules: rules }: Omit<LaunchDeps, 'clock'>,
  { playerId, provider: name, app, locale, country = null }: Launch,
  now: Date,
): Promise<Result<string, LaunchRefusal>> {
  const provider = providers.get(name);
  if (!provider) return refused({ code: 'no_provider' });
  const page = provider.pageOf(app);
  if (page === null || !enabled.has(app)) return refused({ code: 'switched_off' });
  const staking = { playerId, does: 'bet', country, now: now.getTime() } as const;
  const fault = await standingFault(db, { ...staking, rules });
  if (fault) return refused({ code: fault });
  // A game that no stake may be placed in is not opened.
  const action = { type: 'bet', stake: ZERO, bets: 1 } as const;
  const asked = { playerId, action, currency: null };
  const barred = await whatBars(db, asked, now);
  if (barred) return refused({ code: 'limit', type: barred.limit.terms.type });
  const token = newToken();
  await dropOld(db, playerId, now);
  await db
    .insertInto('game_launches')
    .values({
      token_hash: hashOf(token),
      player_id: playerId,
      provider: name,
      app,
      currency: await activeCurrency(db, playerId),
      locale,
      expires_at: new Date(now.getTime() + TOKEN_LIFE_MS),
      used_at: null,
    })
    .execute();
  page.searchParams.set('token', token);
  page.searchParams.set('lang', locale);
  return ok(page.href);
}

async function dropOld(db: Kysely<Database>, playerId: number, now: Date): Promise<void> {
  await db
    .deleteFrom('game_launches')
    .where('player_id', '=', playerId)
    .where('expires_at', '<=', now)
    .execute();
}

/** Of several active accounts the one that the player uses, or else the one in their own currency. */
async function activeCurrency(db: Kysely<Database>, playerId: number): Promise<string> {
  const { rows } = await sql<{ currency: string }>`
    select a.currency from player_accounts a join players p on p.id = a.player_id
    where a.player_id = ${playerId} and a.active
    order by a.selected desc, a.currency = p.currency desc, a.currency limit 1`.execute(db);
  assert(rows[0], `player ${playerId} has an active account`);
  return rows[0].currency;
}
