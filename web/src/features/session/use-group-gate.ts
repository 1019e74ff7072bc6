import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { platformPage } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useSession } from '../../state/session';
import { groupGate } from './group-gate';

/** SPEC §6: leads whom the site is not for to the platform, and who signs in there back to this very page. */
export function useGroupGate(): void {
  const site = useSite();
  const { locale } = useFormats();
  const group = useQuery(settingsQuery(useApi())).data?.data.player_group ?? null;
  const gate = useSession((state) => groupGate(group, state));
  useEffect(() => {
    if (gate === null) return;
    const query = new URLSearchParams({ return_to: window.location.href });
    window.location.replace(`${platformPage(site, locale, gate)}?${query.toString()}`);
  }, [gate, site, locale]);
}
