import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { localePath } from '../../i18n/address';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { watchLastBets } from '../../state/last-bets-watch';
import { keepPushOfPlayer } from '../../state/push-reader';
import { installWorker, keepOffline } from '../../state/worker';
import { whenIdle } from '../../ui/when-idle';

/** Installs the worker and keeps what it shows without a connection. Shows nothing itself. */
export function KeepOffline() {
  const site = useSite();
  const { locale } = useFormats();
  const queries = useQueryClient();
  const page = localePath(site, locale, '/offline');
  useEffect(() => watchLastBets(queries, () => navigator.onLine), [queries]);
  useEffect(keepPushOfPlayer, []);
  useEffect(() => {
    void install(site.basePath, page);
  }, [site.basePath, page]);
  return null;
}

async function install(basePath: string, page: string): Promise<void> {
  if (!(await installWorker(basePath))) return;
  await whenIdle();
  // Its script is among what is kept.
  await import('./offline-page');
  await keepOffline(page);
}
