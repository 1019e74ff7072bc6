import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context';
import { matchesQuery, sportsQuery } from '../api/queries';
import { useNow } from '../i18n/now-context';
import { sportName } from '../i18n/names';
import { useText, type Text } from '../i18n/text';
import { useSession } from '../state/session';
import { WayOn } from '../ui/way-on';
import { byLeague, LIVE, type LeagueMatches } from './lists';
import { ListBar } from './lists/list-bar';
import { NothingListed } from './lists/live-and-upcoming';
import {
  listAddress,
  liveNarrowedBy,
  readListQuery,
  WHOLE_LIST,
  type ListQuery,
} from './lists/list-query';
import { SignInFirst } from './lists/sign-in-first';
import { useListQuery } from './lists/use-list-query';
import { MatchList, OrderedList } from './match-list';
import { MatchSection } from './match-section';
import { PageMeta } from './page-meta';
import { need, type Loading } from './loading';
import { SportPills, type Pill } from './sport-pills';
import { Nothing } from './states';
import styles from './home.module.css';

/** Sports are chosen on the page, so that each can say how many matches it has. */
const everySport = (query: ListQuery): ListQuery => ({ ...query, sports: [], leagues: [] });

/** Fetches everything in play; favourites are a player's own and come later. */
export async function loadLive(services: Loading, url: URL): Promise<null> {
  const query = readListQuery(url.searchParams);
  if (query.list === 'favorites') return null;
  const filter = liveNarrowedBy(LIVE, everySport(query), new Date());
  await need(services, matchesQuery(services.api, filter));
  return null;
}

/** Everything in play by league; `?sport=` narrows it to some sports (SPEC §2). */
export function LivePage() {
  const t = useText();
  const query = useListQuery();
  const api = useApi();
  const isMine = query.list === 'favorites';
  const enabled = useSession(({ status }) => !isMine || status === 'logged-in');
  const filter = liveNarrowedBy(LIVE, everySport(query), useNow());
  const matches = useQuery({ ...matchesQuery(api, filter), enabled }).data?.data ?? [];
  const order = (useQuery(sportsQuery(api)).data?.data ?? []).map(({ key }) => key);
  const list = (
    <MatchSection
      filter={filter}
      list={query.sortBy === null ? MatchList : OrderedList}
      keep={({ tournament }) =>
        query.sports.length === 0 || query.sports.includes(tournament.sport.key)
      }
      empty={<NothingLive query={query} />}
    />
  );
  return (
    <>
      <PageMeta
        title={t('pages.title_live')}
        description={t('pages.description', { count: matches.length })}
      />
      <h1 className={styles.hidden}>{t('pages.title_live')}</h1>
      <SportPills
        label={t('pages.sports_filter')}
        pills={pillsOf(t, byLeague(matches, order), query)}
      />
      <ListBar path="/live" query={query} keys={['all', 'top', 'favorites', 'betbuilder']} />
      {isMine ? <SignInFirst>{list}</SignInFirst> : list}
    </>
  );
}

function NothingLive({ query }: { query: ListQuery }) {
  const t = useText();
  if (query.list !== 'all' || query.isBettable) return <NothingListed path="/live" query={query} />;
  return (
    <Nothing
      title={t('pages.no_live_title')}
      text={t('pages.no_live_text')}
      action={<WayOn to="/">{t('pages.see_all')}</WayOn>}
    />
  );
}

/** One link for all, and one for each sport in play, in the order of the list; what else was chosen is kept. */
function pillsOf(t: Text, leagues: readonly LeagueMatches[], query: ListQuery): Pill[] {
  const sports = new Map<string, Pill>();
  for (const { league, matches } of leagues) {
    const { key } = league.sport;
    const known = sports.get(key) ?? {
      to: listAddress('/live', query, { sports: [key] }),
      name: sportName(t, league.sport),
      sport: key,
      count: 0,
      current: query.sports.includes(key),
    };
    sports.set(key, { ...known, count: known.count + matches.length });
  }
  const count = leagues.reduce((total, { matches }) => total + matches.length, 0);
  const to = listAddress('/live', query, { sports: WHOLE_LIST.sports });
  const all = { to, name: t('pages.all'), count, current: query.sports.length === 0 };
  return [all, ...sports.values()];
}
