import type { SlipBet } from '@touchline/domain/slip/slip';
import { CircleAlert } from 'lucide-react';
import styles from './bet-lines.module.css';
import { SelectionRow } from './selection-row';
import { StakeInput } from './stake-input';

interface Props {
  bet: SlipBet;
  /** Its place on the slip. */
  index: number;
  /** Among several singles, each has its own stake. */
  hasOwnStake: boolean;
}

/** One bet of the slip: its selections, its stake where it has its own, and why it was refused. */
export function BetLines({ bet, index, hasOwnStake }: Props) {
  const { refused, selections } = bet;
  return (
    <li className={styles.bet}>
      <ul>
        {selections.map((each) => (
          <SelectionRow
            key={each.key}
            selection={each}
            error={refused?.selections.includes(each.key) ? refused.message : null}
            stake={
              hasOwnStake && (
                <StakeInput index={index} amount={bet.stake.amount} outcome={each.outcomeName} />
              )
            }
          />
        ))}
      </ul>
      {refused && refused.selections.length === 0 && (
        <p className={styles.refused} role="alert">
          <CircleAlert size={14} aria-hidden="true" /> {refused.message}
        </p>
      )}
    </li>
  );
}
