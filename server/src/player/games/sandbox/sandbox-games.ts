import { createHmac } from 'node:crypto';
import type { GameApp } from '@touchline/domain/games/game-rules';
import type { GameProvider } from '../game-provider';

/** The sandbox's name in ledger accounts and addresses. */
export const SANDBOX = 'sandbox';

/** Where a game of the sandbox is played, on its origin. */
export function gamePath(app: GameApp | ':app'): string {
  return `/sandbox/games/${app}`;
}

/**
 * A provider of four small games (DESIGN §4.15). It knows the house only by what any provider would: the token of a
 * launch, and the wallet over HTTP. `origin` is where browsers find its pages; its key is made of the site's `secret`.
 */
export function sandboxGames(options: { origin: string; secret: string }): GameProvider {
  return {
    name: SANDBOX,
    key: createHmac('sha256', options.secret).update('games:sandbox').digest('hex'),
    pageOf: (app) => new URL(gamePath(app), options.origin),
  };
}
