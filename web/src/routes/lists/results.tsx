import { useQuery } from '@tanstack/react-query';
import type { MatchCard } from '@touchline/wire/match-card';
import { listTournaments } from '@touchline/wire/calls/catalogue';
import { Trophy } from 'lucide-react';
import { useApi } from '../../api/api-context';
import { apiQuery, matchesQuery, sportsQuery } from '../../api/queries';
import { LeagueBlock } from '../../features/match/league-block';
import { MatchRowResult } from '../../features/match/match-row-result';
import { useFormats } from '../../i18n/formats';
import { useNow } from '../../i18n/now-context';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import { WayOn } from '../../ui/way-on';
import { byLeague } from '../lists';
import { need, type Loading } from '../loading';
import { MatchSection } from '../match-section';
import { useOwnPath, useOwnTitle } from '../own-place';
import { PageHead } from '../page-head';
import { PageMeta } from '../page-meta';
import { Nothing } from '../states';
import { DaySports, daySportsQuery } from './day-sports';
import { DayStrip } from './day-strip';
import { resultsView, type DayView } from './days';
import { listAddress, readListQuery, WHOLE_LIST, type ListQuery } from './list-query';
import { NothingListed } from './nothing-listed';
import styles from './results.module.css';
import { useListQuery } from './use-list-query';
import { dayAfter, noonOf } from './zone-day';

const USUAL_PATH = '/results';

/** Fetches what was played on a day, and of which sports. */
export async function loadResults(services: Loading, url: URL): Promise<void> {
  const query = readListQuery(url.searchParams);
  const view = resultsView({ ...query, list: 'all' }, new Date(), services.timeZone);
  await Promise.all([
    need(services, daySportsQuery(services.api, view)),
    need(services, matchesQuery(services.api, view.filter)),
  ]);
}

/** How matches ended, by the day, by sport and by league (SPEC §2). */
export function ResultsPage() {
  const t = useText();
  const { timeZone, day: dayText } = useFormats();
  const path = useOwnPath(USUAL_PATH);
  const query = { ...useListQuery(), list: 'all' as const };
  const view = resultsView(query, useNow(), timeZone);
  const date = dayText(noonOf(view.day, timeZone));
  return (
    <>
      <PageMeta
        title={t('pages.title_results')}
        description={t('pages.description_results', { date })}
      />
      <PageHead
        emblem={<Trophy size={24} strokeWidth={1.6} aria-hidden="true" />}
        name={useOwnTitle(t('lists.results'))}
        place={date}
      />
      <DayStrip
        days={view.days}
        today={view.today}
        current={view.day}
        address={(day) =>
          listAddress(path, query, { date: day === view.today ? null : day, leagues: [] })
        }
      />
      <DaySports path={path} query={query} view={view} />
      {query.sports.length > 0 && <DayLeagues query={query} view={view} />}
      <MatchSection
        filter={view.filter}
        list={ResultList}
        empty={<NoResults query={query} view={view} />}
        address={(page) => listAddress(path, query, { page })}
      />
    </>
  );
}

/** Matches that are over by sport and league, with how they ended. */
function ResultList({ matches }: { matches: readonly MatchCard[] }) {
  const sports = useQuery(sportsQuery(useApi())).data?.data ?? [];
  const order = sports.map(({ key }) => key);
  return byLeague(matches, order).map(({ league, matches: played }) => (
    <LeagueBlock key={league.id} league={league} columns={0}>
      {played.map((match) => (
        <MatchRowResult key={match.id} match={match} />
      ))}
    </LeagueBlock>
  ));
}

/** Narrows the results of a sport to one of its leagues. */
function DayLeagues({ query, view }: { query: ListQuery; view: DayView }) {
  const t = useText();
  const path = useOwnPath(USUAL_PATH);
  const asked = { ...view.everySport, sport_key: query.sports.join(',') };
  const leagues = useQuery(apiQuery(useApi(), listTournaments, { query: asked })).data?.data ?? [];
  const all = { id: 0, name: t('lists.all_leagues') };
  return (
    <nav className={styles.leagues} aria-label={t('lists.leagues')}>
      {[all, ...leagues].map(({ id, name }) => {
        const chosen = id === 0 ? [] : [id];
        const isOn = id === 0 ? query.leagues.length === 0 : query.leagues.includes(id);
        return (
          <Link
            key={id}
            to={listAddress(path, query, { leagues: chosen })}
            className={styles.league}
            aria-current={isOn ? 'true' : undefined}
          >
            {name}
          </Link>
        );
      })}
    </nav>
  );
}

function NoResults({ query, view: { day } }: { query: ListQuery; view: DayView }) {
  const t = useText();
  const path = useOwnPath(USUAL_PATH);
  // What is over takes no bets: it is for what was asked that there is nothing.
  if (query.isBettable) return <NothingListed path={path} query={query} />;
  const before = listAddress(path, WHOLE_LIST, { date: dayAfter(day, -1) });
  return (
    <Nothing
      title={t('lists.no_results_title')}
      text={t('lists.no_results_text')}
      action={<WayOn to={before}>{t('lists.day_before')}</WayOn>}
    />
  );
}
