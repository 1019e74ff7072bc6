import { useQuery } from '@tanstack/react-query';
import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { Market, Match } from '@touchline/wire/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import { useRef, useState, type Ref } from 'react';
import { useApi } from '../api/api-context';
import { marketsQuery, matchQuery } from '../api/queries';
import { keptLines } from '../features/markets/kept-lines';
import { MatchHeader } from '../features/match/match-header';
import { type Formats, useFormats } from '../i18n/formats';
import { placeName, sportName } from '../i18n/names';
import { useText, type Text } from '../i18n/text';
import { useFollowMatches } from '../live/connection-context';
import { useLiveMatch, useTakesBets } from '../live/live-context';
import { useMatchVisibility } from '../live/visible-matches';
import { Skeleton } from '../ui/skeleton';
import styles from './match.module.css';
import { isMissing, PageNotFound } from './not-found';
import { PageMeta } from './page-meta';
import { ABOVE_MARKETS, BELOW_MARKETS } from './places/match-parts';
import { MatchOver, takesNoMore } from './places/match-over';
import { MatchMarkets } from './places/match-markets';
import { MatchSide } from './places/match-side';
import { Failed } from './states';

/** An opened match: where it stands and every market on offer. */
export function MatchPage({ id }: { id: number }) {
  const t = useText();
  const formats = useFormats();
  const match = useQuery(matchQuery(useApi(), id));
  if (isMissing(match.error)) throw new PageNotFound();
  if (match.isPending) return <MatchSkeleton />;
  if (!match.data) return <Failed onRetry={() => void match.refetch()} />;
  return (
    <>
      <PageMeta
        title={titleOf(t, match.data.data)}
        description={whereAndWhen(t, formats, match.data.data)}
      />
      <MatchHeader match={match.data.data} />
      {ABOVE_MARKETS.map((Part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change places
        <Part key={place} match={match.data.data} />
      ))}
      <MatchSide match={match.data.data} />
      <Markets match={match.data.data} />
      {BELOW_MARKETS.map((Part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change places
        <Part key={place} match={match.data.data} />
      ))}
    </>
  );
}

function titleOf(t: Text, match: Match): string {
  const { home, away } = sidesOf(match);
  return match.type === 'match'
    ? t('pages.title_match', { home: home.name, away: away.name })
    : t('pages.title_league', { league: home.name });
}

/** What is played where, and when it begins. */
function whereAndWhen(t: Text, { day, time, locale }: Formats, match: Match): string {
  const { sport, category, name } = match.tournament;
  const at = match.start_time;
  return [sportName(t, sport), placeName(t, locale, category), name, `${day(at)} ${time(at)}`].join(
    ' · ',
  );
}

function Markets({ match }: { match: Match }) {
  const open = useTakesBets(match.id);
  const status = useLiveMatch(match.id)?.status ?? match.status;
  const markets = useQuery({
    ...marketsQuery(useApi(), match.id),
    // That its lines are settled is no news of the match.
    refetchInterval: ({ state }) => waitsForResults(status, state.data) && AGAIN_MS,
  });
  const list = useRef<HTMLDivElement>(null);
  useFollowMatches(markets.data ? [match.id] : [], markets.data?.stream);
  useMatchVisibility(list, match.id);
  if (markets.isPending) return <MarketsSkeleton />;
  if (!markets.data) return <Failed onRetry={() => void markets.refetch()} />;
  if (takesNoMore(status))
    return <MatchOver status={status} isSettled={markets.data.is_settled ?? false} />;
  return <Cards match={match} lines={markets.data.data} open={open} list={list} />;
}

/** How often it is asked again whether a match that has ended is settled, in ms. */
const AGAIN_MS = 30_000;

function waitsForResults(status: Match['status'], data: { is_settled?: boolean } | undefined) {
  return status === MATCH_STATUS.closed && data !== undefined && !data.is_settled;
}

interface CardsProps {
  match: Match;
  lines: readonly Market[];
  open: boolean;
  list: Ref<HTMLDivElement>;
}

/** The lines of a match. Those that go while the page is open stay among them, so that nothing beside them moves. */
function Cards({ match, lines, open, list }: CardsProps) {
  const [seen, setSeen] = useState(() => ({ lines, shown: keptLines([], lines) }));
  if (seen.lines !== lines) setSeen({ lines, shown: keptLines(seen.shown, lines) });
  return <MatchMarkets match={match} lines={seen.shown} list={list} open={open} />;
}

function MatchSkeleton() {
  return (
    <>
      <div className={styles.head}>
        <Skeleton width="180px" />
        <Skeleton height="92px" />
      </div>
      <MarketsSkeleton />
    </>
  );
}

function MarketsSkeleton() {
  return (
    <div className={styles.markets} data-waiting="" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <div key={card} className={styles.head}>
          <Skeleton width="120px" />
          <Skeleton height="var(--odds)" />
        </div>
      ))}
    </div>
  );
}
