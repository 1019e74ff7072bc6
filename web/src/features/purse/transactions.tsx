import { listTransactions } from '@touchline/wire/calls/wallet';
import { useNavigate, useSearchParams } from 'react-router';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Illustration } from '../../ui/illustration';
import { WayOn } from '../../ui/way-on';
import { Listed } from './listed';
import { TransactionFile } from './transaction-file';
import {
  askedFor,
  filterAddress,
  isNarrow,
  readFilter,
  type TransactionFilter,
} from './transaction-filter';
import { TransactionFilterBar } from './transaction-filter-bar';
import { TransactionTable, TransactionsWaiting } from './transaction-table';
import styles from './transactions.module.css';
import { useListed } from './use-listed';

const HERE = '/profile/wallet/transactions';

/** SPEC §2 "/profile/wallet/transactions": the movements of an account. The filter is the address, so it can be linked. */
export function Transactions() {
  const { timeZone } = useFormats();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const filter = readFilter(address);
  const query = useListed(listTransactions, { query: askedFor(filter, timeZone) });
  const choose = (part: Partial<TransactionFilter>) => {
    const search = filterAddress({ ...filter, page: 1, ...part });
    void navigate({ search }, { preventScrollReset: true });
  };
  const clear = () => choose({ kinds: [], from: null, to: null });
  return (
    <section className={styles.card}>
      <TransactionFilterBar filter={filter} onChoose={choose} />
      <TransactionFile
        filter={filter}
        total={query.data?.pagination.total}
        onClear={isNarrow(filter) ? clear : null}
      />
      <Listed
        query={query}
        pageAddress={(page) => HERE + filterAddress({ ...filter, page })}
        waiting={<TransactionsWaiting />}
        empty={isNarrow(filter) ? <NoneLikeThese onClear={clear} /> : <NoneYet />}
      >
        {(rows) => <TransactionTable rows={rows} />}
      </Listed>
    </section>
  );
}

function NoneYet() {
  const t = useText();
  return (
    <EmptyState
      picture={<Illustration name="pitch" />}
      title={t('purse.transactions.empty')}
      text={t('purse.transactions.emptyText')}
      action={<WayOn to="/profile/wallet">{t('purse.transactions.emptyAction')}</WayOn>}
    />
  );
}

function NoneLikeThese({ onClear }: { onClear: () => void }) {
  const t = useText();
  return (
    <EmptyState
      picture={<Illustration name="lost" />}
      title={t('purse.transactions.none')}
      text={t('purse.transactions.noneText')}
      action={<Button onClick={onClear}>{t('purse.transactions.clear')}</Button>}
    />
  );
}
