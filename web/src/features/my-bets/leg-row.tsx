import { scoreText } from '@touchline/domain/feed/score-text';
import { isMatchOpen, MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { legProgress } from '@touchline/domain/progress/leg-progress';
import {
  isOfRegularTime,
  type RegularScore,
  regularScoreOf,
  saysRegularTime,
} from '@touchline/domain/progress/regular-time';
import type { BetSelection } from '@touchline/wire/bets';
import { useFormats } from '../../i18n/formats';
import { type Text, useText } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import type { LiveMatch } from '../../live/live-state';
import styles from './leg-row.module.css';
import { OutrightStanding } from './outright-standing';
import { looksOf, progressText } from './progress-text';
import { LegMark } from './result-badge';

/** A selection of a bet: what it is on, where its match stands, and what it still needs. */
export function LegRow({ leg }: { leg: BetSelection }) {
  const t = useText();
  const { odds } = useFormats();
  const live = useLiveMatch(leg.match.id);
  const regular = regularOf(leg, live);
  return (
    <li className={styles.leg}>
      <LegMark leg={leg} />
      <div className={styles.what}>
        <p className={styles.outcome}>{leg.outcome.name}</p>
        <p className={styles.where}>
          {marketText(t, leg, regular !== null)}
          <br />
          <MatchLine leg={leg} live={live} regular={regular} />
        </p>
        {leg.match.name !== null && (
          <OutrightStanding
            leg={leg}
            status={live?.status ?? leg.match.status}
            stage={live?.stage ?? null}
          />
        )}
        <Returned leg={leg} />
        {leg.result === 'no_results' && live && <Progress leg={leg} live={live} />}
      </div>
      <span className={styles.price}>{odds(leg.odds)}</span>
    </li>
  );
}

/** The score after regular time, of a match that went on after it. */
function regularOf({ match }: BetSelection, live: LiveMatch | undefined): RegularScore | null {
  return (live && regularScoreOf(live.statistics.period_score)) ?? match.regular_score ?? null;
}

/** A market, and that it counts regular time alone where that can be another result. */
function marketText(t: Text, { market, match }: BetSelection, wentOn: boolean): string {
  const about = { marketId: market.id, sportKey: match.sport_key };
  return saysRegularTime(about, wentOn)
    ? t('bets.regularTime', { market: market.name })
    : market.name;
}

/** That a selection gives its part of the stake back, in a word, and why it is void where an operator has said so. */
function Returned({ leg: { result, void_reason: reason } }: { leg: BetSelection }) {
  const t = useText();
  if (result !== 'canceled' && result !== 'refund_entire') return null;
  const word = t(`bets.result.${result}`);
  return <p className={styles.progress}>{reason === undefined ? word : `${word}: ${reason}`}</p>;
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

/** What decided a match after regular time, in short. */
const AFTER = { overtime: 'match.overtime_short', penalties: 'match.penalties_short' } as const;

interface MatchLineProps {
  leg: BetSelection;
  live: LiveMatch | undefined;
  regular: RegularScore | null;
}

/** Who plays, the score and the clock: the newest that is known, or the kick-off before there is one. */
function MatchLine({ leg: { match, market }, live, regular }: MatchLineProps) {
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
          {regular && isOfRegularTime(market.id)
            ? `${regular.home}:${regular.away} (${score.home}:${score.away} ${t(AFTER[regular.by])})`
            : scoreText(live?.statistics ?? {}, live?.stage ?? null, score)}
        </b>
      ) : (
        <span className={styles.start}>
          {t('bets.placedAt', { day: day(match.start_time), time: time(match.start_time) })}
        </span>
      )}
    </>
  );
}
