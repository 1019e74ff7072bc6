import { limitsFor } from '@touchline/domain/bets/bet-limits';
import { minor, ZERO, type Minor } from '@touchline/domain/money';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../i18n/formats';
import { chipText, stakeMoney } from '../../i18n/stake-money';
import { useText } from '../../i18n/text';
import { useAccount } from '../../state/session';
import { actions, slipStore, useSlip } from '../../state/slip';
import { later } from '../../ui/later';
import { askMaxStake, mostOnEach, NoMaxStake } from './ask-max-stake';
import { useSlipTerms } from './slip-terms';
import { chooseMode } from './stake-mode';
import styles from './stake-entry.module.css';

const QuickStakesWindow = later(
  async () => (await import('./quick-stakes-window')).QuickStakesWindow,
);

/** Amounts that one press adds to the stake of every bet, and the most that can be staked. */
export function StakeChips() {
  const t = useText();
  const formats = useFormats();
  const { chips, currency, subunits } = useSlipTerms();
  const isBusy = useSlip((slip) => slip.ticket === 'PROCESSING');
  const most = useMost();
  const account = useAccount();
  const add = (chip: Minor) => {
    chooseMode('stake');
    const { bets } = slipStore.getState();
    bets.forEach(({ stake }, index) => actions.setStake(index, minor(stake.amount + chip)));
  };
  return (
    <>
      {/* A field that is being typed into keeps the focus, and its keypad stays. */}
      <div className={styles.chips} onPointerDown={(event) => event.preventDefault()}>
        {chips.map((chip) => (
          <button
            key={String(chip)}
            type="button"
            disabled={isBusy}
            aria-label={t('slip.stake.add', {
              amount: stakeMoney(formats, { value: chip, currency, subunits }),
            })}
            onClick={() => add(chip)}
          >
            +{chipText(formats, chip, currency)}
          </button>
        ))}
        <button
          type="button"
          disabled={isBusy || most.isAsking}
          aria-busy={most.isAsking || undefined}
          aria-label={t('slip.stake.maxLabel')}
          onClick={() => void most.ask()}
        >
          {t('slip.stake.max')}
        </button>
        {account && <EditChips />}
      </div>
      <p className={styles.note} role="status">
        {most.note}
      </p>
    </>
  );
}

/** Opens the window in which a player chooses the amounts; a visitor's would be nobody's. */
function EditChips() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.edit}
        aria-label={t('ticket.chips.title')}
        title={t('ticket.chips.title')}
        onClick={() => setIsOpen(true)}
      >
        <Pencil size={14} aria-hidden="true" />
      </button>
      {isOpen && <QuickStakesWindow onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Stakes the most there can be on every bet: as the book says to a player, as the site says to a visitor. */
function useMost() {
  const t = useText();
  const formats = useFormats();
  const { currency, subunits, limits } = useSlipTerms();
  const account = useAccount();
  const bets = useSlip((slip) => slip.bets);
  const [isAsking, setIsAsking] = useState(false);
  // What was said holds for the bets that it was said of.
  const [said, setSaid] = useState<{ of: string; note: string } | null>(null);
  const asked = bets.flatMap((bet) => bet.selections.map((each) => each.key)).join(' ');
  const known = () => bets.map(({ kind }) => limitsFor(kind.type, limits).maxStake);
  const ask = async () => {
    setIsAsking(true);
    try {
      const taken = account ? await askMaxStake(bets, currency) : known();
      const { amount, by } = mostOnEach(taken, account?.balance ?? null);
      chooseMode('stake');
      actions.setEveryStake(amount);
      const most = stakeMoney(formats, { value: amount, currency, subunits });
      const bound = by === 'balance' ? t('ticket.most.balance') : t('ticket.most.most', { most });
      setSaid({ of: asked, note: amount > ZERO ? bound : t('ticket.most.none') });
    } catch (error) {
      if (!(error instanceof NoMaxStake)) throw error;
      setSaid({ of: asked, note: error.why ?? t('ticket.most.failed') });
    } finally {
      setIsAsking(false);
    }
  };
  return { isAsking, ask, note: said?.of === asked ? said.note : null };
}
