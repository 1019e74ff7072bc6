import type { Minor } from '../money';
import { cashOf, gamesProvider, type AccountId } from './accounts';
import { movement, reversed, type Posting } from './entries';

/** A transaction of a virtual wallet, by the provider's own id for it (DESIGN §4.15). */
export interface GameMove {
  id: string;
  provider: string;
  playerId: number;
  currency: string;
  amount: Minor;
}

/** A game takes a stake (DESIGN §4.15). */
export function gameDebitPosting(move: GameMove): Posting {
  return movement(nameOf(move), move, cash(move), games(move));
}

/** A game pays a win (DESIGN §4.15). */
export function gameCreditPosting(move: GameMove): Posting {
  return movement(nameOf(move), move, games(move), cash(move));
}

/** A transaction of a game never was; its word stands before the provider's id, which may end in any. What the cash does not cover of a win taken back is owed: see `owingPosting`. */
export function gameRollbackPosting({ id, currency, entries }: Posting): Posting {
  return { id: `rollback:${id}`, currency, entries: reversed(entries) };
}

function nameOf({ provider, id }: GameMove): string {
  return `game:${provider}:${id}`;
}

function cash({ playerId, currency }: GameMove): AccountId {
  return cashOf(playerId, currency);
}

function games({ provider, currency }: GameMove): AccountId {
  return gamesProvider(provider, currency);
}
