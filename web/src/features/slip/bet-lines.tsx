import type { SlipBet } from '@touchline/domain/slip/slip';
import { winOf } from '@touchline/domain/slip/stake';
import { useText } from '../../i18n/text';
import { useSlipRules } from '../../state/slip-rules';
import { BonusChoice } from './bonus-choice';
import styles from './bet-lines.module.css';
import { CustomPrice } from './custom-price';
import { RefusalNote } from './refusal-note';
import { SelectionRow } from './selection-row';
import { amountIn, useStakeMode } from './stake-mode';
import { StakeInput } from './stake-input';

interface Props {
  bet: SlipBet;
  /** Its place on the slip. */
  index: number;
  /** Among several singles, each has its own stake. */
  hasOwnStake: boolean;
}

/** One bet of the slip: its selections, its stake where it has its own, its bonus, and why it was refused. */
export function BetLines({ bet, index, hasOwnStake }: Props) {
  const { kind, refused, selections } = bet;
  return (
    <li className={styles.bet}>
      <ul>
        {selections.map((each) => (
          <SelectionRow
            key={each.key}
            selection={each}
            isPriced={kind.type !== 'custom_bet'}
            error={refused?.selections.includes(each.key) ? refused.message : null}
            stake={hasOwnStake && <OwnStake bet={bet} index={index} outcome={each.outcomeName} />}
          />
        ))}
      </ul>
      {kind.type === 'custom_bet' && <CustomPrice kind={kind} />}
      <BonusChoice bet={bet} index={index} isAlone={!hasOwnStake} />
      <RefusalNote bet={bet} index={index} />
    </li>
  );
}

function OwnStake({ bet, index, outcome }: { bet: SlipBet; index: number; outcome: string }) {
  const t = useText();
  const mode = useStakeMode();
  const { systemCap } = useSlipRules();
  return (
    <StakeInput
      key={mode}
      index={index}
      mode={mode}
      amount={amountIn(mode, bet, winOf(bet, systemCap))}
      label={
        mode === 'win' ? t('ticket.entry.winFor', { outcome }) : t('slip.stake.for', { outcome })
      }
    />
  );
}
