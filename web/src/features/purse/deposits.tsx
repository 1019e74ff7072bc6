import {
  DEPOSIT_LIFE,
  type DepositLife,
  type ReturnCause,
  returnCause,
} from '@touchline/domain/payments/deposit';
import { ZERO } from '@touchline/domain/money';
import type { ReadOf } from '@touchline/wire/calls/call';
import { listDeposits } from '@touchline/wire/calls/wallet';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useCanDeposit } from '../../state/playing';
import { useSession } from '../../state/session';
import { wishDeposit } from '../../state/wished-deposit';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Illustration } from '../../ui/illustration';
import { Badge, type Standing } from './badge';
import { Card } from './card';
import styles from './deposits.module.css';
import { Listed } from './listed';
import { pageIn } from './page-in';
import { PaymentsWaiting } from './payments-waiting';
import { useBalancesAfter, useListed } from './use-listed';
import { useMoments } from './use-moments';

type Reply = ReadOf<typeof listDeposits>;
type Deposit = Reply['data'][number];

const ROWS = 10;

/** What was paid in and how far it has come. */
export function Deposits() {
  const t = useText();
  const [address] = useSearchParams();
  const asked = { query: { page: pageIn(address), limit: ROWS } };
  const query = useListed(listDeposits, asked, isUnderWay);
  useBalancesAfter(query.data?.data.map(({ state }) => state).join());
  useNewDeposits(query.refetch);
  return (
    <Card title={t('purse.deposits.title')} flush>
      <Listed
        query={query}
        pageAddress={(page) => (page > 1 ? `/profile/wallet?page=${page}` : '/profile/wallet')}
        waiting={<PaymentsWaiting />}
        empty={
          <EmptyState
            picture={<Illustration name="pitch" />}
            title={t('purse.deposits.empty')}
            text={t('purse.deposits.emptyText')}
          />
        }
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((deposit) => (
              <DepositRow key={deposit.id} deposit={deposit} />
            ))}
          </ul>
        )}
      </Listed>
    </Card>
  );
}

/** A deposit that was begun in the window, or has ended since, is in the list at once. */
function useNewDeposits(readAgain: () => Promise<unknown>): void {
  const isAsked = useSession(({ prompt }) => prompt === 'deposit');
  const balances = useSession(({ accounts }) =>
    accounts.map(({ currency, balance }) => `${currency} ${balance}`).join(),
  );
  const known = useRef({ isAsked, balances });
  useEffect(() => {
    const before = known.current;
    if (before.isAsked === isAsked && before.balances === balances) return;
    known.current = { isAsked, balances };
    void readAgain();
  }, [isAsked, balances, readAgain]);
}

function isUnderWay({ data }: Reply): boolean {
  return data.some(({ state }) => state === 'pending');
}

const STANDING: Readonly<Record<DepositLife | 'abandoned' | 'other', Standing>> = {
  abandoned: 'over',
  pending: 'waits',
  success: 'good',
  error: 'bad',
  expired: 'over',
  refunded: 'over',
  charged_back: 'bad',
  returned: 'over',
  other: 'waits',
};

/** What is said of a deposit that went back. */
const NOTES = {
  over_limit: 'returned',
  excluded: 'returned_excluded',
  barred: 'returned_barred',
} as const satisfies Record<ReturnCause, string>;

function DepositRow({ deposit }: { deposit: Deposit }) {
  const t = useText();
  const { money } = useFormats();
  const { dayAndTime } = useMoments();
  const known = DEPOSIT_LIFE.find((each) => each === deposit.state) ?? 'other';
  const state = deposit.abandoned && known === 'pending' ? 'abandoned' : known;
  const title = deposit.abandoned ? 'abandoned' : state === 'returned' ? 'refunded' : state;
  const note = state === 'returned' ? NOTES[returnCause(deposit.return_reason)] : state;
  const isPartly = state === 'success' && deposit.refunded > ZERO;
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <strong>{money({ ...deposit, value: deposit.amount })}</strong>
        <Badge standing={STANDING[state]}>{t(`purse.deposits.state.${title}`)}</Badge>
      </div>
      <p className={styles.note}>
        {isPartly
          ? t('purse.deposits.refunded', { amount: money({ ...deposit, value: deposit.refunded }) })
          : t(`purse.deposits.note.${note}`)}
      </p>
      <time className={styles.time} dateTime={deposit.created_at}>
        {dayAndTime(deposit.created_at)}
      </time>
      {(deposit.abandoned || state === 'error') && <TryAgain deposit={deposit} />}
    </li>
  );
}

/** The form once more, with the amount and currency of a deposit that came to nothing. */
function TryAgain({ deposit }: { deposit: Deposit }) {
  const t = useText();
  const { money } = useFormats();
  const canDeposit = useCanDeposit();
  const isOpen = useSession(({ accounts }) =>
    accounts.some(({ currency, active }) => active && currency === deposit.currency),
  );
  if (!canDeposit || !isOpen) return null;
  const again = t('purse.list.again');
  return (
    <div className={styles.again}>
      <Button
        size="small"
        aria-label={`${again}: ${money({ ...deposit, value: deposit.amount })}`}
        onClick={() => wishDeposit(deposit)}
      >
        {again}
      </Button>
    </div>
  );
}
