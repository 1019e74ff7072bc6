import { useQuery } from '@tanstack/react-query';
import { outcomeKey } from '@touchline/domain/bets/outcome-key';
import type { Odds } from '@touchline/domain/money';
import { direction, type OddsPoint } from '@touchline/domain/odds/movement';
import type { Market, Match, Outcome } from '@touchline/wire/catalogue';
import { listBets } from '@touchline/wire/calls/bets';
import { getOddsHistory } from '@touchline/wire/calls/odds-history';
import { useApi } from '../../api/api-context';
import { apiQuery } from '../../api/queries';
import { useFormats } from '../../i18n/formats';
import { useNow } from '../../i18n/now-context';
import { useText } from '../../i18n/text';
import { useLiveOutcome } from '../../live/live-context';
import { useSession } from '../../state/session';
import { useSlip } from '../../state/slip';
import { Skeleton } from '../../ui/skeleton';
import { curveOf, HIGH, WIDE } from './curve';
import styles from './movement-dialog.module.css';
import { type Taken, takenOf } from './taken';

/** How often the history is read again while it is looked at, in ms. */
const AGAIN_MS = 20_000;

/** A chart for each outcome of a line. */
export function LineMovement({ match, line }: { match: Match; line: Market }) {
  const t = useText();
  const asked = {
    params: { id: match.id },
    query: { market_id: line.id, ...(line.specifier === '' ? {} : { specifier: line.specifier }) },
  };
  const history = useQuery({
    ...apiQuery(useApi(), getOddsHistory, asked),
    refetchInterval: AGAIN_MS,
  });
  if (history.isPending) return <Waiting count={line.outcomes.length} />;
  if (!history.data) return <p role="alert">{t('pages.failed_title')}</p>;
  const pointsOf = (outcome: Outcome): OddsPoint[] =>
    (history.data.data.find((each) => each.outcome_id === outcome.id)?.points ?? []).map(
      ({ at, odds }) => ({ at: Date.parse(at), odds }),
    );
  return (
    <ul className={styles.outcomes}>
      {line.outcomes.map((outcome) => (
        <Movement key={outcome.id} line={line} outcome={outcome} points={pointsOf(outcome)} />
      ))}
    </ul>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <div className={styles.outcomes} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="104px" />
      ))}
    </div>
  );
}

interface MovementProps {
  line: Market;
  outcome: Outcome;
  points: readonly OddsPoint[];
}

function Movement({ line, outcome, points }: MovementProps) {
  const t = useText();
  const formats = useFormats();
  const key = outcomeKey({
    matchId: line.match_id,
    marketId: line.id,
    specifier: line.specifier,
    outcomeId: outcome.id,
  });
  const now = useLiveOutcome(key)?.odds ?? outcome.odds;
  const nowAt = useNow().getTime();
  const taken = useTaken(key);
  const [opening] = points;
  if (now === null || !opening) {
    return (
      <li className={styles.outcome}>
        <h3 className={styles.name}>{outcome.name}</h3>
        <p className={styles.none}>{t('tracker.no_history')}</p>
      </li>
    );
  }
  return (
    <li className={styles.outcome}>
      <h3 className={styles.name}>{outcome.name}</h3>
      <Chart points={points} now={now} nowAt={nowAt} taken={taken} />
      <dl className={styles.facts}>
        <Fact
          name={t('tracker.opening')}
          value={formats.odds(opening.odds)}
          more={`${formats.day(new Date(opening.at))} ${formats.time(new Date(opening.at))}`}
        />
        <Fact
          name={t('tracker.now')}
          value={`${formats.odds(now)} ${ARROWS[direction(opening.odds, now)]}`}
        />
        {taken && (
          <Fact
            name={t(taken.by === 'bet' ? 'tracker.taken_bet' : 'tracker.taken_slip')}
            value={formats.odds(taken.odds)}
          />
        )}
      </dl>
    </li>
  );
}

const ARROWS = { 1: '▲', 0: '', [-1]: '▼' } as const;

function Fact({ name, value, more }: { name: string; value: string; more?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {more !== undefined && <small> {more}</small>}
      </dd>
    </div>
  );
}

interface ChartProps {
  points: readonly OddsPoint[];
  now: Odds;
  nowAt: number;
  taken: Taken | null;
}

/** What it shows is written beside it, so that it is a picture alone. Time goes from left to right, as clocks of play do. */
function Chart({ points, now, nowAt, taken }: ChartProps) {
  const curve = curveOf(points, now, nowAt, taken?.odds ?? null);
  const [opening] = points;
  if (!curve || !opening) return null;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      data-way={direction(opening.odds, now)}
      aria-hidden="true"
    >
      <path className={styles.base} d={`M0 ${curve.opening.y}H${WIDE}`} />
      {curve.takenY !== null && <path className={styles.taken} d={`M0 ${curve.takenY}H${WIDE}`} />}
      <path className={styles.curve} d={curve.path} />
    </svg>
  );
}

function useTaken(key: Parameters<typeof takenOf>[0]): Taken | null {
  const isLoggedIn = useSession(({ status }) => status === 'logged-in');
  const bets = useQuery({
    ...apiQuery(useApi(), listBets, { query: { status: 'open', limit: 500 } }),
    enabled: isLoggedIn,
  });
  const slip = useSlip((each) => each);
  return takenOf(key, bets.data?.data ?? [], slip);
}
