import { getTimeline } from '@touchline/wire/calls/match-details';
import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { Match } from '@touchline/wire/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import { useState } from 'react';
import { useFormats } from '../../../i18n/formats';
import { useText } from '../../../i18n/text';
import { useLiveMatch } from '../../../live/live-context';
import { Button } from '../../../ui/button';
import { detailText, momentText } from '../moment-text';
import { NoStatistic, Statistic } from './statistics-query';
import { sideCounts, type TimelineRow, timelineRows } from './timeline-rows';
import styles from './timeline-view.module.css';

/** How often it is asked again while the match is played, in ms. */
const AGAIN_MS = 10_000;
/** Points and balls are many. */
const AT_FIRST = 25;

/** What has happened, the latest first, under what has been counted. */
export function TimelineView({ match }: { match: Match }) {
  const t = useText();
  const isLive = useLiveMatch(match.id)?.status === MATCH_STATUS.live;
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <Counts match={match} />
      <Statistic call={getTimeline} matchId={match.id} everyMs={isLive ? AGAIN_MS : undefined}>
        {({ data }) =>
          data.length === 0 ? (
            <NoStatistic text={t('match-more.no_timeline')} />
          ) : (
            <>
              <ol className={styles.timeline}>
                {timelineRows(data, isWhole ? undefined : AT_FIRST).map((row) => (
                  <Moment key={row.key} row={row} />
                ))}
              </ol>
              {!isWhole && data.length > AT_FIRST && (
                <div className={styles.more}>
                  <Button onClick={() => setWhole(true)}>
                    {t('match.show_all', { count: data.length })}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Statistic>
    </>
  );
}

function Moment({ row }: { row: TimelineRow }) {
  const formats = useFormats();
  const t = useText();
  const { side, score, scored, player, detail, isPart } = row;
  const told = detail === null ? null : detailText(t, detail);
  return (
    <li
      className={styles.moment}
      data-side={isPart ? undefined : side}
      data-scored={scored || undefined}
    >
      <time className={styles.when} dateTime={row.at}>
        {row.match_time ?? formats.time(row.at)}
      </time>
      <span className={styles.what}>
        <b>{momentText(t, row.kind)}</b>
        {player !== null && <span>{player}</span>}
        {told !== null && <span>{told}</span>}
      </span>
      {scored && score && (
        <span className={styles.score}>
          {score.home}:{score.away}
        </span>
      )}
    </li>
  );
}

function Counts({ match }: { match: Match }) {
  const t = useText();
  const statistics = useLiveMatch(match.id)?.statistics;
  const counts = statistics ? sideCounts(statistics) : [];
  const { home, away } = sidesOf(match);
  if (counts.length === 0) return null;
  return (
    <dl className={styles.counts}>
      {counts.map((count) => (
        <div key={count.kind} className={styles.count} style={{ '--share': `${count.share}%` }}>
          <dt>{t(`match-more.count.${count.kind}`)}</dt>
          <dd title={home.name}>{count.home}</dd>
          <dd title={away.name}>{count.away}</dd>
        </div>
      ))}
    </dl>
  );
}
