import { isShownByStatus } from '@touchline/domain/bets/bet-status';
import type { BetWord, Ending } from '@touchline/domain/settlement/bet-words';
import { endingOf, legEnding, wordOf } from '@touchline/domain/settlement/ending';
import type { BetSelection } from '@touchline/wire/bets';
import {
  Ban,
  Check,
  CircleDashed,
  CircleSlash,
  Coins,
  CornerDownLeft,
  Equal,
  Hourglass,
  RotateCcw,
  Slash,
  X,
} from 'lucide-react';
import { useFormats } from '../../i18n/formats';
import { moneyOf } from '../../i18n/stake-money';
import { useText } from '../../i18n/text';
import { endingText } from './ending-text';
import { paidBet, type StandingBet } from './paid-bet';
import styles from './result-badge.module.css';

type Shape = typeof Check;
type Look = 'open' | 'won' | 'lost' | 'back';

/** Each word has its own shape, so that colour is never alone in telling (DESIGN §5). */
const SHAPES: Record<BetWord, Shape> = {
  open: CircleDashed,
  won: Check,
  half_won: Check,
  lost: X,
  half_lost: Slash,
  returned: CornerDownLeft,
  stake_returned: RotateCcw,
  void: CircleSlash,
  cashed_out: Coins,
};

/** The colour goes by what was paid beside the stake, and by nothing else. */
const LOOKS: Record<Ending, Look> = { win: 'won', lose: 'lost', refund: 'back' };

const lookOf = (ending: Ending | null): Look => (ending === null ? 'open' : LOOKS[ending]);

/** Bets that never ran have no result, so their status stands in its place (SPEC §3 "Bet"). */
const UNTAKEN = {
  submitted: [Hourglass, 'open', 'bets.submitted'],
  rejected: [Ban, 'back', 'ticket.receipt.rejected'],
  cancelled: [CircleSlash, 'back', 'bets.result.canceled'],
} as const;

/** How a bet stands or ended, in a word and a shape. */
export function ResultBadge({ bet }: { bet: StandingBet }) {
  const t = useText();
  const formats = useFormats();
  const { status } = bet;
  const isUntaken = isShownByStatus(status);
  const paid = paidBet(bet);
  const word = wordOf(paid);
  const [Shape, look] = isUntaken
    ? UNTAKEN[status]
    : ([SHAPES[word], lookOf(endingOf(paid))] as const);
  return (
    <span className={`${styles.badge} ${styles[look]}`}>
      <Shape size={13} strokeWidth={2.5} aria-hidden="true" />
      {isUntaken
        ? t(UNTAKEN[status][2])
        : endingText(t, bet, word, moneyOf(formats, bet.stake)(bet.win_amount.value))}
    </span>
  );
}

/** That somebody still decides on a bet, or has decided against it; nothing for any other. */
export function UntakenNote({ bet: { status } }: { bet: Pick<StandingBet, 'status'> }) {
  const t = useText();
  if (status !== 'submitted' && status !== 'rejected') return null;
  return (
    <p className={styles.note}>
      {status === 'submitted' ? t('ticket.receipt.waits') : t('my-bets.details.rejected')}
    </p>
  );
}

/** How each leg ended, in a shape of its own; a win that is shared is neither won nor lost. */
const LEG_SHAPES: Record<BetSelection['result'], Shape> = {
  no_results: CircleDashed,
  canceled: CircleSlash,
  win_entire: Check,
  lose_entire: X,
  refund_entire: RotateCcw,
  refund_half_win_other: Check,
  refund_half_lose_other: Slash,
};

/** How a leg ended, in a shape; the word is there for those who do not see it. */
export function LegMark({ leg }: { leg: Pick<BetSelection, 'odds' | 'result' | 'dead_heat'> }) {
  const t = useText();
  const { odds, result, dead_heat: deadHeat } = leg;
  const isShared = deadHeat !== undefined;
  const Shape = isShared ? Equal : LEG_SHAPES[result];
  const look = lookOf(legEnding({ odds, result, deadHeat: deadHeat ?? null }));
  const word = t(isShared ? 'bets.ending.dead_heat' : `bets.result.${result}`);
  return (
    <span
      className={`${styles.mark} ${styles[look]}`}
      data-open={look === 'open' || undefined}
      title={word}
    >
      <Shape size={14} strokeWidth={2.5} role="img" aria-label={word} />
    </span>
  );
}
