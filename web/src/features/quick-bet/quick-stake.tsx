import { limitsFor } from '@touchline/domain/bets/bet-limits';
import { minor, smaller, ZERO } from '@touchline/domain/money';
import { parseAmount } from '@touchline/domain/parse-amount';
import { useState } from 'react';
import { useFormats } from '../../i18n/formats';
import { chipText, stakeMoney } from '../../i18n/stake-money';
import { useText } from '../../i18n/text';
import { quickActions, useQuickBet } from '../../state/quick-bet';
import { useAccount } from '../../state/session';
import type { StakeTerms } from '../../state/stake-terms';
import styles from './quick-stake.module.css';

/** What each press stakes: typed, or put together from amounts that one press adds. */
export function QuickStake({ terms }: { terms: StakeTerms }) {
  const t = useText();
  const formats = useFormats();
  const { currency, subunits } = terms;
  const stake = useQuickBet((quick) => quick.stake);
  const isSent = useQuickBet(({ slip }) => slip.ticket === 'PROCESSING');
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    const amount = parseAmount(text, subunits, formats.locale);
    if (amount === null) return;
    setTyped(text);
    quickActions.setStake(amount);
  };
  return (
    <>
      <label className={styles.control}>
        <span className={styles.label}>{t('quick.stake')}</span>
        <span aria-hidden="true">{currency}</span>
        <input
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          aria-label={t('quick.stake')}
          placeholder={formats.amount(ZERO, subunits)}
          value={typed ?? (stake > ZERO ? formats.amount(stake, subunits) : '')}
          disabled={isSent}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => take(target.value)}
          onBlur={() => setTyped(null)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
      </label>
      <Chips terms={terms} disabled={isSent} />
    </>
  );
}

function Chips({ terms, disabled }: { terms: StakeTerms; disabled: boolean }) {
  const t = useText();
  const formats = useFormats();
  const { chips, currency, subunits, limits } = terms;
  const stake = useQuickBet((quick) => quick.stake);
  const account = useAccount();
  const { maxStake } = limitsFor('single', limits);
  const most = account ? smaller(maxStake, account.balance) : maxStake;
  return (
    <div className={styles.chips}>
      {chips.map((chip) => (
        <button
          key={String(chip)}
          type="button"
          disabled={disabled || stake + chip > maxStake}
          aria-label={t('slip.stake.add', {
            amount: stakeMoney(formats, { value: chip, currency, subunits }),
          })}
          onClick={() => quickActions.setStake(minor(stake + chip))}
        >
          +{chipText(formats, chip, currency)}
        </button>
      ))}
      <button
        type="button"
        disabled={disabled || most <= ZERO}
        aria-label={t('slip.stake.maxLabel')}
        onClick={() => quickActions.setStake(most)}
      >
        {t('slip.stake.max')}
      </button>
    </div>
  );
}
