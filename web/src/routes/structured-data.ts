import type { Match } from '@touchline/wire/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';

/** Something that search engines know by a type of schema.org. */
export type Thing = Readonly<Record<string, unknown>> & { '@type': string };

/** A step on the way to a page: what it is called and its whole address. */
export interface Step {
  name: string;
  href: string;
}

/** What a match is to schema.org; `href` is the whole address of its page. */
export function sportsEvent(match: Match, href: string, picture?: string): Thing {
  const { home, away } = sidesOf(match);
  const team = ({ name }: { name: string }) => ({ '@type': 'SportsTeam', name });
  const { competitors, participants, stadium, city, tournament } = match;
  return {
    '@type': 'SportsEvent',
    name: competitors ? `${home.name} – ${away.name}` : home.name,
    sport: tournament.sport.name,
    url: href,
    startDate: match.start_time,
    ...(match.end_date === null ? {} : { endDate: match.end_date }),
    eventStatus: 'https://schema.org/EventScheduled',
    ...(picture === undefined ? {} : { image: picture }),
    ...(competitors
      ? { homeTeam: team(home), awayTeam: team(away), competitor: [team(home), team(away)] }
      : { competitor: participants.map(team) }),
    location: placeOf(stadium, city ?? tournament.category.name),
    superEvent: { '@type': 'SportsEvent', name: tournament.name },
  };
}

/** Where it is played: the ground where the provider names it, else the town or the country. */
function placeOf(stadium: string | null, place: string) {
  if (stadium === null) return { '@type': 'Place', name: place, address: place };
  return { '@type': 'StadiumOrArena', name: stadium, address: place };
}

/** The way to a page, from the first page down to itself. */
export function breadcrumbs(steps: readonly Step[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href,
    })),
  };
}

/** How many of a list search engines are told of. */
const MOST_LISTED = 30;

/** The pages that a list leads to, in its order. */
export function pageList(steps: readonly Step[]): Thing {
  return {
    '@type': 'ItemList',
    numberOfItems: steps.length,
    itemListElement: steps.slice(0, MOST_LISTED).map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: href,
    })),
  };
}

/** The element that says it all; empty where there is nothing to say. It is data: a page's policy lets no script in. */
export function structuredData(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // Only `<` can end a script element or begin a comment in it.
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
}
