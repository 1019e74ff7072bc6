import { useQuery } from '@tanstack/react-query';
import { listUserLimits } from '@touchline/wire/calls/player-limits';
import { useApi } from '../../api/api-context';
import { apiQuery } from '../../api/queries';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useAccount, useSession } from '../../state/session';
import { useSlip } from '../../state/slip';
import { totals } from '@touchline/domain/slip/totals';
import { useSlipRules } from '../../state/slip-rules';
import { tightestLeft } from './limit-left';
import styles from './slip-money.module.css';
import { useSlipTerms } from './slip-terms';

/** Limits are used up by bets that are placed, and those are placed here. */
const FRESH_MS = 30_000;

/** What the player has to stake: the balance, and what the tightest of their own limits leaves (SPEC §3 "Limits"). */
export function SlipMoney() {
  const t = useText();
  const formats = useFormats();
  const { currency, subunits } = useSlipTerms();
  const account = useAccount();
  const cash = useSlip((slip) => totals(slip, null).cash);
  if (account === null || account.currency !== currency) return null;
  const { balance } = account;
  return (
    <dl className={styles.money}>
      <div data-short={balance < cash || undefined}>
        <dt>{t('ticket.money.balance')}</dt>
        <dd>{formats.money({ value: balance, currency, subunits })}</dd>
      </div>
      <LimitLeft />
    </dl>
  );
}

function LimitLeft() {
  const t = useText();
  const formats = useFormats();
  const { currency, subunits } = useSlipTerms();
  const { systemCap } = useSlipRules();
  const cash = useSlip((slip) => totals(slip, systemCap).cash);
  const own = useSession(({ player }) => player?.currency);
  const api = useApi();
  const { data } = useQuery({ ...apiQuery(api, listUserLimits), staleTime: FRESH_MS });
  const left = tightestLeft(data?.data ?? []);
  // Limits of money are in the player's own currency.
  if (!left || (left.unit === 'amount' && own !== currency)) return null;
  const isShort = left.unit === 'amount' ? left.left < cash : left.left === 0;
  return (
    <div data-short={isShort || undefined}>
      <dt>{t(`ticket.money.left.${left.period}`)}</dt>
      <dd>
        {left.unit === 'amount'
          ? formats.money({ value: left.left, currency, subunits })
          : t('ticket.money.bets', { count: left.left })}
      </dd>
    </div>
  );
}
