import { useRouteError } from 'react-router';
import { useText } from '../i18n/text';
import { EmptyState } from '../ui/empty-state';
import { Illustration } from '../ui/illustration';
import { WayOn } from '../ui/way-on';
import { isMissing } from './not-found';
import { PageMeta } from './page-meta';

/** Stands for a page that could not be shown: lost, or broken (SPEC §8 "Page texts"). */
export function ErrorPage() {
  return isMissing(useRouteError()) ? <NotFoundPage /> : <BrokenPage />;
}

/** SPEC §2 `/404`. */
export function NotFoundPage() {
  const t = useText();
  return (
    <>
      <PageMeta title={t('pages.title_not_found')} hidden />
      <EmptyState
        page
        picture={<Illustration name="lost" />}
        title={t('pages.not_found')}
        action={<WayOn to="/">{t('pages.to_home')}</WayOn>}
      />
    </>
  );
}

/** SPEC §2 `/500`. */
export function BrokenPage() {
  const t = useText();
  return (
    <>
      <PageMeta title={t('pages.title_error')} hidden />
      <EmptyState
        page
        picture={<Illustration name="broken" />}
        title={t('pages.error')}
        action={<WayOn to="/">{t('pages.to_home')}</WayOn>}
      />
    </>
  );
}
