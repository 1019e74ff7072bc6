import type { ReadOf } from '@touchline/wire/calls/call';
import { listWithdrawals } from '@touchline/wire/calls/wallet';
import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/text';
import { EmptyState } from '../../ui/empty-state';
import { Illustration } from '../../ui/illustration';
import { Card } from './card';
import { Listed } from './listed';
import { pageIn } from './page-in';
import { PaymentsWaiting } from './payments-waiting';
import { useBalancesAfter, useListed } from './use-listed';
import { WithdrawalRow } from './withdrawal-row';

type Reply = ReadOf<typeof listWithdrawals>;

const HERE = '/profile/wallet/withdrawals';
const ROWS = 10;

/** What was asked to be sent, how far it has come, and the way back. */
export function Withdrawals() {
  const t = useText();
  const [address] = useSearchParams();
  const asked = { query: { page: pageIn(address), limit: ROWS } };
  const query = useListed(listWithdrawals, asked, isUnderWay);
  useBalancesAfter(query.data?.data.map(({ state }) => state).join());
  return (
    <Card title={t('purse.withdrawals.list')} flush>
      <Listed
        query={query}
        pageAddress={(page) => (page > 1 ? `${HERE}?page=${page}` : HERE)}
        waiting={<PaymentsWaiting />}
        empty={
          <EmptyState
            picture={<Illustration name="pitch" />}
            title={t('purse.withdrawals.empty')}
            text={t('purse.withdrawals.emptyText')}
          />
        }
      >
        {(rows) => (
          <ul>
            {rows.map((withdrawal) => (
              <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />
            ))}
          </ul>
        )}
      </Listed>
    </Card>
  );
}

/** As long as one is expected to be sent, it moves on by itself. */
function isUnderWay({ data }: Reply): boolean {
  return data.some(({ expected_at: expected }) => expected !== null);
}
