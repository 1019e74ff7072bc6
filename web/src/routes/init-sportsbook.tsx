import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { initTarget } from '../embed/init-target';
import { useText } from '../i18n/text';
import { isAlone, useHostSession } from '../state/host-session';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Illustration } from '../ui/illustration';
import styles from './init-sportsbook.module.css';
import { PageMeta } from './page-meta';

/**
 * SPEC §2 `/init-sportsbook`: where a host page or an app begins. It waits until they have said who is signed in, follows
 * that, and goes on to the page of the parameter `to`. Without anybody around it, there is nothing to wait for.
 */
export function InitSportsbookPage() {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const is = useHostSession();
  const to = initTarget(query.get('to'));
  useEffect(() => {
    if (isAlone() || is === 'open') void navigate(to, { replace: true });
  }, [is, to, navigate]);
  const hasFailed = is === 'refused' || is === 'silent';
  return (
    <div className={styles.page} aria-live="polite">
      <PageMeta title={t('host.init.title')} hidden />
      {hasFailed ? (
        <EmptyState
          page
          picture={<Illustration name="broken" />}
          title={t(is === 'refused' ? 'host.init.refused' : 'host.init.silent')}
          text={t(is === 'refused' ? 'host.init.refusedText' : 'host.init.silentText')}
          action={
            <span className={styles.actions}>
              <Button variant="primary" onClick={() => void navigate(to, { replace: true })}>
                {t('host.init.goOn')}
              </Button>
              <Button onClick={() => window.location.reload()}>{t('host.init.again')}</Button>
            </span>
          }
        />
      ) : (
        <EmptyState
          page
          picture={<span className={styles.waiting} aria-hidden="true" />}
          title={t('host.init.title')}
          text={t(is === 'opening' ? 'host.init.opening' : 'host.init.waiting')}
        />
      )}
    </div>
  );
}
