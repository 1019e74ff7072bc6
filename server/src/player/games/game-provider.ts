import type { GameApp } from '@touchline/domain/games/game-rules';

/** Somebody whose games are played with our players' money. */
export interface GameProvider {
  /** Part of ledger account names and of addresses: lower-case letters. */
  name: string;
  /** Shared with the provider; signs its requests (see `sign`). */
  key: string;
  /** The page of a game, to which `token` and `lang` are added; null for a game that it does not have. */
  pageOf(app: GameApp): URL | null;
}

/** Providers by their names. */
export type GameProviders = ReadonlyMap<string, GameProvider>;
