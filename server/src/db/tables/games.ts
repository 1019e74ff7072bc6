import type { GameApp } from '@touchline/domain/games/game-rules';
import type { Generated } from 'kysely';

/** A game that a player was sent to; whoever brings the token opens it, once. */
interface GameLaunches {
  token_hash: Buffer;
  player_id: number;
  provider: string;
  app: GameApp;
  currency: string;
  locale: string;
  expires_at: Date;
  used_at: Date | null;
}

/** What a provider plays on with a player's money. */
interface GameSessions {
  id: string;
  player_id: number;
  provider: string;
  app: GameApp;
  currency: string;
  created_at: Date;
  /** After it, stakes are taken no more. */
  expires_at: Date;
}

/** A transaction of a provider, by its own id for it. */
interface GameTransactions {
  provider: string;
  id: string;
  session_id: string;
  /** Null for one that was taken back before it came. */
  kind: 'debit' | 'credit' | null;
  round_id: string | null;
  amount: bigint | null;
  closes_round: Generated<boolean>;
  /** Why it was refused, which stays so; null when it was not. */
  refusal: string | null;
  /** More about the refusal: the type of the limit. */
  detail: string | null;
  /** The player's cash after it, as it was answered. */
  balance: bigint | null;
  rolled_back_at: Date | null;
  /** The player's cash after it was taken back, as it was answered. */
  rolled_back_balance: bigint | null;
  created_at: Date;
}

/** A page of the sandbox on which somebody plays. */
interface SandboxGameTables {
  key_hash: Buffer;
  session_id: string;
  app: GameApp;
  currency: string;
  locale: string;
  /** What decides the next round; only its hash is told before. */
  seed: string;
  created_at: Date;
  expires_at: Date;
}

interface SandboxGameRounds {
  id: string;
  session_id: string;
  app: GameApp;
  currency: string;
  stake: bigint;
  choice: string;
  seed: string;
  client_seed: string;
  win: bigint;
  /** What the wallet is told next; `done` and `void` are the ends. */
  state: 'staking' | 'undoing' | 'paying' | 'done' | 'void';
  created_at: Date;
}

export interface GameTables {
  game_launches: GameLaunches;
  game_sessions: GameSessions;
  game_transactions: GameTransactions;
  sandbox_game_tables: SandboxGameTables;
  sandbox_game_rounds: SandboxGameRounds;
}
