import { isShownByStatus } from '@touchline/domain/bets/bet-status';
import type { Bet } from '@touchline/wire/bets';
import {
  Ban,
  Check,
  CircleDashed,
  CircleSlash,
  Coins,
  Hourglass,
  RotateCcw,
  Slash,
  X,
} from 'lucide-react';
import { useText } from '../../i18n/text';
import styles from './result-badge.module.css';

type BetResult = Bet['result'];

/** Each result has its own shape, so that colour is never alone in telling (DESIGN §5). */
const SHAPES = {
  no_results: [CircleDashed, 'open'],
  canceled: [CircleSlash, 'back'],
  win_entire: [Check, 'won'],
  lose_entire: [X, 'lost'],
  refund_entire: [RotateCcw, 'back'],
  refund_half_win_other: [Check, 'won'],
  refund_half_lose_other: [Slash, 'lost'],
  cashed_out: [Coins, 'won'],
} as const satisfies Record<BetResult, readonly [typeof Check, string]>;

/** Bets that never ran have no result, so their status stands in its place (SPEC §3 "Bet"). */
const UNTAKEN = {
  submitted: [Hourglass, 'open', 'bets.submitted'],
  rejected: [Ban, 'back', 'ticket.receipt.rejected'],
  cancelled: [CircleSlash, 'back', 'bets.result.canceled'],
} as const;

type Standing = Pick<Bet, 'status' | 'result'>;

/** How a bet stands or ended, in a word and a shape. */
export function ResultBadge({ bet }: { bet: Standing }) {
  const t = useText();
  const [Shape, look, word] = lookOf(bet);
  return (
    <span className={`${styles.badge} ${styles[look]}`}>
      <Shape size={13} strokeWidth={2.5} aria-hidden="true" />
      {t(word)}
    </span>
  );
}

function lookOf({ status, result }: Standing) {
  if (isShownByStatus(status)) return UNTAKEN[status];
  return [...SHAPES[result], `bets.result.${result}`] as const;
}

/** That somebody still decides on a bet, or has decided against it; nothing for any other. */
export function UntakenNote({ bet: { status } }: { bet: Standing }) {
  const t = useText();
  if (status !== 'submitted' && status !== 'rejected') return null;
  return (
    <p className={styles.note}>
      {status === 'submitted' ? t('ticket.receipt.waits') : t('my-bets.details.rejected')}
    </p>
  );
}

/** How a leg ended, in a shape; the word is there for those who do not see it. */
export function LegMark({ result }: { result: BetResult }) {
  const t = useText();
  const [Shape, look] = SHAPES[result];
  return (
    <span
      className={`${styles.mark} ${styles[look]}`}
      data-open={look === 'open' || undefined}
      title={t(`bets.result.${result}`)}
    >
      <Shape size={14} strokeWidth={2.5} role="img" aria-label={t(`bets.result.${result}`)} />
    </span>
  );
}
