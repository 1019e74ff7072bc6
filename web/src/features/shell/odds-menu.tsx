import { useQuery } from '@tanstack/react-query';
import { decimalPoint } from '@touchline/domain/decimal-text';
import { odds } from '@touchline/domain/money';
import { formatOdds, type OddsDisplay } from '@touchline/domain/odds/format-odds';
import { ChevronDown } from 'lucide-react';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import styles from './odds-menu.module.css';
import { useChooseOdds } from './use-odds-display';

const MENU = 'odds-menu';

/** What each way to show odds makes of the same ones. */
const SAMPLE = odds(2500);

/** The ways to show odds that the site has. */
export function useOddsDisplays(): readonly OddsDisplay[] {
  return useQuery(settingsQuery(useApi())).data?.data.odds_types.available ?? [];
}

/** Chooses how odds are shown (SPEC §2 "odds"); its button shows a sample of how they are now. */
export function OddsMenu() {
  const t = useText();
  const formats = useFormats();
  const choose = useChooseOdds();
  const displays = useOddsDisplays();
  if (displays.length < 2) return null;
  const point = decimalPoint(formats.locale);
  const label = t('chrome.odds_shown', { name: t(`chrome.odds_name.${formats.oddsDisplay}`) });
  return (
    <div>
      <button
        type="button"
        className={styles.button}
        popoverTarget={MENU}
        aria-label={`${label}, ${formats.odds(SAMPLE)}`}
        title={label}
      >
        {formats.odds(SAMPLE)}
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      <div id={MENU} popover="auto" className={styles.menu} aria-label={t('chrome.odds')}>
        <p className={styles.heading}>{t('chrome.odds')}</p>
        {displays.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.option}
            aria-pressed={each === formats.oddsDisplay}
            popoverTarget={MENU}
            popoverTargetAction="hide"
            onClick={() => choose(each)}
          >
            {t(`chrome.odds_name.${each}`)}
            <span className={styles.sample}>{formatOdds(SAMPLE, each, point)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
