import { useQuery } from '@tanstack/react-query';
import type { MatchCard } from '@touchline/wire/match-card';
import { sidesOf } from '@touchline/wire/match-sides';
import { createElement, type ReactNode, useContext } from 'react';
import { useApi } from '../api/api-context';
import { sportsQuery } from '../api/queries';
import { FavoriteStar } from '../features/favorites/favorite-star';
import { MainMarket } from '../features/markets/main-market';
import { Runners } from '../features/markets/runners';
import { dayText } from '../i18n/day-text';
import { LeagueBlock, MatchBlock } from '../features/match/league-block';
import { OpensBuilder } from '../features/match/opens-builder';
import { MatchRow } from '../features/match/match-row';
import { OutrightRow } from '../features/match/outright-row';
import { useFormats } from '../i18n/formats';
import { useNow } from '../i18n/now-context';
import { useText } from '../i18n/text';
import { Skeleton } from '../ui/skeleton';
import { byDay, byLeague, columnsOf, inOrder, type LeagueMatches } from './lists';
import styles from './match-list.module.css';
import { ROWS_PLACE, useRowPlaces } from './row-places';

/** Matches by sport and league, each with the odds of its main market. */
export function MatchList({ matches }: { matches: readonly MatchCard[] }) {
  const sports = useQuery(sportsQuery(useApi())).data?.data ?? [];
  const order = sports.map(({ key }) => key);
  return byLeague(matches, order).map((each) => <League key={each.league.id} {...each} />);
}

/** Matches in the order they came; those of one league that follow each other stand under it. */
export function OrderedList({ matches }: { matches: readonly MatchCard[] }) {
  return inOrder(matches).map((each) => <League key={each.matches[0]?.id} {...each} />);
}

function League({ league, matches }: LeagueMatches) {
  const columns = columnsOf(matches);
  return (
    <LeagueBlock
      league={league}
      columns={columns}
      star={<FavoriteStar type="tournament" id={league.id} name={league.name} />}
    >
      <Rows matches={matches} columns={columns} />
    </LeagueBlock>
  );
}

/** Matches of one league under what they have in common. */
export function MatchGroup({
  title,
  matches,
}: {
  title: ReactNode;
  matches: readonly MatchCard[];
}) {
  const columns = columnsOf(matches);
  return (
    <MatchBlock title={title} columns={columns}>
      <Rows matches={matches} columns={columns} />
    </MatchBlock>
  );
}

/** Matches of one league that are in play. */
export function LiveGroup({ matches }: { matches: readonly MatchCard[] }) {
  return <MatchGroup title={useText()('pages.live_now')} matches={matches} />;
}

/** Matches of one league by the day they begin. */
export function DayList({ matches }: { matches: readonly MatchCard[] }) {
  const t = useText();
  const formats = useFormats();
  const now = useNow();
  return byDay(matches, formats.dayNumber).map((day) => (
    <MatchGroup
      key={day[0]?.id}
      title={dayText(t, formats, day[0]?.start_time ?? '', now)}
      matches={day}
    />
  ));
}

function Rows({ matches, columns }: { matches: readonly MatchCard[]; columns: number }) {
  const take = useRowPlaces();
  const opensBuilder = useContext(OpensBuilder);
  if (take) {
    const place = take({ matches, columns, opensBuilder });
    return createElement(ROWS_PLACE, { 'data-place': place });
  }
  return matches.map((match) => <Row key={match.id} match={match} columns={columns} />);
}

/** A match in a list, with as many columns of odds as the list has. */
export function Row({ match, columns }: { match: MatchCard; columns: number }) {
  const star = <MatchStar match={match} />;
  return match.type === 'match' ? (
    <MatchRow match={match} odds={<MainMarket match={match} columns={columns} />} star={star} />
  ) : (
    <OutrightRow match={match} runners={<Runners match={match} />} star={star} />
  );
}

function MatchStar({ match }: { match: MatchCard }) {
  const { home, away } = sidesOf(match);
  const name = away.name === '' ? home.name : `${home.name} – ${away.name}`;
  return <FavoriteStar type="match" id={match.id} name={name} />;
}

/** What is won outright shows as many runners. */
const RUNNERS = 3;

/** Stands for a list that is on its way, with as many columns of odds as it will have. */
export function MatchListSkeleton({ columns, rows = 5 }: { columns: number; rows?: number }) {
  return (
    <div className={styles.skeleton} data-columns={columns} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <div className={styles.teams}>
            <Skeleton width="58%" height="14px" />
            <Skeleton width="44%" height="14px" />
          </div>
          <div className={styles.odds}>
            {Array.from({ length: columns || RUNNERS }, (_, column) => (
              <Skeleton key={column} height="var(--odds)" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
