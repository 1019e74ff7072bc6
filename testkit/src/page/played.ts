import type { Form, PlayedMatch } from '@touchline/wire/match-details';

const TEAMS = ['Arsenal', 'Chelsea', 'Everton'] as const;
type Team = (typeof TEAMS)[number];
type SideForm = NonNullable<Form>['home'];

/** A team by its name, for tests. */
export function aTeam(name: Team): PlayedMatch['competitors']['home'] {
  return {
    id: TEAMS.indexOf(name) + 1,
    urn_id: `sr:competitor:${name}`,
    name,
    abbreviation: name.slice(0, 3).toUpperCase(),
    country_code: null,
    logo: null,
  };
}

/** A match that is over, for tests. */
export function aPlayedMatch(home: Team, away: Team, score: [number, number], id = 1): PlayedMatch {
  return {
    id,
    slug: `${home}-${away}-m${id}`.toLowerCase(),
    start_time: '2026-06-01T18:00:00.000Z',
    tournament: { id: 1, slug: 'premier-league-l1', name: 'Premier League' },
    competitors: { home: aTeam(home), away: aTeam(away) },
    score: { home: score[0], away: score[1] },
  };
}

/** How a team has played in these matches, the latest first, for tests. */
export function aForm(name: Team, matches: readonly PlayedMatch[]): SideForm {
  return {
    competitor: aTeam(name),
    matches: matches.map((match) => {
      const { home, away } = match.score;
      const own = match.competitors.home.name === name ? home - away : away - home;
      return { ...match, result: own > 0 ? 'win' : own < 0 ? 'loss' : 'draw' };
    }),
  };
}
