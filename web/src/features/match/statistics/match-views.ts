import type { Match } from '@touchline/wire/catalogue';

/** What there is to see of a match beside its odds, in the order of its tabs. */
const MATCH_VIEWS = ['form', 'meetings', 'timeline', 'table', 'lineups'] as const;

export type MatchView = (typeof MATCH_VIEWS)[number];

/**
 * The views that a match has. Form, meetings, the table and what has happened are known of any; who plays is told by
 * providers with statistics alone (SPEC §3 "is_provider_stats_available").
 */
export function viewsOf(match: Pick<Match, 'is_provider_stats_available'>): MatchView[] {
  return MATCH_VIEWS.filter((view) => view !== 'lineups' || match.is_provider_stats_available);
}
