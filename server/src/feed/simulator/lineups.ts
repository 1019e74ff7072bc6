import type { LineupPlayer, Lineups } from '../source';
import type { Match } from './calendar';
import { elevenOf, squadOf, type SquadPlayer } from './names/names';

/** Four, three, three, and the goalkeeper: the first of each position that the squad names. */
const ELEVEN: Readonly<Record<SquadPlayer['position'], number>> = { G: 1, D: 4, M: 3, F: 3 };

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
  const players = squad.map((player) => ({ ...player, isSubstitute: !starts(player, squad) }));
  return players.toSorted((one, other) => Number(one.isSubstitute) - Number(other.isSubstitute));
}

function starts(player: SquadPlayer, squad: readonly SquadPlayer[]): boolean {
  const alike = squad.filter(({ position }) => position === player.position);
  return alike.indexOf(player) < ELEVEN[player.position];
}
