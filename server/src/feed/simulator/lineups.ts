import type { LineupPlayer, Lineups } from '../source';
import type { Match } from './play';
import { elevenOf, squadOf } from './names/names';
import { elevenAndBench } from './sports/soccer/eleven';

/** Who begins a match and who waits; null where the squads are not known. */
export function lineupsOf({ home, away }: Pick<Match, 'home' | 'away'>): Lineups | null {
  const [ours, theirs] = [playersOf(home.name), playersOf(away.name)];
  return ours.length > 0 && theirs.length > 0 ? { home: ours, away: theirs } : null;
}

function playersOf(side: string): LineupPlayer[] {
  const squad = squadOf(side);
  if (squad.length === 0) {
    return elevenOf(side).map(({ name, role }) => {
      return { name, position: role, shirt: null, isSubstitute: false };
    });
  }
  const { pitch, bench } = elevenAndBench(squad);
  return [
    ...pitch.map((player) => ({ ...player, isSubstitute: false })),
    ...bench.map((player) => ({ ...player, isSubstitute: true })),
  ];
}
