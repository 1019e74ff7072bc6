import { ZERO } from '@touchline/domain/money';
import type { Account } from '@touchline/wire/calls/platform';
import { ArrowUpFromLine, History } from 'lucide-react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useCanDeposit, useIsRestricted } from '../../state/playing';
import { session, useAccount, useSession } from '../../state/session';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import styles from './accounts.module.css';
import { Badge } from './badge';
import { Card } from './card';
import { currencyName } from '../../i18n/currency-name';
import { OpenAccountForm } from './open-account-form';
import { filterAddress } from './transaction-filter';
import { useChosenAccount } from './use-chosen-account';

/** A player's accounts: what is on each, which one bets are paid from, and another one in one press. */
export function Accounts() {
  const t = useText();
  const accounts = useSession((state) => state.accounts);
  const inUse = useAccount();
  const isRestricted = useIsRestricted();
  const { choose, isBusy } = useChosenAccount();
  return (
    <Card title={t('purse.wallet.accounts')} flush>
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <AccountRow
            key={account.currency}
            account={account}
            isInUse={account.currency === inUse?.currency}
            isBusy={isBusy}
            onUse={() => choose(account.currency)}
          />
        ))}
      </ul>
      {!isRestricted && <OpenAccountForm />}
    </Card>
  );
}

interface Props {
  account: Account;
  isInUse: boolean;
  isBusy: boolean;
  onUse: () => Promise<unknown>;
}

function AccountRow(props: Props) {
  return (
    <li className={styles.account}>
      <Balance {...props} />
      <Actions {...props} />
    </li>
  );
}

function Balance({ account, isInUse }: Props) {
  const t = useText();
  const { money, locale } = useFormats();
  return (
    <div className={styles.of}>
      <span className={styles.name}>
        {currencyName(account.currency, locale)}
        {isInUse && <Badge standing="good">{t('purse.wallet.inUse')}</Badge>}
        {!account.active && <Badge standing="over">{t('purse.wallet.closed')}</Badge>}
      </span>
      <output className={styles.balance} aria-label={account.currency}>
        {money({ ...account, value: account.balance })}
      </output>
      {account.balance < ZERO && <p className={styles.owed}>{t('purse.wallet.negative')}</p>}
    </div>
  );
}

/** What can be done with an account: with the one in use a deposit, with another that it becomes the one in use. */
function Actions({ account, isInUse, isBusy, onUse }: Props) {
  const t = useText();
  const { currency, active: isOpen } = account;
  const isRestricted = useIsRestricted();
  const canDeposit = useCanDeposit();
  return (
    <div className={styles.actions}>
      <Ways currency={currency} />
      {isInUse && canDeposit && (
        <Button variant="primary" onClick={() => session.ask('deposit')}>
          {t('purse.deposit')}
        </Button>
      )}
      {!isInUse && isOpen && !isRestricted && (
        <Button disabled={isBusy} onClick={() => void onUse()}>
          {t('purse.wallet.use', { currency })}
        </Button>
      )}
    </div>
  );
}

/** Where to go from an account: what moved on it, and away with the money. */
function Ways({ currency }: { currency: string }) {
  const t = useText();
  const all = { kinds: [], currency, from: null, to: null, page: 1 };
  return (
    <span className={styles.ways}>
      <Link to={`/profile/wallet/transactions${filterAddress(all)}`}>
        <History size={16} aria-hidden="true" /> {t('purse.wallet.history')}
      </Link>
      <Link to={`/profile/wallet/withdrawals?currency=${currency}`}>
        <ArrowUpFromLine size={16} aria-hidden="true" /> {t('purse.wallet.withdraw')}
      </Link>
    </span>
  );
}
