import { Download } from 'lucide-react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { statementAddress, type TransactionFilter } from './transaction-filter';
import styles from './transactions.module.css';

/** The most rows that the file holds. */
const MOST_LINES = 10_000;

interface Props {
  filter: TransactionFilter;
  /** How many movements there are; unknown while they load. */
  total: number | undefined;
  onClear: (() => void) | null;
}

/** How many movements the filter finds, and all of them as a file. */
export function TransactionFile({ filter, total, onClear }: Props) {
  const t = useText();
  const { count, timeZone } = useFormats();
  return (
    <div className={styles.found}>
      <p role="status">{total !== undefined && t('purse.transactions.found', { count: total })}</p>
      {onClear && (
        <Button size="small" variant="plain" onClick={onClear}>
          {t('purse.transactions.clear')}
        </Button>
      )}
      <a className={styles.file} href={statementAddress(filter, timeZone)} download>
        <Download size={16} aria-hidden="true" /> {t('purse.transactions.file')}
      </a>
      {total !== undefined && total > MOST_LINES && (
        <p className={styles.most}>
          {t('purse.transactions.fileMost', { count: count(MOST_LINES) })}
        </p>
      )}
    </div>
  );
}
