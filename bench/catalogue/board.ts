import { MARKET_STATUS, type MarketStatus } from '@touchline/domain/bets/market-status';
import type { StoredCard } from '../../server/src/db/schema';
import { changedCard } from '../../server/src/book/ingest/card';
import { type Line, unheardLine } from '../../server/src/book/ingest/line';
import { lineKeyOf } from '../../server/src/book/ingest/line-key';
import { TrackedMap } from '../../server/src/book/ingest/tracked-map';

/** A line as it is written. */
export interface BenchLine {
  id: number;
  specifier: string;
  favourite: boolean;
  outcomes: Record<string, { odds: number; active: boolean; p: number }>;
}

const ON_CARDS: readonly (readonly [id: number, outcomes: readonly string[]])[] = [
  [1, ['1', '2', '3']],
  [10, ['9', '10', '11']],
  [29, ['74', '76']],
  [186, ['4', '5']],
  [219, ['4', '5']],
  [406, ['4', '5']],
];
const LADDERS: readonly (readonly [id: number, name: string, outcomes: readonly string[]])[] = [
  [18, 'total', ['12', '13']],
  [16, 'hcp', ['1714', '1715']],
  [189, 'total', ['12', '13']],
  [225, 'total', ['12', '13']],
  [187, 'hcp', ['1714', '1715']],
  [223, 'hcp', ['1714', '1715']],
  [68, 'total', ['12', '13']],
  [66, 'hcp', ['1714', '1715']],
  [166, 'total', ['12', '13']],
  [19, 'total', ['12', '13']],
  [20, 'total', ['12', '13']],
];

/** So many lines, the same for every match. */
export function boardOf(lines: number): BenchLine[] {
  const outcomesOf = (ids: readonly string[]) =>
    Object.fromEntries(
      ids.map((id, at) => [id, { odds: 1850 + 100 * at, active: true, p: 1 / ids.length }]),
    );
  const board: BenchLine[] = ON_CARDS.map(([id, outcomes]) => ({
    id,
    specifier: '',
    favourite: false,
    outcomes: outcomesOf(outcomes),
  }));
  for (let step = 0; board.length < lines; step += 1) {
    const [id, name, outcomes] = LADDERS[step % LADDERS.length] ?? [18, 'total', []];
    const rung = Math.floor(step / LADDERS.length);
    board.push({
      id,
      specifier: `${name}=${rung + 0.5}`,
      favourite: rung === 2,
      outcomes: outcomesOf(outcomes),
    });
  }
  return board.slice(0, lines);
}

/** Every tenth line is suspended, another one in each of ten matches. */
export function statusOf(matchId: number, marketId: number): MarketStatus {
  return (matchId + marketId) % 10 === 0 ? MARKET_STATUS.suspended : MARKET_STATUS.active;
}

/** The cards that go with a board: of each sport ten kinds, by the last digit of the id of a match. */
export function cardsOf(
  sports: readonly string[],
  board: readonly BenchLine[],
): { sport: number; kind: number; lines: StoredCard | null }[] {
  return sports.flatMap((sportKey, at) =>
    Array.from({ length: 10 }, (_, kind) => {
      const lines = board.map(({ id, ...rest }): Line => {
        const line = unheardLine(id, rest.specifier);
        return { ...line, ...rest, status: statusOf(kind, id) };
      });
      const held = new TrackedMap<Line>();
      for (const line of lines) held.set(lineKeyOf(line), line);
      const card = changedCard(
        { sportKey, type: 'match', state: { provider: 'betradar', lines: held } },
        lines,
        1,
      );
      return { sport: at + 1, kind, lines: card };
    }),
  );
}
