import type { Match } from '@touchline/wire/catalogue';
import { shownLine, type MarketGroup } from '../../features/markets/market-groups';
import { MovementButton } from '../../features/odds-movement/movement-button';

/** Opens how the odds of a market have moved, line by line. */
export function MarketMovement({ match, group }: { match: Match; group: MarketGroup }) {
  const lines = group.lines.map((line) => ({ label: shownLine(line) ?? line.name, line }));
  return <MovementButton match={match} market={{ name: group.name, lines }} />;
}
