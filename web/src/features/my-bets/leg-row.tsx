import { scoreText } from '@touchline/domain/feed/score-text';
import { isMatchOpen, MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { legProgress } from '@touchline/domain/progress/leg-progress';
import type { BetSelection } from '@touchline/wire/bets';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import type { LiveMatch } from '../../live/live-state';
import styles from './leg-row.module.css';
import { looksOf, progressText } from './progress-text';
import { LegMark } from './result-badge';

/** A selection of a bet: what it is on, where its match stands, and what it still needs. */
export function LegRow({ leg }: { leg: BetSelection }) {
  const { odds } = useFormats();
  const live = useLiveMatch(leg.match.id);
  return (
    <li className={styles.leg}>
      <LegMark leg={leg} />
      <div className={styles.what}>
        <p className={styles.outcome}>{leg.outcome.name}</p>
        <p className={styles.where}>
          {leg.market.name}
          <br />
          <MatchLine match={leg.match} live={live} />
        </p>
        {leg.void_reason !== undefined && <p className={styles.progress}>{leg.void_reason}</p>}
        {leg.result === 'no_results' && live && <Progress leg={leg} live={live} />}
      </div>
      <span className={styles.price}>{odds(leg.odds)}</span>
    </li>
  );
}

function Progress({ leg, live }: { leg: BetSelection; live: LiveMatch }) {
  const t = useText();
  const progress = legProgress(
    {
      sportKey: leg.match.sport_key,
      marketId: leg.market.id,
      specifier: leg.specifier,
      outcomeId: leg.outcome.id,
      outcomeName: leg.outcome.name,
      status: live.status,
      stage: live.stage,
    },
    live.statistics,
  );
  if (!progress) return null;
  return (
    <p className={styles.progress} data-looks={looksOf(progress)}>
      {progressText(t, progress, leg.match)}
    </p>
  );
}

interface MatchLineProps {
  match: BetSelection['match'];
  live: LiveMatch | undefined;
}

/** Who plays, the score and the clock: the newest that is known, or the kick-off before there is one. */
function MatchLine({ match, live }: MatchLineProps) {
  const t = useText();
  const { day, time } = useFormats();
  const status = live?.status ?? match.status;
  // What is won outright stands by its name and has no score.
  const score = match.name === null ? (live?.statistics.total_score ?? match.score) : null;
  return (
    <>
      {match.name ?? `${match.home} – ${match.away}`}{' '}
      {status === MATCH_STATUS.live && (
        <span className={styles.live}>{live?.statistics.clock?.match_time ?? t('bets.live')} </span>
      )}
      {score && !(isMatchOpen(status) && status !== MATCH_STATUS.live) ? (
        <b className={styles.score}>
          {scoreText(live?.statistics ?? {}, live?.stage ?? null, score)}
        </b>
      ) : (
        <span className={styles.start}>
          {t('bets.placedAt', { day: day(match.start_time), time: time(match.start_time) })}
        </span>
      )}
    </>
  );
}
