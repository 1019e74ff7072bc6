import { unreachable } from '@touchline/domain/assert';
import { isShownByStatus } from '@touchline/domain/bets/bet-status';
import type { BetWord, Ending } from '@touchline/domain/settlement/bet-words';
import { endingOf, legEnding, rightLegs, wordOf } from '@touchline/domain/settlement/ending';
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
import { type Text, useText } from '../../i18n/text';
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
        : toldWith(t, bet, word, moneyOf(formats, bet.stake)(bet.win_amount.value))}
    </span>
  );
}

/** What is neither a win nor a stake says how much it is; a system says how many were right. */
function toldWith(t: Text, { type, selections }: StandingBet, word: BetWord, paid: string): string {
  if (word !== 'returned') return wordText(t, word);
  const returned = t('bets.ending.returnedWith', { paid });
  if (type !== 'system') return returned;
  const right = String(rightLegs(selections));
  return `${returned} · ${t('bets.ending.right', { right, total: String(selections.length) })}`;
}

/** A word for how a bet stands, by itself. */
export function wordText(t: Text, word: BetWord): string {
  switch (word) {
    case 'open':
      return t('bets.result.no_results');
    case 'won':
      return t('bets.result.win_entire');
    case 'half_won':
      return t('bets.result.refund_half_win_other');
    case 'lost':
      return t('bets.result.lose_entire');
    case 'half_lost':
      return t('bets.result.refund_half_lose_other');
    case 'void':
      return t('bets.result.canceled');
    case 'cashed_out':
      return t('bets.result.cashed_out');
    case 'returned':
    case 'stake_returned':
      return t(`bets.ending.${word}`);
    default:
      return unreachable(word);
  }
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
