import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useSession } from '../../state/session';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import styles from './accounts.module.css';
import { currencyName } from '../../i18n/currency-name';
import { useChosenAccount } from './use-chosen-account';

/** Opens an account in one of the currencies that there is none in yet; nothing where there is one in each. */
export function OpenAccountForm() {
  const t = useText();
  const { locale } = useFormats();
  const { data: settings } = useQuery(settingsQuery(useApi()));
  const accounts = useSession((state) => state.accounts);
  const { choose, isBusy } = useChosenAccount();
  const [chosen, setChosen] = useState<string | null>(null);
  const held = new Set(accounts.map(({ currency }) => currency));
  const codes = (settings?.data.currencies ?? [])
    .map(({ code }) => code)
    .filter((code) => !held.has(code));
  const [first] = codes;
  if (first === undefined) return null;
  const currency = chosen !== null && codes.includes(chosen) ? chosen : first;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void choose(currency);
  };
  return (
    <form className={styles.open} onSubmit={submit}>
      <SelectField
        label={t('purse.wallet.open')}
        hint={t('purse.wallet.openText')}
        value={currency}
        onChange={({ target }) => setChosen(target.value)}
        options={codes.map((code) => ({ value: code, label: currencyName(code, locale) }))}
      />
      <Button type="submit" busy={isBusy}>
        {t('purse.wallet.openAction')}
      </Button>
    </form>
  );
}
