import { specifierParts } from '@touchline/domain/bets/specifier';
import { urnsOf } from '../unnamed';
import type { Line } from './line';

/** The urns of who stands in a line, in an outcome or its specifier, and did not stand in it before. */
export function newAthletes(before: Line | undefined, now: Line): string[] {
  const ids = before?.outcomes === now.outcomes ? [] : Object.keys(now.outcomes);
  const added =
    before && ids.length === Object.keys(before.outcomes).length
      ? []
      : ids.filter((id) => before?.outcomes[id] === undefined);
  const values = before === undefined ? specifierParts(now.specifier).values() : [];
  return [...new Set([...added, ...values].flatMap(urnsOf).filter(isAthlete))];
}

/** Whether an urn is that of somebody who plays, rather than of a team. */
export function isAthlete(urn: string): boolean {
  return urn.split(':')[1] === 'player';
}
