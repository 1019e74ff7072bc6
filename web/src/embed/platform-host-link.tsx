import { useEffect } from 'react';
import { useChangeLanguage } from '../features/shell/use-language';
import { useFormats } from '../i18n/formats';
import { useSite } from '../i18n/site-context';
import { onLeft } from '../state/other-tabs';
import { session } from '../state/session';
import { onSeen } from '../ui/seen';
import { obeyOnPlatform } from './any-page-orders';
import { useHost, useTellHost } from './use-host';

/** Speaks with the host page for as long as this page of the platform is there in its frame. Shows nothing. */
export function PlatformHostLink() {
  const { locale } = useFormats();
  const { locales } = useSite();
  const changeLanguage = useChangeLanguage();
  useWatch();
  const host = useHost({
    obey: (post, order) => obeyOnPlatform(order, { post, locale, locales, changeLanguage }),
  });
  useTellHost(host);
  return null;
}

/** Asks who is signed in, whichever page it is: the host wants to know, and the frame's session may be over by now. */
function useWatch(): void {
  useEffect(() => {
    void session.refresh();
    const stopLooking = onSeen(() => void session.refresh());
    const stopHearing = onLeft(session.left);
    return () => {
      stopLooking();
      stopHearing();
    };
  }, []);
}
