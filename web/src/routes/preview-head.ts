import type { Category, Match, Sport, Tournament } from '@touchline/wire/catalogue';
import type { Call, ReadOf } from '@touchline/wire/calls/call';
import {
  getCategory,
  getMatch,
  getTournament,
  listMatches,
  listSports,
} from '@touchline/wire/calls/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import type { Received } from '../api/api';
import { leaguePath, matchPath } from '../features/match/paths';
import { localePath } from '../i18n/address';
import { placeName, sportName } from '../i18n/names';
import type { PageSite } from '../i18n/site-context';
import type { Text } from '../i18n/text';
import { headIn, linkPreview, type SharePicture } from './link-preview';
import {
  breadcrumbs,
  pageList,
  sportsEvent,
  type Step,
  structuredData,
  type Thing,
} from './structured-data';

/** A rendered page, and what it was rendered from. */
export interface Rendered {
  site: PageSite;
  locale: string;
  text: Text;
  /** What the innermost route is called. */
  page: string | undefined;
  params: Readonly<Record<string, string | undefined>>;
  replies: readonly Received[];
  markup: string;
}

/**
 * What only search engines and link previews read of a page: previews, and what it is in the words of schema.org. The
 * server puts it into the head, so that no reader carries the script that makes it. Empty for a hidden page.
 */
export function previewHead(rendered: Rendered): string {
  const { site, locale, markup, replies } = rendered;
  if (site.app !== 'sportsbook' || headIn(markup).canonical === undefined) return '';
  const match = rendered.page === 'match' ? replyTo(replies, getMatch)?.data : undefined;
  const { site_name: name } = site.config;
  return (
    linkPreview(markup, {
      name,
      locale,
      locales: site.locales,
      picture: pictureOf(rendered, match),
    }) + structuredData(thingsOf(rendered, match))
  );
}

/**
 * The picture of a match, or of the site. Places keep a picture by its address for long, so the score is a part of it.
 */
function pictureOf({ site, locale }: Rendered, match: Match | undefined): SharePicture {
  const base = `${site.origin}${site.basePath}share/`;
  const query = `?locale=${locale}`;
  if (!match) return { src: `${base}site.png${query}`, alt: site.config.site_name };
  const { home, away } = sidesOf(match);
  const { total_score: score } = match.statistics;
  const state = `${match.status}${score ? `-${score.home}-${score.away}` : ''}`;
  return {
    src: `${base}match-${match.id}.png${query}&at=${state}`,
    alt: [home.name, away.name].filter((each) => each !== '').join(' – '),
  };
}

function thingsOf(rendered: Rendered, match: Match | undefined): Thing[] {
  const { page, params, replies } = rendered;
  const way = wayOf(rendered);
  if (match) {
    const event = sportsEvent(match, way.match(match).href, pictureOf(rendered, match).src);
    const { sport } = match.tournament;
    const { tournament } = match;
    const above = [way.home, way.sport(sport), way.category(tournament), way.league(tournament)];
    const steps = [...above, way.match(match)];
    return [event, breadcrumbs(steps)];
  }
  const matches = listed(replies);
  const list = matches.length === 0 ? [] : [pageList(matches.map(way.match))];
  const league = replyTo(replies, getTournament)?.data;
  if (league) {
    const steps = [way.home, way.sport(league.sport), way.category(league), way.league(league)];
    return [breadcrumbs(steps), ...list];
  }
  const category = replyTo(replies, getCategory)?.data;
  if (category) {
    const steps = [way.home, way.sport(category.sport), way.category({ ...category, category })];
    return [breadcrumbs(steps), ...list];
  }
  const sport = replyTo(replies, listSports)?.data.find(({ key }) => key === params['sport']);
  return sport && page === 'sport' ? [breadcrumbs([way.home, way.sport(sport)]), ...list] : list;
}

/** The steps to a page, each in the reader's words and with its whole address. */
function wayOf({ site, locale, text }: Rendered) {
  const step = (name: string, path: string): Step => ({
    name,
    href: `${site.origin}${localePath(site, locale, path)}`,
  });
  return {
    home: step(site.config.site_name, '/'),
    sport: (sport: Pick<Sport, 'key' | 'name'>) => step(sportName(text, sport), `/${sport.key}`),
    category: ({
      sport,
      category,
    }: {
      sport: { key: string };
      category: Pick<Category, 'slug' | 'name' | 'country_code'>;
    }) => step(placeName(text, locale, category), leaguePath({ slug: category.slug, sport })),
    league: (league: Pick<Tournament, 'name' | 'slug' | 'sport'>) =>
      step(league.name, leaguePath(league)),
    match: (match: Match) => {
      const { home, away } = sidesOf(match);
      const name = [home.name, away.name].filter((each) => each !== '').join(' – ');
      return step(name, matchPath(match));
    },
  };
}

/** The matches of the lists on the page, each once. */
function listed(replies: readonly Received[]): Match[] {
  const all = replies
    .filter(({ call }) => call.name === listMatches.name)
    .flatMap(({ reply }) => (reply as ReadOf<typeof listMatches>).data);
  return [...new Map(all.map((match) => [match.id, match])).values()];
}

/** What a call was answered while the page was rendered; undefined when nobody asked. */
function replyTo<C extends Call>(replies: readonly Received[], call: C): ReadOf<C> | undefined {
  const found = replies.find((each) => each.call.name === call.name);
  return found?.reply as ReadOf<C> | undefined;
}
