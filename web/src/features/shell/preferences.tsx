import { Contrast, Globe } from 'lucide-react';
import { useLocation } from 'react-router';
import { inLocale } from '../../i18n/address';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { IconButton } from '../../ui/icon-button';
import styles from './preferences.module.css';
import { shownTheme, useTheme } from '../../state/theme';
import { useChangeLanguage, type SiteLocale } from './use-language';

/** Switches between the two themes; before the first switch the system's counts. */
export function ThemeSwitch() {
  const t = useText();
  const { theme, choose } = useTheme();
  return (
    <IconButton
      label={t('shell.theme')}
      onClick={() => choose(shownTheme(theme) === 'night' ? 'day' : 'night')}
    >
      <Contrast size={18} aria-hidden="true" />
    </IconButton>
  );
}

const MENU = 'language-menu';

/** Chooses the language: the browser's own popover, so that it needs no script. */
export function LanguageMenu({ locales }: { locales: readonly SiteLocale[] }) {
  const t = useText();
  if (locales.length < 2) return null;
  return (
    <div className={styles.language}>
      <IconButton label={t('shell.language')} popoverTarget={MENU}>
        <Globe size={18} aria-hidden="true" />
      </IconButton>
      <div id={MENU} popover="auto" className={styles.menu}>
        <LanguageLinks locales={locales} />
      </div>
    </div>
  );
}

/** So many languages are read down one column. */
const FEW = 12;

/** The same page in each language; a new page, since every word of it is another. */
export function LanguageLinks({ locales }: { locales: readonly SiteLocale[] }) {
  const site = useSite();
  const at = useLocation();
  const { locale } = useFormats();
  const change = useChangeLanguage();
  return (
    <ul className={styles.list} data-many={locales.length > FEW || undefined}>
      {locales.map(({ code, name }) => (
        <li key={code}>
          <a
            href={inLocale(site, code, at)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
              if (code !== locale) void change(code);
            }}
            rel="alternate"
            hrefLang={code}
            lang={code}
            aria-current={code === locale ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
