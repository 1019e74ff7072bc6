import { scoreText } from '@touchline/domain/feed/score-text';
import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { Selection } from '@touchline/domain/slip/slip';
import { CircleAlert, Lock, Unplug, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import { actions, useSlip } from '../../state/slip';
import { IconButton } from '../../ui/icon-button';
import { PriceNow } from './price-now';
import { useShapeFault } from './shape-fault';
import styles from './selection-row.module.css';

interface Props {
  selection: Selection;
  /** Whether it has a price by itself: those of a custom bet have one together. */
  isPriced: boolean;
  /** What the book said of this selection. */
  error: string | null;
  /** The stake of a single among several. */
  stake: ReactNode;
}

/** One line of the receipt: what was picked, at what price, and what is in its way. */
export function SelectionRow({ selection, isPriced, error, stake }: Props) {
  const t = useText();
  const isBusy = useSlip((slip) => slip.ticket === 'PROCESSING');
  const isClosed = selection.isSuspended || selection.isNotAvailable;
  return (
    <li
      className={styles.row}
      data-changed={selection.isChanged || undefined}
      data-closed={isClosed || undefined}
    >
      <span className={styles.outcome}>{selection.outcomeName}</span>
      {isPriced ? (
        <PriceNow
          odds={selection.odds}
          acceptedOdds={selection.acceptedOdds}
          isChanged={selection.isChanged}
        />
      ) : (
        <span />
      )}
      <span className={styles.remove}>
        <IconButton
          label={t('slip.remove', { outcome: selection.outcomeName })}
          disabled={isBusy}
          onClick={() => actions.remove(selection.key)}
        >
          <X size={16} aria-hidden="true" />
        </IconButton>
      </span>
      <p className={styles.where} data-narrow={Boolean(stake) || undefined}>
        {selection.marketName}
        <br />
        {selection.type === 'match' ? `${selection.home} – ${selection.away}` : selection.home}{' '}
        <LiveScore selection={selection} />
      </p>
      {stake && <span className={styles.stake}>{stake}</span>}
      <Marks selection={selection} error={error} />
    </li>
  );
}

/** That it is being played, and how it stands. */
function LiveScore({ selection }: { selection: Selection }) {
  const t = useText();
  const live = useLiveMatch(selection.matchId);
  const score = selection.type === 'match' ? live?.statistics.total_score : null;
  if ((live?.status ?? selection.matchStatus) !== MATCH_STATUS.live) return null;
  return (
    <span className={styles.live}>
      {t('slip.selection.live')}
      {live && score && ` ${scoreText(live.statistics, live.stage, score)}`}
    </span>
  );
}

function Marks({ selection, error }: Pick<Props, 'selection' | 'error'>) {
  const t = useText();
  const fault = useShapeFault(selection.key);
  const mark = (text: string, Picture: typeof Lock) => (
    <span key={text}>
      <Picture size={12} aria-hidden="true" /> {text}
    </span>
  );
  const marks = [
    selection.isNotAvailable && mark(t('slip.selection.notAvailable'), Unplug),
    selection.isSuspended && !selection.isNotAvailable && mark(t('slip.selection.suspended'), Lock),
    fault === 'same_match_twice' && mark(t('slip.selection.sameMatch'), CircleAlert),
    fault === 'same_line_twice' && mark(t('slip.selection.sameMarket'), CircleAlert),
    fault === 'mixed_providers' && mark(t('slip.selection.otherProvider'), CircleAlert),
    error !== null && mark(error, CircleAlert),
  ].filter((each) => each !== false);
  if (marks.length === 0) return null;
  return (
    <p className={styles.marks} role={error === null ? undefined : 'alert'}>
      {marks}
    </p>
  );
}
