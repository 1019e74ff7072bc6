import { useQuery } from '@tanstack/react-query';
import type { MatchCard } from '@touchline/wire/match-card';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../api/api-context';
import { matchesQuery, matchQuery } from '../api/queries';
import { firstRunners } from '../features/markets/first-runners';
import { OutcomeButton } from '../features/markets/outcome-button';
import { NoPreview, PreviewCard } from '../features/match-preview/preview-card';
import { PreviewWaiting } from '../features/match-preview/preview-waiting';
import { matchIn, suggestedMatch } from '../features/match-preview/suggested-match';
import { useLookedAt } from '../features/match-preview/use-looked-at';
import { MatchClock } from '../features/match/match-clock';
import { leaguePath, matchPath } from '../features/match/paths';
import { RowScore } from '../features/match/row-score';
import { useFollowUpdates } from '../live/connection-context';
import { useTakesBets } from '../live/live-context';
import { useMatchVisibility } from '../live/visible-matches';
import { findPreview, useMatchPreview } from '../state/match-preview';
import { LIVE } from './lists';
import styles from './match-preview-block.module.css';

/** The match that is pinned, the one that the reader looked at last, or the one in play that is worth a look. */
export function MatchPreviewBlock() {
  useEffect(findPreview, []);
  useLookedAt();
  const opened = matchIn(useLocation().pathname);
  const asked = useMatchPreview(({ pinned, looked }) => pinned ?? looked);
  const wanted = asked === opened ? null : asked;
  const api = useApi();
  const live = useQuery(matchesQuery(api, LIVE));
  useFollowUpdates(live.data?.stream);
  const [before, setBefore] = useState<number | null>(null);
  const known = live.data?.data.find(({ id }) => id === wanted);
  const single = useQuery({
    ...matchQuery(api, wanted ?? 0),
    enabled: wanted !== null && known === undefined && !live.isPending,
  });
  const found = wanted === null ? undefined : (known ?? single.data?.data);
  const matches = live.data?.data ?? [];
  const suggested = suggestedMatch(matches, { before, opened });
  if ((suggested?.id ?? null) !== before) setBefore(suggested?.id ?? null);
  const match = found ?? suggested;
  if (match) return <Preview match={match} />;
  return live.isPending ? <PreviewWaiting /> : <NoPreview />;
}

function Preview({ match }: { match: MatchCard }) {
  const card = useRef<HTMLDivElement>(null);
  useMatchVisibility(card, match.id);
  return (
    <div ref={card} className={styles.preview} data-gives-way key={match.id}>
      <PreviewCard
        match={match}
        to={matchPath(match)}
        leagueTo={leaguePath(match.tournament)}
        clock={<MatchClock match={match} />}
        score={<RowScore matchId={match.id} sport={match.tournament.sport.key} />}
        odds={<PreviewOdds match={match} />}
      />
    </div>
  );
}

/** Home, draw, away; by their own names where there are others. */
const LABELS: Readonly<Record<number, readonly string[]>> = { 2: ['1', '2'], 3: ['1', 'X', '2'] };
const MOST = 3;

function PreviewOdds({ match }: { match: MatchCard }) {
  const open = useTakesBets(match.id);
  const market = match.main_market;
  if (!market) return <span />;
  const labels = LABELS[market.outcomes.length];
  const outcomes = labels ? market.outcomes : firstRunners(market, MOST);
  return (
    <div className={styles.odds}>
      {outcomes.map((outcome, index) => (
        <OutcomeButton
          key={outcome.id}
          match={match}
          market={market}
          outcome={outcome}
          open={open}
          label={labels?.[index] ?? outcome.name}
          shape="named"
        />
      ))}
    </div>
  );
}
