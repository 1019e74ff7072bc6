import { useQueryClient } from '@tanstack/react-query';
import { createWithdrawal, listWithdrawals } from '@touchline/wire/calls/wallet';
import { ZERO } from '@touchline/domain/money';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { afterConfirming } from '../../state/confirm-password';
import { useFieldForm } from '../../state/field-form';
import { freshId } from '../../state/fresh-id';
import { session, useAccount, useSession } from '../../state/session';
import { showAlert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Field, SelectField } from '../../ui/field';
import { Form } from '../../ui/form';
import { Card } from './card';
import { currencyName } from '../../i18n/currency-name';
import { amountTyped, anExample, withdrawalBody, type Source } from './withdrawal-body';
import { withdrawalFault } from './withdrawal-fault';
import styles from './withdrawal-form.module.css';

/** Asks for money to be sent: how much, from which account and where to. */
export function WithdrawalForm() {
  const t = useText();
  const [address] = useSearchParams();
  const accounts = useSession((state) => state.accounts);
  const inUse = useAccount();
  const [chosen, setChosen] = useState(address.get('currency'));
  const source = accounts.find(({ currency }) => currency === chosen) ?? inUse;
  if (!source) return null;
  return (
    <Card title={t('purse.withdrawals.ask')}>
      <div className={styles.form}>
        <SourceForm key={source.currency} source={source} onChoose={setChosen} />
      </div>
    </Card>
  );
}

interface Props {
  source: Source;
  onChoose: (currency: string) => void;
}

function SourceForm({ source, onChoose }: Props) {
  const t = useText();
  const { money, amount: written, locale } = useFormats();
  const [amount, setAmount] = useState('');
  const [destination, setDestination] = useState('');
  const { currency, subunits, balance } = source;
  const clear = () => {
    setAmount('');
    setDestination('');
  };
  const state = useRequest(source, clear);
  const read = amountTyped(amount, source, locale);
  const action =
    read === null
      ? t('purse.withdrawals.action')
      : t('purse.withdrawals.actionOf', { amount: money({ ...source, value: read }) });
  return (
    <Form state={state} action={action}>
      <SourceField source={source} onChoose={onChoose} />
      <Field
        name="amount"
        label={t('purse.withdrawals.amount')}
        hint={t('purse.withdrawals.available', { amount: money({ ...source, value: balance }) })}
        error={state.errors['amount'] ?? null}
        inputMode="decimal"
        autoComplete="off"
        placeholder={written(ZERO, subunits)}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        after={
          <span className={styles.after}>
            {currency}
            <Button
              size="small"
              disabled={balance <= ZERO}
              onClick={() => setAmount(written(balance, subunits))}
            >
              {t('purse.withdrawals.all')}
            </Button>
          </span>
        }
      />
      <Field
        name="destination"
        label={t('purse.withdrawals.destination')}
        hint={t('purse.withdrawals.destinationHint')}
        error={state.errors['destination'] ?? null}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        value={destination}
        onChange={({ target }) => setDestination(target.value)}
      />
    </Form>
  );
}

/** The account that it is taken from, where there are several. */
function SourceField({ source: { currency }, onChoose }: Props) {
  const t = useText();
  const { money, locale } = useFormats();
  const accounts = useSession((state) => state.accounts);
  if (accounts.length < 2) return null;
  return (
    <SelectField
      name="currency"
      label={t('purse.account')}
      value={currency}
      onChange={({ target }) => onChoose(target.value)}
      options={accounts.map((each) => ({
        value: each.currency,
        label: `${currencyName(each.currency, locale)} · ${money({ ...each, value: each.balance })}`,
      }))}
    />
  );
}

/** Sends what was typed, checked first; the list and the balances follow. */
function useRequest(source: Source, onTaken: () => void) {
  const t = useText();
  const api = useApi();
  const queries = useQueryClient();
  const { locale, amount: written, money } = useFormats();
  const [requestId, setRequestId] = useState(freshId);
  const example = written(anExample(source), source.subunits);
  const readAgain = () => {
    setRequestId(freshId());
    void queries.invalidateQueries({ queryKey: [listWithdrawals.name] });
    void session.refreshAccounts();
  };
  return useFieldForm({
    check: (values) => withdrawalBody(values, source, { requestId, locale }),
    send: async (body) => {
      try {
        const sent = { body: { ...body, amount: Number(body.amount) } };
        return await afterConfirming(() => api.call(createWithdrawal, sent));
      } catch (error) {
        // What was sent before by this name was taken after all.
        if (error instanceof ApiError && error.error.code === 'conflict') readAgain();
        throw error;
      }
    },
    words: (fault) => withdrawalFault(t, fault, example),
    onDone: ({ data }) => {
      const amount = money({ ...data, value: data.amount });
      const { destination } = data;
      showAlert({
        kind: 'success',
        title: t('purse.withdrawals.asked'),
        message: t('purse.withdrawals.askedText', { amount, destination }),
      });
      onTaken();
      readAgain();
    },
  });
}
