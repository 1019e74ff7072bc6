import { TRANSACTION_KINDS, type TransactionKind } from '@touchline/domain/ledger/transaction-kind';
import { useState } from 'react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useAccount, useSession } from '../../state/session';
import { Field, SelectField } from '../../ui/field';
import { currencyName } from '../../i18n/currency-name';
import { readDay } from './days';
import type { TransactionFilter } from './transaction-filter';
import styles from './transactions.module.css';

interface Props {
  filter: TransactionFilter;
  onChoose: (part: Partial<TransactionFilter>) => void;
}

/** Which movements: of what kind, of which account, from when to when. Each choice counts at once. */
export function TransactionFilterBar({ filter, onChoose }: Props) {
  const t = useText();
  const { from, to } = filter;
  return (
    <div className={styles.filter} role="search" aria-label={t('purse.transactions.filter')}>
      <Kinds kinds={filter.kinds} onChoose={onChoose} />
      <div className={styles.fields}>
        <AccountChoice currency={filter.currency} onChoose={onChoose} />
        <DayField
          label={t('purse.transactions.from')}
          day={from}
          most={to}
          onChange={(day) => onChoose({ from: day })}
        />
        <DayField
          label={t('purse.transactions.to')}
          day={to}
          least={from}
          onChange={(day) => onChoose({ to: day })}
        />
      </div>
    </div>
  );
}

function Kinds({
  kinds,
  onChoose,
}: {
  kinds: readonly TransactionKind[];
  onChoose: Props['onChoose'];
}) {
  const t = useText();
  const toggled = (kind: TransactionKind) =>
    kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind];
  // All of them narrow nothing, so they are said as none.
  const choose = (chosen: readonly TransactionKind[]) =>
    onChoose({ kinds: chosen.length === TRANSACTION_KINDS.length ? [] : chosen });
  return (
    <div className={styles.kinds} role="group" aria-label={t('purse.transactions.kinds')}>
      <button type="button" aria-pressed={kinds.length === 0} onClick={() => choose([])}>
        {t('purse.transactions.all')}
      </button>
      {TRANSACTION_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kinds.includes(kind)}
          onClick={() => choose(toggled(kind))}
        >
          {t(`purse.kind.${kind}`)}
        </button>
      ))}
    </div>
  );
}

function AccountChoice({
  currency,
  onChoose,
}: {
  currency: string | null;
  onChoose: Props['onChoose'];
}) {
  const t = useText();
  const { locale } = useFormats();
  const accounts = useSession((state) => state.accounts);
  const inUse = useAccount();
  const chosen = currency ?? inUse?.currency ?? '';
  const codes = new Set([...accounts.map((each) => each.currency), chosen]);
  return (
    <SelectField
      label={t('purse.account')}
      value={chosen}
      onChange={({ target }) => onChoose({ currency: target.value })}
      options={[...codes].map((code) => ({ value: code, label: currencyName(code, locale) }))}
    />
  );
}

interface DayProps {
  label: string;
  day: string | null;
  least?: string | null;
  most?: string | null;
  onChange: (day: string | null) => void;
}

/** A day. What is typed stays as it is until it is a day; then it counts. */
function DayField({ label, day, least, most, onChange }: DayProps) {
  const [typed, setTyped] = useState({ of: day, text: day ?? '' });
  if (typed.of !== day) setTyped({ of: day, text: day ?? '' });
  const take = (text: string) => {
    const read = readDay(text);
    setTyped({ of: day, text });
    if ((read !== null || text === '') && read !== day) onChange(read);
  };
  return (
    <Field
      type="date"
      label={label}
      value={typed.text}
      min={least ?? undefined}
      max={most ?? undefined}
      onChange={({ target }) => take(target.value)}
    />
  );
}
