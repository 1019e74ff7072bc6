import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { MatchCard } from '@touchline/wire/match-card';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import { clockText } from './clock-text';
import { dayText } from '../../i18n/day-text';
import styles from './match-clock.module.css';
import { stageText } from './stage-text';
import { useNow } from '../../i18n/now-context';

/** Where a match stands: the clock and what is being played, or the day and the hour it starts. */
export function MatchClock({ match }: { match: MatchCard }) {
  const live = useLiveMatch(match.id);
  const status = live?.status ?? match.status;
  return status === MATCH_STATUS.prematch ? (
    <Start at={match.start_time} />
  ) : (
    <Playing
      time={live?.statistics.clock?.match_time ?? null}
      added={live?.statistics.clock?.stoppage_time ?? null}
      // What is won outright has no stages of play of its own.
      stage={match.type === 'match' ? (live?.stage ?? match.stage) : null}
      status={status}
      sport={match.tournament.sport.key}
      over={live?.statistics.details?.['over']}
    />
  );
}

function Start({ at }: { at: string }) {
  const formats = useFormats();
  const t = useText();
  const now = useNow();
  return (
    <span className={styles.clock}>
      <time dateTime={at} className={styles.start}>
        {formats.time(at)}
      </time>
      <span className={styles.stage}>{dayText(t, formats, at, now)}</span>
    </span>
  );
}

interface PlayingProps {
  time: string | null;
  added: string | null;
  stage: string | null;
  status: MatchCard['status'];
  sport: string;
  /** In cricket, the over that is bowled. */
  over: string | number | undefined;
}

function Playing({ time, added, stage, status, sport, over }: PlayingProps) {
  const t = useText();
  const isOn = status === MATCH_STATUS.live || status === MATCH_STATUS.stopped;
  const words = stageText(t, sport, { status, stage });
  const stands = time !== null && isOn && stage !== 'halftime';
  return (
    <span className={styles.clock}>
      <b className={isOn ? styles.live : styles.over} data-alone={!stands || undefined}>
        {stands ? clockText(time, added) : words}
      </b>
      {stands && <span className={styles.stage}>{words}</span>}
      {isOn && typeof over === 'number' && (
        <span className={styles.stage}>{t('match.over', { number: over })}</span>
      )}
    </span>
  );
}
