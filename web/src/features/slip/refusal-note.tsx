import type { OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { largestStake } from '@touchline/domain/bets/largest-stake';
import { minor, minus, type Minor, ZERO } from '@touchline/domain/money';
import type { SlipBet } from '@touchline/domain/slip/slip';
import { pricedBet } from '@touchline/domain/slip/stake';
import { errorKey } from '@touchline/domain/slip/place-error';
import { CircleAlert } from 'lucide-react';
import { platformPage } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { stakeMoney } from '../../i18n/stake-money';
import { useText } from '../../i18n/text';
import { askDeposit } from '../../state/quick-deposit';
import { useAccount } from '../../state/session';
import { actions } from '../../state/slip';
import { slipSettings } from '../../state/slip-rules';
import { further } from '../../state/slip-further';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import styles from './bet-lines.module.css';
import { wayOut } from './refusal-ways';
import { useSlipTerms } from './slip-terms';
import { errorText } from './step-text';

/** Why the book refused one bet, beside it: its words, and what can be done about it (SPEC §8). */
export function RefusalNote({ bet, index }: { bet: SlipBet; index: number }) {
  const t = useText();
  const { refused } = bet;
  if (!refused) return null;
  // What is said of selections stands on their own lines.
  const isOfSelections = refused.selections.length > 0;
  if (isOfSelections && wayOut(refused) === 'none') return null;
  const isOurs = errorKey(refused) !== 'error.place_bets.default';
  return (
    <div className={styles.refused} role={isOfSelections ? undefined : 'alert'}>
      {!isOfSelections && (
        <>
          <CircleAlert size={14} aria-hidden="true" />
          <span>{isOurs ? errorText(t, refused) : refused.message || t('slip.error.default')}</span>
        </>
      )}
      <WayOut bet={bet} index={index} refused={refused} />
    </div>
  );
}

interface WayProps {
  bet: SlipBet;
  index: number;
  refused: NonNullable<SlipBet['refused']>;
}

function WayOut({ bet, index, refused }: WayProps) {
  const t = useText();
  const formats = useFormats();
  const site = useSite();
  const { currency, subunits } = useSlipTerms();
  const way = wayOut(refused);
  const press = useWay({ bet, index, refused });
  const needsLimit = way === 'stake_limit' || way === 'win_limit';
  if (way === 'none' || (needsLimit && refused.limit === null)) return null;
  if (way === 'limits' || way === 'profile') {
    const path = way === 'limits' ? '/profile/limits' : '/profile';
    return (
      <Link to={platformPage(site, formats.locale, path)}>
        {way === 'limits' ? t('slip.see_limits') : t('ticket.way.profile')}
      </Link>
    );
  }
  const limit = stakeMoney(formats, { value: refused.limit ?? ZERO, currency, subunits });
  return (
    <Button size="small" onClick={press}>
      {way === 'stake_limit' ? t('ticket.way.stake_limit', { limit }) : t(`ticket.way.${way}`)}
    </Button>
  );
}

/** Does what the button beside a refusal says. */
function useWay({ bet, index, refused }: WayProps): () => void {
  const balance = useAccount()?.balance ?? null;
  return () => {
    const { limit } = refused;
    switch (wayOut(refused)) {
      case 'accept':
        return actions.acknowledgeChanges();
      case 'remove':
        return removeNamed(refused.selections);
      case 'stake_limit':
        return limit === null ? undefined : actions.setStake(index, limit);
      case 'win_limit':
        return limit === null ? undefined : stakePaying(bet, index, limit);
      case 'combo':
        return void actions.switchType('combo');
      case 'remove_bonus':
        return further.removeBonus(index);
      case 'deposit':
        return void askDeposit(missing(bet.stake.amount, balance));
      default:
        return undefined;
    }
  };
}

function removeNamed(keys: readonly OutcomeKey[]): void {
  for (const key of keys) actions.remove(key);
}

/** Stakes the most that pays no more than a limit. */
function stakePaying(bet: SlipBet, index: number, maxPayout: Minor): void {
  const priced = pricedBet(bet);
  if (!priced) return;
  const { systemCap } = slipSettings.getState().rules;
  const bounds = { minStake: minor(1), maxStake: bet.stake.amount, maxPayout };
  actions.setStake(index, largestStake(priced, { ...bounds, systemCap, exposureLeft: null }));
}

function missing(stake: Minor, balance: Minor | null): Minor {
  return balance !== null && balance < stake ? minus(stake, balance) : stake;
}
