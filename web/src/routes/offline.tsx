import { OfflinePage } from '../features/offline/offline-page';
import { useText } from '../i18n/text';
import { PageMeta } from './page-meta';

/** The page that the worker shows for any other while there is no connection. */
export function OfflineRoute() {
  const t = useText();
  return (
    <>
      <PageMeta title={t('share.offline.offline')} hidden />
      <OfflinePage />
    </>
  );
}
