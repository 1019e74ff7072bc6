import { useQuery } from '@tanstack/react-query';
import type { Sport } from '@touchline/wire/catalogue';
import type { MatchCard } from '@touchline/wire/match-card';
import { useApi } from '../api/api-context';
import { matchesQuery, sportsQuery, type MatchFilter } from '../api/queries';
import { useFormats } from '../i18n/formats';
import { useNow } from '../i18n/now-context';
import { sportName } from '../i18n/names';
import { useText, type Text } from '../i18n/text';
import { playerIn } from '../state/playing';
import { useSession } from '../state/session';
import { WayOn } from '../ui/way-on';
import { byLeague, LIVE } from './lists';
import { ListBar } from './lists/list-bar';
import { NothingListed } from './lists/nothing-listed';
import {
  aroundDay,
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

const DAY_MS = 86_400_000;

/** What is asked for: all sports at once, and, where that is more than a page of matches, a page of those that were chosen. */
function filtersOf(query: ListQuery, now: Date): { all: MatchFilter; chosen: MatchFilter } {
  const live = { ...LIVE, ...aroundDay(query.date) };
  const chosen = liveNarrowedBy(live, query, now);
  return {
    all: liveNarrowedBy(live, { ...query, sports: [] }, now),
    chosen: query.page === 1 ? chosen : { ...chosen, page: query.page },
  };
}

/** Fetches everything in play, or the page of it that is asked for; favourites are a player's own and come later. */
export async function loadLive(services: Loading, url: URL): Promise<null> {
  const query = readListQuery(url.searchParams);
  if (query.list === 'favorites') return null;
  const { all, chosen } = filtersOf(query, new Date());
  const whole = matchesQuery(services.api, all);
  await need(services, whole);
  const pages = services.queries.getQueryData(whole.queryKey)?.pagination.last_page ?? 1;
  if (pages > 1) await need(services, matchesQuery(services.api, chosen));
  return null;
}

/**
 * Everything in play by league; `?sport=` narrows it to some sports (SPEC §2). While all of it fits on one page, sports are
 * chosen on the page, so that each can say how many matches it has.
 */
export function LivePage() {
  const t = useText();
  const query = useListQuery();
  const api = useApi();
  const isMine = query.list === 'favorites';
  const enabled = useSession((now) => !isMine || playerIn(now) !== null);
  const { all, chosen } = filtersOf(query, useNow());
  const whole = useQuery({ ...matchesQuery(api, all), enabled }).data;
  const sports = useQuery(sportsQuery(api)).data?.data ?? [];
  const { dayNumber } = useFormats();
  const day = query.date === null ? null : Date.parse(query.date) / DAY_MS;
  const isOfDay = (match: MatchCard) => day === null || dayNumber(match.start_time) === day;
  const hasPages = (whole?.pagination.last_page ?? 1) > 1;
  const inPlay = hasPages
    ? sports.flatMap((sport) => (sport.live_count > 0 ? [countOf(sport, query)] : []))
    : countsIn((whole?.data ?? []).filter(isOfDay), sports);
  const list = (
    <MatchSection
      filter={hasPages ? chosen : all}
      list={query.sortBy === null ? MatchList : OrderedList}
      keep={(match) =>
        isOfDay(match) &&
        (query.sports.length === 0 || query.sports.includes(match.tournament.sport.key))
      }
      empty={<NothingLive query={query} />}
      {...(hasPages && { address: (page) => listAddress('/live', query, { page }) })}
    />
  );
  return (
    <>
      <PageMeta
        title={t('pages.title_live')}
        description={t('pages.description', { count: whole?.pagination.total ?? 0 })}
      />
      <h1 className={styles.hidden}>{t('pages.title_live')}</h1>
      <SportPills label={t('pages.sports_filter')} pills={pillsOf(t, inPlay, query)} />
      <ListBar path="/live" query={query} keys={['all', 'top', 'favorites', 'betbuilder']} />
      {isMine ? <SignInFirst>{list}</SignInFirst> : list}
    </>
  );
}

/** Whether something other than sports was chosen. */
function isNarrowed({ list, isBettable, date, leagues }: ListQuery): boolean {
  return list !== 'all' || isBettable || date !== null || leagues.length > 0;
}

function NothingLive({ query }: { query: ListQuery }) {
  const t = useText();
  if (isNarrowed(query)) return <NothingListed path="/live" query={query} />;
  return (
    <Nothing
      title={t('pages.no_live_title')}
      text={t('pages.no_live_text')}
      action={<WayOn to="/">{t('pages.see_all')}</WayOn>}
    />
  );
}

/** A sport, and how many matches of it are in play; 0 where nobody knows. */
interface InPlay {
  sport: Pick<Sport, 'key' | 'name'>;
  count: number;
}

/** By these matches, in the order of the list. */
function countsIn(matches: readonly MatchCard[], sports: readonly Sport[]): InPlay[] {
  const counts = new Map<string, InPlay>();
  const order = sports.map(({ key }) => key);
  for (const { league, matches: played } of byLeague(matches, order)) {
    const { sport } = league;
    const known = counts.get(sport.key)?.count ?? 0;
    counts.set(sport.key, { sport, count: known + played.length });
  }
  return [...counts.values()];
}

/** By what the sport says of itself, which is true of the whole list alone. */
function countOf(sport: Sport, query: ListQuery): InPlay {
  return { sport, count: isNarrowed(query) ? 0 : sport.live_count };
}

/** One link for all, and one for each sport in play; what else was chosen is kept. */
function pillsOf(t: Text, inPlay: readonly InPlay[], query: ListQuery): Pill[] {
  const each = inPlay.map(({ sport, count }) => ({
    to: listAddress('/live', query, { sports: [sport.key] }),
    name: sportName(t, sport),
    sport: sport.key,
    count,
    current: query.sports.includes(sport.key),
  }));
  const count = inPlay.reduce((total, one) => total + one.count, 0);
  const to = listAddress('/live', query, { sports: WHOLE_LIST.sports });
  return [{ to, name: t('pages.all'), count, current: query.sports.length === 0 }, ...each];
}
