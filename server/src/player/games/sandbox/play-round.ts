import { randomUUID } from 'node:crypto';
import { winOf } from '@touchline/domain/games/game-rules';
import { RULES } from '@touchline/domain/games/rules-by-app';
import { type Minor, minor } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import { onWire } from '@touchline/wire/money';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../db/schema';
import { commitmentOf, drawnBy, type GameTable, newSeed, type SandboxDeps } from './game-table';
import { askWallet, type Said } from './wallet-client';

type GameRound = Selectable<Database['sandbox_game_rounds']>;

/** What a player asks of a round; the stake in subunits. */
export interface Play {
  stake: Minor;
  choice: string;
  clientSeed: string;
  /** The commitment that the page has seen: a round that was played already is not played again. */
  commitment: string;
}

/**
 * How a round stands. `won`: it was played, won or lost, and the wallet knows. `owing`: played, and the win comes later.
 * `refused`: by the wallet. `void`: the wallet gave no clear answer, and the stake is, or will be, given back.
 */
export type RoundEnd =
  | { kind: 'won'; balance: number }
  | { kind: 'owing' }
  | { kind: 'refused'; code: string }
  | { kind: 'void' };

export interface PlayedRound {
  round: GameRound;
  end: RoundEnd;
  ticket: number;
  nextCommitment: string;
}

/**
 * Plays a round: what decides it is fixed and written down before the stake is asked for, and what the wallet is told
 * next is in the table, so that a crash in the middle loses neither a stake nor a win.
 */
export async function playRound(
  deps: SandboxDeps,
  table: GameTable,
  play: Play,
): Promise<Result<PlayedRound, 'choice' | 'commitment'>> {
  const rules = RULES[table.app];
  if (!rules.choices.includes(play.choice)) return refused('choice');
  if (commitmentOf(table.seed) !== play.commitment) return refused('commitment');
  const ticket = drawnBy(table.app, table.seed, play.clientSeed);
  const { session_id, app, currency, seed } = table;
  const round: GameRound = {
    id: randomUUID(),
    session_id,
    app,
    currency,
    seed,
    stake: play.stake,
    choice: play.choice,
    client_seed: play.clientSeed,
    win: winOf(play.stake, rules.pays(play.choice, rules.resultOf(ticket))),
    state: 'staking',
    created_at: deps.clock.now(),
  };
  const nextSeed = newSeed();
  if (!(await begin(deps.db, table, round, nextSeed))) return refused('commitment');
  const end = await advance(deps, round);
  return ok({ round, end, ticket, nextCommitment: commitmentOf(nextSeed) });
}

/** A seed decides one round: of two who bring the same commitment at once, one plays. */
function begin(
  db: Kysely<Database>,
  { key_hash, seed }: GameTable,
  round: GameRound,
  nextSeed: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('sandbox_game_tables')
      .set({ seed: nextSeed })
      .where('key_hash', '=', key_hash)
      .where('seed', '=', seed)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await tx.insertInto('sandbox_game_rounds').values(round).execute();
    return true;
  });
}

/** Tells the wallet what it has to know next of a round, until the round has ended or the wallet cannot be told. */
async function advance(deps: SandboxDeps, round: GameRound): Promise<RoundEnd> {
  switch (round.state) {
    case 'staking':
      return staked(deps, round);
    case 'undoing':
      return undone(deps, round);
    case 'paying':
      return paid(deps, round);
    case 'done':
      return { kind: 'owing' };
    case 'void':
      return { kind: 'void' };
  }
}

async function staked(deps: SandboxDeps, round: GameRound): Promise<RoundEnd> {
  const fields = { ...named(round), transaction_id: stakeOf(round), amount: wired(round.stake) };
  const said = await askWallet(deps, 'debit', fields);
  if (said.kind === 'refused') {
    await move(deps.db, round, 'void');
    return said;
  }
  return advance(deps, await move(deps.db, round, said.kind === 'done' ? 'paying' : 'undoing'));
}

async function undone(deps: SandboxDeps, round: GameRound): Promise<RoundEnd> {
  const { session_id } = round;
  const fields = { session_id, transaction_id: stakeOf(round) };
  const said = await askWallet(deps, 'rollback', fields);
  if (said.kind === 'done') await move(deps.db, round, 'void');
  return { kind: 'void' };
}

/** A lost round is told too: its win is nothing. */
async function paid(deps: SandboxDeps, round: GameRound): Promise<RoundEnd> {
  const transaction_id = `${round.id}:win`;
  const fields = { ...named(round), transaction_id, amount: wired(round.win), closes_round: true };
  const said: Said = await askWallet(deps, 'credit', fields);
  if (said.kind !== 'done') return { kind: 'owing' };
  await move(deps.db, round, 'done');
  return { kind: 'won', balance: said.balance };
}

function named({ id, session_id, currency }: GameRound) {
  return { session_id, round_id: id, currency };
}

function stakeOf({ id }: GameRound): string {
  return `${id}:stake`;
}

function wired(amount: bigint): number {
  return onWire(minor(amount));
}

async function move(
  db: Kysely<Database>,
  round: GameRound,
  state: GameRound['state'],
): Promise<GameRound> {
  await db
    .updateTable('sandbox_game_rounds')
    .set({ state })
    .where('id', '=', round.id)
    .where('state', '=', round.state)
    .execute();
  return { ...round, state };
}

/** A round that began so long ago is not being played any more. */
const ABANDONED_MS = 60_000;

/**
 * Finishes rounds that were interrupted: one whose stake was still asked for is taken back, because nobody was shown
 * its end; a win that is owed is paid. What the wallet is told twice it does once. Answers how many were tried.
 */
export async function finishRounds(deps: SandboxDeps): Promise<number> {
  const rounds = await deps.db
    .selectFrom('sandbox_game_rounds')
    .selectAll()
    .where('state', 'not in', ['done', 'void'])
    .where('created_at', '<', new Date(deps.clock.now().getTime() - ABANDONED_MS))
    .orderBy('created_at')
    .limit(100)
    .execute();
  for (const round of rounds) {
    const stands = round.state === 'staking' ? await move(deps.db, round, 'undoing') : round;
    await advance(deps, stands);
  }
  return rounds.length;
}
