import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../api/api-context';
import { settingsQuery } from '../api/queries';
import { useChangeLanguage } from '../features/shell/use-language';
import { useFormats } from '../i18n/formats';
import { useSite } from '../i18n/site-context';
import type { Order } from './any-page-orders';
import { reportBetCodes, reportSearch } from './frame-answers';
import { holdSlip } from './frame-held-slip';
import { reportOdds } from './frame-odds';
import { reportSlip } from './frame-slip';
import type { Post } from './host-door';
import { obey } from './host-orders';
import { useHost, useTellHost } from './use-host';

/** Speaks with the host page for as long as this page of the sportsbook is there. Shows nothing. */
export function HostLink() {
  const held = useRef<ReturnType<typeof holdSlip>>(undefined);
  const host = useHost({ obey: useOrders(), takeHeld: (slip) => held.current?.take(slip) });
  useTellHost(host);
  const post = host?.post;
  useEffect(() => {
    if (post === undefined) return;
    const holder = holdSlip(post);
    held.current = holder;
    const stops = [reportSlip, reportOdds, reportSearch, reportBetCodes].map((report) =>
      report(post),
    );
    return () => {
      holder.stop();
      for (const stop of stops) stop();
    };
  }, [post]);
  return null;
}

/** How the page does what its host asks for. */
function useOrders(): (post: Post, order: Order) => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  const { locale } = useFormats();
  const { locales, config } = useSite();
  const changeLanguage = useChangeLanguage();
  const currencies = async () => (await queries.fetchQuery(settingsQuery(api))).data.currencies;
  return (post, order) =>
    obey(order, {
      post,
      locale,
      locales,
      changeLanguage,
      currencies,
      hasMyBets: config.is_my_bets_visible,
    });
}
