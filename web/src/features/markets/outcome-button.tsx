import { MARKET_STATUS } from '@touchline/domain/bets/market-status';
import { outcomeKey } from '@touchline/domain/bets/outcome-key';
import type { Outcome } from '@touchline/wire/catalogue';
import type { CardMarket, MatchCard } from '@touchline/wire/match-card';
import { pickedOutcome } from '@touchline/wire/picked-outcome';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useLiveOutcome } from '../../live/live-context';
import { pick } from '../../state/pick';
import { useIsPicked } from '../../state/slip';
import styles from './outcome-button.module.css';
import { spokenName } from './spoken-name';

export interface OutcomeButtonProps {
  match: MatchCard;
  market: CardMarket;
  outcome: Outcome;
  /** Whether the match as such takes bets; the outcome's own state is looked up here. */
  open: boolean;
  /** Written on the button where there is room for it. */
  label: string;
  /** `cell` shows the label on phones only, `named` before the odds, `stacked` over them on phones, `dense` always. */
  shape?: 'cell' | 'named' | 'stacked' | 'dense';
}

/** One outcome with its odds. Nothing else moves when its state changes. */
export function OutcomeButton({
  match,
  market,
  outcome,
  open,
  label,
  shape = 'cell',
}: OutcomeButtonProps) {
  const key = outcomeKey({
    matchId: match.id,
    marketId: market.id,
    specifier: market.specifier,
    outcomeId: outcome.id,
  });
  const { odds, active, status, moved } = useLiveOutcome(key) ?? {
    ...outcome,
    status: market.status,
    moved: 0,
  };
  const isPicked = useIsPicked(key);
  const formats = useFormats();
  const t = useText();
  const isGone = odds === null || GONE.has(status);
  const isOpen = !isGone && open && active && status === MARKET_STATUS.active;
  const shown = isGone ? '–' : formats.odds(odds);
  const state = isGone ? t('match.gone') : isOpen ? '' : t('match.suspended');

  return (
    <button
      type="button"
      className={`${styles.button} ${styles[shape]}`}
      aria-pressed={isPicked}
      aria-label={`${spokenName(outcome.name, label)} ${shown}${state && `, ${state}`}`}
      // What is on the slip can be taken off it, whatever became of it.
      disabled={!isOpen && !isPicked}
      data-closed={isOpen ? undefined : ''}
      data-move={isOpen && moved !== 0 ? MOVES[moved] : undefined}
      onClick={({ currentTarget }) =>
        odds !== null && pick(pickedOutcome(match, market, outcome, odds), currentTarget)
      }
    >
      <span className={styles.name}>{label}</span> <span className={styles.odds}>{shown}</span>
      {!isOpen && !isGone && <Lock />}
    </button>
  );
}

const GONE: ReadonlySet<number> = new Set([
  MARKET_STATUS.inactive,
  MARKET_STATUS.handedOver,
  MARKET_STATUS.settled,
  MARKET_STATUS.cancelled,
]);

const MOVES = { 1: 'up', [-1]: 'down' } as const;

function Lock() {
  return (
    <svg viewBox="0 0 10 12" className={styles.lock} aria-hidden="true">
      <path d="M1 5h8v6H1zM3 5V3a2 2 0 0 1 4 0v2" />
    </svg>
  );
}
