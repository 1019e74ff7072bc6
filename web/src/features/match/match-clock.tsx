import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { Match } from '@touchline/wire/catalogue';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import { clockText } from './clock-text';
import { dayText } from './day-text';
import styles from './match-clock.module.css';
import { stageText } from './stage-text';
import { useNow } from '../../i18n/now-context';

/** Where a match stands: the clock and what is being played, or the day and the hour it starts. */
export function MatchClock({ match }: { match: Match }) {
  const live = useLiveMatch(match.id);
  const status = live?.status ?? match.status;
  return status === MATCH_STATUS.prematch ? (
    <Start at={match.start_time} />
  ) : (
    <Playing
      time={live?.statistics.clock?.match_time ?? null}
      added={live?.statistics.clock?.stoppage_time ?? null}
      stage={live?.stage ?? match.stage}
      status={status}
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
  status: Match['status'];
}

function Playing({ time, added, stage, status }: PlayingProps) {
  const t = useText();
  const isOn = status === MATCH_STATUS.live || status === MATCH_STATUS.stopped;
  const words = stageText(t, status, stage);
  const stands = time !== null && isOn && stage !== 'halftime';
  return (
    <span className={styles.clock}>
      <b className={isOn ? styles.live : styles.over}>{stands ? clockText(time, added) : words}</b>
      {stands && <span className={styles.stage}>{words}</span>}
    </span>
  );
}
