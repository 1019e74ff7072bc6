import type { Match } from '@touchline/wire/catalogue';
import { FormView } from './form-view';

/** What is known of a match and its sides beside the odds (SPEC §1 "STATISTICS"). */
export function MatchStatistics({ match }: { match: Match }) {
  return <FormView match={match} />;
}
