import type { OddsDisplay } from '@touchline/domain/odds/format-odds';
import type { MouseEvent, ReactNode } from 'react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { Drawer } from '../../ui/drawer';
import { SelectField } from '../../ui/field';
import { Segmented } from '../../ui/segmented';
import { InfoLinks } from './info-links';
import { OwnPages } from './menu-blocks';
import { useOddsDisplays } from './odds-menu';
import styles from './side-menu.module.css';
import { shownTheme, useTheme } from '../../state/theme';
import { useChangeLanguage, useLocales } from './use-language';
import { useChooseOdds } from './use-odds-display';

/** The menu of screens without room for the sidebar: the same, and what the header has no room for (SPEC §2). */
export function SideMenu({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useText();
  // Whoever goes elsewhere is done here, and so is who stays on the page that shows.
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  return (
    <Drawer onClose={onClose} title={t('chrome.sports_menu')} closeLabel={t('shell.close')}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a key that follows a link clicks it */}
      <div onClick={leave}>
        <nav aria-label={t('shell.sidebar')}>
          {children}
          <OwnPages />
        </nav>
        <Settings />
        <section className={styles.part}>
          <h2 className={styles.heading}>{t('chrome.information')}</h2>
          <div className={styles.links}>
            <InfoLinks />
          </div>
        </section>
      </div>
    </Drawer>
  );
}

/** What the header holds where it is wider. */
function Settings() {
  const t = useText();
  const { locale, oddsDisplay } = useFormats();
  const locales = useLocales();
  const changeLanguage = useChangeLanguage();
  const displays = useOddsDisplays();
  const chooseOdds = useChooseOdds();
  const { theme, choose } = useTheme();
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('chrome.settings')}</h2>
      {locales.length > 1 && (
        <SelectField
          label={t('shell.language')}
          options={locales.map(({ code, name }) => ({ value: code, label: name }))}
          value={locale}
          onChange={({ target }) => void changeLanguage(target.value)}
        />
      )}
      {displays.length > 1 && (
        <SelectField
          label={t('chrome.odds')}
          options={displays.map((each) => ({ value: each, label: t(`chrome.odds_name.${each}`) }))}
          value={oddsDisplay}
          onChange={({ target }) => chooseOdds(target.value as OddsDisplay)}
        />
      )}
      <div className={styles.theme}>
        {t('chrome.theme')}
        <Segmented
          label={t('chrome.theme')}
          options={[
            { value: 'night', label: t('chrome.night') },
            { value: 'day', label: t('chrome.day') },
          ]}
          value={shownTheme(theme)}
          onChange={choose}
        />
      </div>
    </section>
  );
}
