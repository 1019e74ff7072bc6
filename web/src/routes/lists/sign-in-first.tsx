import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { useIsRestricted } from '../../state/playing';
import { session, useSession } from '../../state/session';
import { Button } from '../../ui/button';
import { MatchListSkeleton } from '../match-list';
import { Nothing } from '../states';
import styles from './sign-in-first.module.css';

/** What only a player has: visitors are asked to sign in, and until it is known who reads a list stands for it. */
export function SignInFirst({ children }: { children: ReactNode }) {
  const t = useText();
  const status = useSession((state) => state.status);
  const isRestricted = useIsRestricted();
  if (isRestricted) {
    return (
      <div className={styles.box}>
        <Nothing title={t('slip.obstacle.restricted')} />
      </div>
    );
  }
  if (status === 'logged-in') return children;
  return (
    <div className={styles.box}>
      {status === 'not-logged-in' ? (
        <Nothing
          title={t('lists.sign_in_title')}
          text={t('lists.sign_in_text')}
          action={
            <Button variant="primary" onClick={() => session.ask('sign_in')}>
              {t('chrome.sign_in')}
            </Button>
          }
        />
      ) : (
        <MatchListSkeleton columns={3} />
      )}
    </div>
  );
}
