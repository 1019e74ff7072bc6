import type { Match } from '@touchline/wire/catalogue';
import { Flag, hasFlag } from '../ui/flag';
import { SportIcon } from '../ui/sport-icon';

/** The picture of a league or a country: its flag, or the sport where there is none. */
export function Emblem({
  tournament,
}: {
  /** Undefined while it is being fetched. */
  tournament: Pick<Match['tournament'], 'category' | 'sport'> | undefined;
}) {
  const country = tournament?.category.country_code ?? null;
  if (hasFlag(country)) return <Flag country={country} size="large" />;
  return tournament && <SportIcon sport={tournament.sport.key} />;
}
