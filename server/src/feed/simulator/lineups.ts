import type { LineupPlayer, Lineups } from '../source';
import type { Club } from './leagues';
import type { Match } from './play';
import { elevenOf, squadOf } from './names/names';
import { elevenAndBench } from './sports/soccer/eleven';
import { madeUpShirts, madeUpSquad } from './squads';

/**
 * Who begins a match and who waits. Sides that are in no list have a squad that is made up, save in matches that were
 * really played. Null in sports that are not played by sides.
 */
export function lineupsOf(
  match: Pick<Match, 'home' | 'away' | 'sport' | 'league'>,
): Lineups | null {
  const home = playersOf(match, match.home, new Set());
  const away = playersOf(match, match.away, new Set(home.map(({ name }) => name)));
  return home.length > 0 && away.length > 0 ? { home, away } : null;
}

function playersOf(
  { sport, league }: Pick<Match, 'sport' | 'league'>,
  side: Club,
  others: ReadonlySet<string>,
): LineupPlayer[] {
  const squad = sport.key === 'soccer' ? squadOf(side.name) : [];
  if (squad.length > 0) {
    const { pitch, bench } = elevenAndBench(squad);
    return [
      ...pitch.map((player) => ({ ...player, isSubstitute: false })),
      ...bench.map((player) => ({ ...player, isSubstitute: true })),
    ];
  }
  const eleven = CRICKET.has(sport.key) ? elevenOf(side.name) : [];
  if (eleven.length > 0) {
    const shirts = madeUpShirts(eleven.length, side.urn);
    return eleven.map(({ name, role }, at) => {
      return { name, position: role, shirt: shirts[at] ?? null, isSubstitute: false };
    });
  }
  if (!sport.leagues.includes(league)) return [];
  return madeUpSquad(sport.key, {
    urn: side.urn,
    countryCode: league.category.countryCode,
    areWomen: league.tournament.name.endsWith(', Women'),
    others,
  });
}

const CRICKET: ReadonlySet<string> = new Set(['cricket', 'premium_cricket']);
