import type { Bet } from '@touchline/wire/bets';
import { Check, CircleDashed, CircleSlash, Coins, RotateCcw, Slash, X } from 'lucide-react';
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

/** How a bet ended, in a word and a shape. */
export function ResultBadge({ result }: { result: BetResult }) {
  const t = useText();
  const [Shape, look] = SHAPES[result];
  return (
    <span className={`${styles.badge} ${styles[look]}`}>
      <Shape size={13} strokeWidth={2.5} aria-hidden="true" />
      {t(`bets.result.${result}`)}
    </span>
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
