import type { SquadPlayer } from '../../names/names';

/** Four, three, three, and the goalkeeper. */
const ELEVEN: Readonly<Record<SquadPlayer['position'], number>> = { G: 1, D: 4, M: 3, F: 3 };

/** The first of each position that the squad names begin a match; the others wait. */
export function elevenAndBench(squad: readonly SquadPlayer[]): {
  pitch: SquadPlayer[];
  bench: SquadPlayer[];
} {
  const taken = { G: 0, D: 0, M: 0, F: 0 };
  const pitch: SquadPlayer[] = [];
  const bench: SquadPlayer[] = [];
  for (const player of squad) {
    const starts = taken[player.position] < ELEVEN[player.position];
    taken[player.position] += 1;
    (starts ? pitch : bench).push(player);
  }
  return { pitch, bench };
}
