import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { isInitPath } from '../../embed/init-target';
import { platformPage } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { isAlone, useHostSession } from '../../state/host-session';
import { useSession } from '../../state/session';
import { useInBrowser } from '../../ui/in-browser';
import { groupGate } from './group-gate';

/**
 * SPEC §6: leads whom the site is not for to the platform, and who signs in there back to this very page. In a frame or an
 * app it waits for what they say of the session, for there nobody is signed in before that.
 */
export function useGroupGate(): void {
  const site = useSite();
  const { locale } = useFormats();
  const group = useQuery(settingsQuery(useApi())).data?.data.player_group ?? null;
  const isAwaited = useIsAwaited();
  const gate = useSession((state) => groupGate(group, state, isAwaited));
  useEffect(() => {
    if (gate === null) return;
    const query = new URLSearchParams({ return_to: window.location.href });
    window.location.replace(`${platformPage(site, locale, gate)}?${query.toString()}`);
  }, [gate, site, locale]);
}

function useIsAwaited(): boolean {
  const is = useHostSession();
  const isInitialising = isInitPath(useLocation().pathname);
  const isAround = useInBrowser(() => !isAlone(), true);
  return isInitialising || (isAround && (is === 'waiting' || is === 'opening'));
}
