import type { SlipBet } from '@touchline/domain/slip/slip';
import { BET_ERROR } from '@touchline/wire/errors';
import { CircleAlert } from 'lucide-react';
import { platformPage } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
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
      {refused && refused.selections.length === 0 && <Refused {...refused} />}
    </li>
  );
}

/** The book's words; where a limit of the player's own stands against the bet, with the way to it. */
function Refused({ code, message }: NonNullable<SlipBet['refused']>) {
  const t = useText();
  const site = useSite();
  const { locale } = useFormats();
  const isOwnLimit = code === BET_ERROR.playerLimit || code === BET_ERROR.playerExcluded;
  return (
    <p className={styles.refused} role="alert">
      <CircleAlert size={14} aria-hidden="true" />
      <span>
        {message}{' '}
        {isOwnLimit && (
          <Link to={platformPage(site, locale, '/profile/limits')}>{t('slip.see_limits')}</Link>
        )}
      </span>
    </p>
  );
}
