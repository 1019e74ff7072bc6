import type { SlugKind } from '@touchline/domain/slug';
import { redirect, useParams } from 'react-router';
import { leaguesOfQuery } from '../api/browse-queries';
import { categoryQuery, leagueQuery, marketsQuery, matchQuery } from '../api/queries';
import { leaguePath, matchPath } from '../features/match/paths';
import { CategoryPage } from './category';
import { LeaguePage } from './league';
import { loadLiveAndUpcoming } from './lists/live-and-upcoming';
import { MatchPage } from './match';
import { notFound, orNotFound, PageNotFound } from './not-found';
import { need, type Loading } from './loading';
import { readSlug } from './slug-kind';

/** Fetches a match, a league or a category; an old or wrong address leads to the right one. */
export async function loadSlug(services: Loading, slug: string, url: URL) {
  const named = readSlug(slug);
  // oxlint-disable-next-line typescript/only-throw-error -- a thrown `data` carries the status
  if (!named) throw notFound();
  const path = await CANONICAL[named.kind](services, named.id, url);
  if (path === null || url.pathname.endsWith(path)) return null;
  return redirect(`${path}${url.search}`, 301);
}

type Load = (services: Loading, id: number, url: URL) => Promise<string | null>;

/** Fetches the page and says where it is; null where that is not known here. */
const CANONICAL: Readonly<Record<SlugKind, Load>> = {
  match: async (services, id) => {
    const { api, queries, waits } = services;
    const markets = need(services, marketsQuery(api, id));
    if (!waits) {
      await need(services, matchQuery(api, id));
      return null;
    }
    const [{ data }] = await orNotFound(
      Promise.all([queries.ensureQueryData(matchQuery(api, id)), markets]),
    );
    return matchPath(data);
  },
  league: async (services, id, url) => {
    const { api, queries, waits } = services;
    const lists = loadLiveAndUpcoming(services, { tournament_id: id }, url);
    if (!waits) {
      await need(services, leagueQuery(api, id));
      return null;
    }
    const [{ data }] = await orNotFound(
      Promise.all([queries.ensureQueryData(leagueQuery(api, id)), lists]),
    );
    return leaguePath(data);
  },
  category: async (services, id, url) => {
    const { api, queries, waits } = services;
    const lists = Promise.all([
      loadLiveAndUpcoming(services, { category_id: id }, url),
      need(services, leaguesOfQuery(api, id)),
    ]);
    if (!waits) {
      await need(services, categoryQuery(api, id));
      return null;
    }
    const [{ data }] = await orNotFound(
      Promise.all([queries.ensureQueryData(categoryQuery(api, id)), lists]),
    );
    return `/${data.sport.key}/${data.slug}`;
  },
};

/** A match, a league or a category. */
export function SlugPage() {
  const { sport = '', slug = '' } = useParams();
  const path = `/${sport}/${slug}`;
  const named = readSlug(slug);
  switch (named?.kind) {
    case 'match':
      return <MatchPage key={named.id} id={named.id} />;
    case 'league':
      return <LeaguePage key={named.id} id={named.id} path={path} />;
    case 'category':
      return <CategoryPage key={named.id} id={named.id} path={path} />;
    default:
      throw new PageNotFound();
  }
}
