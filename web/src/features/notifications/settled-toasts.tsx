import type { Notification } from '@touchline/wire/notifications';
import { useEffect } from 'react';
import { platformPage } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { onPush } from '../../live/on-push';
import { useSession } from '../../state/session';
import { closeAlert, showAlert } from '../../ui/alert';
import { Link } from '../../ui/link';
import { notificationWay } from './notification-way';
import { gatherNews, settledToast, type SettledToast } from './settled-toast';

/** Bets of one match are settled in several steps, which are told as one. */
const GATHER_MS = 1500;

/** Tells in passing of bets that are settled while the page is looked at; the list behind the bell keeps each of them. */
export function useSettledToasts(): void {
  const t = useText();
  const site = useSite();
  const { locale } = useFormats();
  const isInWords = useSession(({ player }) => player?.language === locale);
  useEffect(() => {
    const wayOf = (news: Parameters<typeof notificationWay>[0]) =>
      notificationWay(news, site.config.is_my_bets_visible, (path) =>
        platformPage(site, locale, path),
      );
    const gathered = gatherNews<Notification>((bets) => {
      const toast = settledToast(bets, { t, isInWords, wayOf });
      if (toast) show(toast, t('shell.my_bets'));
    }, GATHER_MS);
    const stop = onPush('notification', ({ notification }) => {
      const isLookedAt = document.visibilityState === 'visible';
      if (notification.is_settled && isLookedAt) gathered.add(notification);
    });
    return () => {
      stop();
      gathered.stop();
    };
  }, [t, site, locale, isInWords]);
}

function show({ title, message, way }: SettledToast, wayOn: string): void {
  const words = message ?? wayOn;
  showAlert({
    kind: 'info',
    title,
    message:
      way === null ? (
        message
      ) : (
        <Link to={way} onClick={closeAlert}>
          {words}
        </Link>
      ),
  });
}
