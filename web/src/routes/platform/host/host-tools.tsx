import type { EmbeddedSportsbook, EmbedOptions } from '@touchline/wire/window/embed-script';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context';
import { settingsQuery } from '../../../api/queries';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/button';
import { Field, SelectField } from '../../../ui/field';
import { Segmented } from '../../../ui/segmented';
import styles from './host-page.module.css';

type Sizing = NonNullable<EmbedOptions['sizing']>;

interface Props {
  sportsbook: EmbeddedSportsbook | null;
  /** The language inside the frame, and how many bets are in its slip. */
  locale: string;
  selections: number;
  sizing: Sizing;
  onSizing: (sizing: Sizing) => void;
}

/** What an operator's page can ask of the frame. */
export function HostTools({ sportsbook, locale, selections, sizing, onSizing }: Props) {
  const t = useText();
  const settings = useQuery(settingsQuery(useApi())).data?.data;
  const locales = settings?.locales ?? [];
  const currencies = settings?.currencies ?? [];
  const [currency, setCurrency] = useState(settings?.default_currency ?? '');
  return (
    <section className={styles.tools} aria-label={t('host.tools')}>
      <div className={styles.language}>
        <SelectField
          label={t('host.language')}
          value={locale}
          disabled={!sportsbook}
          onChange={({ target }) => sportsbook?.setLocale(target.value)}
          options={locales.map(({ code, name_in_locale: label }) => ({ value: code, label }))}
        />
      </div>
      <div className={styles.language}>
        <SelectField
          label={t('host.currency')}
          value={currency}
          disabled={!sportsbook}
          onChange={({ target }) => {
            setCurrency(target.value);
            sportsbook?.setCurrency(target.value);
          }}
          options={currencies.map(({ code }) => ({ value: code, label: code }))}
        />
      </div>
      <BetCode sportsbook={sportsbook} />
      <div className={styles.sizing}>
        <Segmented<Sizing>
          label={t('host.sizing')}
          value={sizing}
          onChange={onSizing}
          options={[
            { value: 'content', label: t('host.sizingContent') },
            { value: 'fill', label: t('host.sizingFill') },
          ]}
        />
      </div>
      <Button disabled={!sportsbook} onClick={() => sportsbook?.openSearch()}>
        {t('host.search')}
      </Button>
      <Button disabled={!sportsbook} onClick={() => sportsbook?.openBetSlip()}>
        {t('host.slip', { count: String(selections) })}
      </Button>
    </section>
  );
}

function BetCode({ sportsbook }: Pick<Props, 'sportsbook'>) {
  const t = useText();
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className={styles.code}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isCode = /^[\w-]{1,64}$/.test(code.trim());
        setWrong(!isCode);
        if (isCode) sportsbook?.applyBetCode(code.trim());
      }}
    >
      <Field
        label={t('host.betCode')}
        value={code}
        autoComplete="off"
        spellCheck={false}
        error={isWrong ? t('host.betCodeError') : null}
        onChange={({ target }) => {
          setCode(target.value);
          setWrong(false);
        }}
      />
      <Button type="submit" disabled={!sportsbook}>
        {t('host.applyBetCode')}
      </Button>
    </form>
  );
}
