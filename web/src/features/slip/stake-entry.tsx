import { limitsFor } from '@touchline/domain/bets/bet-limits';
import { currencyOf, subcurrencyFor } from '@touchline/domain/currency';
import { minor, smaller, ZERO, type Minor } from '@touchline/domain/money';
import { slipType } from '@touchline/domain/slip/slip';
import { type Formats, useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useAccount } from '../../state/session';
import { actions, useSlip } from '../../state/slip';
import { useSlipTerms } from './slip-terms';
import styles from './stake-entry.module.css';
import { StakeInput } from './stake-input';

/** The stake of the one bet, or of each of several singles, with amounts that one press adds. */
export function StakeEntry() {
  const t = useText();
  const bets = useSlip((slip) => slip.bets);
  const amounts = bets.map((bet) => bet.stake.amount);
  const common = amounts.every((each) => each === amounts[0]) ? amounts[0] : undefined;
  return (
    <div className={styles.entry}>
      <div className={styles.line}>
        <span>{bets.length > 1 ? t('slip.stake.each') : t('slip.stake.label')}</span>
        <StakeInput index={null} amount={common ?? ZERO} />
      </div>
      <Chips amounts={amounts} />
    </div>
  );
}

function Chips({ amounts }: { amounts: readonly Minor[] }) {
  const t = useText();
  const formats = useFormats();
  const { chips, currency, subunits, limits } = useSlipTerms();
  const account = useAccount();
  const isBusy = useSlip((slip) => slip.ticket === 'PROCESSING');
  const type = useSlip(slipType);
  const { maxStake } = limitsFor(type, limits);
  const most = account
    ? smaller(maxStake, minor(account.balance / BigInt(Math.max(1, amounts.length))))
    : maxStake;
  const add = (chip: Minor) =>
    amounts.forEach((amount, index) => actions.setStake(index, minor(amount + chip)));
  return (
    <div className={styles.chips}>
      {chips.map((chip) => (
        <button
          key={String(chip)}
          type="button"
          disabled={isBusy}
          aria-label={t('slip.stake.add', {
            amount: formats.money({ value: chip, currency, subunits }),
          })}
          onClick={() => add(chip)}
        >
          +{chipText(chip, currency, formats)}
        </button>
      ))}
      <button
        type="button"
        disabled={isBusy || most <= ZERO}
        aria-label={t('slip.stake.maxLabel')}
        onClick={() => actions.setEveryStake(most)}
      >
        {t('slip.stake.max')}
      </button>
    </div>
  );
}

/** What a chip adds, in the smallest named part of crypto that it is less than a hundred of: `5`, `50 µBTC`. */
function chipText(chip: Minor, code: string, { count }: Formats): string {
  const currency = currencyOf(code);
  if (!currency) return count(Number(chip));
  const unit = subcurrencyFor(currency, chip);
  const text = count(Number(chip) / unit.subunits);
  return unit === currency ? text : `${text} ${unit.code}`;
}
