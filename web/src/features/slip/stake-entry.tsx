import { ZERO } from '@touchline/domain/money';
import { winOf } from '@touchline/domain/slip/stake';
import { useText } from '../../i18n/text';
import { useSlip } from '../../state/slip';
import { useSlipRules } from '../../state/slip-rules';
import { amountIn, chooseMode, type StakeMode, useStakeMode } from './stake-mode';
import { StakeChips } from './stake-chips';
import styles from './stake-entry.module.css';
import { StakeInput } from './stake-input';

/** The stake of the one bet, or of each of several singles, or what it should pay; with amounts that one press adds. */
export function StakeEntry() {
  const t = useText();
  const bets = useSlip((slip) => slip.bets);
  const { systemCap } = useSlipRules();
  const mode = useStakeMode();
  const amounts = bets.map((bet) => amountIn(mode, bet, winOf(bet, systemCap)));
  const common = amounts.every((each) => each === amounts[0]) ? amounts[0] : undefined;
  const isEach = bets.length > 1;
  const names = {
    stake: isEach ? t('ticket.entry.each') : t('ticket.entry.stake'),
    line: t('ticket.entry.line'),
    win: isEach ? t('ticket.entry.winEach') : t('ticket.entry.win'),
  };
  return (
    <div className={styles.entry}>
      <div className={styles.line}>
        <ModeChoice names={names} mode={mode} hasLines={bets[0]?.kind.type === 'system'} />
        <StakeInput
          key={mode}
          index={null}
          mode={mode}
          amount={common ?? ZERO}
          label={names[mode]}
        />
      </div>
      <StakeChips />
    </div>
  );
}

/** What is entered: it stands where the name of the field would. */
function ModeChoice({
  names,
  mode,
  hasLines,
}: {
  names: Record<StakeMode, string>;
  mode: StakeMode;
  hasLines: boolean;
}) {
  const t = useText();
  const isBusy = useSlip((slip) => slip.ticket === 'PROCESSING');
  const modes = (['stake', 'line', 'win'] as const).filter((each) => each !== 'line' || hasLines);
  return (
    <select
      className={styles.mode}
      aria-label={t('ticket.entry.label')}
      value={mode}
      disabled={isBusy}
      onChange={({ target }) => {
        const chosen = modes.find((each) => each === target.value);
        if (chosen) chooseMode(chosen);
      }}
    >
      {modes.map((each) => (
        <option key={each} value={each}>
          {names[each]}
        </option>
      ))}
    </select>
  );
}
