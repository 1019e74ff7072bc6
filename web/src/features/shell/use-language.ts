import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { inLocale } from '../../i18n/address';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { showAlert } from '../../ui/alert';

export interface SiteLocale {
  code: string;
  name: string;
}

/** The languages that the site has, each by its own name. */
export function useLocales(): SiteLocale[] {
  const locales = useQuery(settingsQuery(useApi())).data?.data.locales ?? [];
  return locales.map(({ code, name_in_locale: name }) => ({ code, name }));
}

/** Goes to the same page in another language; where that fails the reader is told (SPEC §8). Answers whether it goes. */
export function useChangeLanguage(): (code: string) => Promise<boolean> {
  const t = useText();
  const site = useSite();
  const at = useLocation();
  return async (code) => {
    // The part behind # never reaches the server, so it is put on at the last moment.
    const address = inLocale(site, code, { ...at, hash: window.location.hash });
    const isChanged = await changed(code, address);
    if (!isChanged) {
      showAlert({
        kind: 'error',
        title: t('chrome.locale_failed'),
        message: t('chrome.locale_failed_text'),
      });
    }
    return isChanged;
  };
}

/** Hardly anybody changes it, so that its script is fetched by whoever does. False where that does not come either. */
async function changed(code: string, address: string): Promise<boolean> {
  const script = await import('../../state/change-locale').catch(() => null);
  return script !== null && script.changeLocale(code, address);
}
