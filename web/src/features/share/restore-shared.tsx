import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useText } from '../../i18n/text';
import { useSession } from '../../state/session';
import { sharedAnswered } from '../../state/shared-bets';
import { showAlert } from '../../ui/alert';
import { restoreCode } from './restore-code';
import type { SharedTerms } from './shared-of';

/**
 * Restores the bets of a code, once it is known in which currency the slip is: a slip that changes its currency loses its
 * stakes. Shows nothing.
 */
export function RestoreShared({ code }: { code: string }) {
  const t = useText();
  const terms = useQuery(settingsQuery(useApi())).data?.data;
  const isKnown = useSession(({ status }) => status === 'logged-in' || status === 'not-logged-in');
  const finish = useEffectEvent(async (said: SharedTerms) => {
    const restored = await restoreCode(code, said);
    sharedAnswered({ code, failure: restored.failure });
    if (restored.failure !== null || restored.leftOut === 0) return;
    const count = restored.leftOut;
    showAlert({
      kind: 'info',
      title: t('share.leftOut', { count }),
      message: t('share.leftOutText'),
    });
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isKnown || !terms || hasBegun.current) return;
    hasBegun.current = true;
    void finish(terms);
  }, [isKnown, terms]);
  return null;
}
