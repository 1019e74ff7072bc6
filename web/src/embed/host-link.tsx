import type { HostMessage, PageMessage } from '@touchline/wire/window/embed';
import { LAYOUT_THROTTLE_MS, type Throttled, throttled } from '@touchline/wire/window/throttle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../api/api-context';
import { settingsQuery } from '../api/queries';
import { useChangeLanguage } from '../features/shell/use-language';
import { useFormats } from '../i18n/formats';
import { useSite } from '../i18n/site-context';
import { useText } from '../i18n/text';
import { usePageKey } from '../routes/use-page-key';
import { tellDepositTaker } from '../state/deposit-taker';
import { openHostSession } from '../state/host-session';
import { showAlert } from '../ui/alert';
import './frame.css';
import { freeScrolling } from './free-scrolling';
import { reportBetCodes, reportSearch } from './frame-answers';
import { reportOdds } from './frame-odds';
import { leavePrompts } from './frame-prompts';
import { frameSession } from './frame-session';
import { beginSizing, reportHeight } from './frame-size';
import { type HostDoor, openHostDoor, type Post } from './host-door';
import { obey, type Order } from './host-orders';
import { reportSlip } from './frame-slip';

type TellPage = Throttled<PageMessage<'page_changed'>>;

/** The host page, once it has answered. */
interface Host {
  post: Post;
  tellPage: TellPage;
  hello: HostMessage<'hello'>;
}

/** Speaks with the host page for as long as this page is there. Shows nothing. */
export function HostLink() {
  const t = useText();
  const { hostOrigins: allowed } = useSite();
  const [host, setHost] = useState<Host | null>(null);
  const obeyHost = useEffectEvent(useOrders());
  const page = usePageKey();
  const isInitialising = useEffectEvent(() => page === 'init_sportsbook');
  const noDeposit = useEffectEvent(() => {
    showAlert({ kind: 'info', title: t('host.noDeposit'), message: t('host.noDepositText') });
  });
  useEffect(() => {
    const post: Post = (name, message) => door.post(name, message);
    // An address may change with every key that is pressed in a search.
    const tellPage: TellPage = throttled(LAYOUT_THROTTLE_MS, (page) => post('page_changed', page));
    const sessions = frameSession(post);
    const prompts = leavePrompts(post, () => noDeposit());
    const door = openHostDoor(window, {
      allowed,
      isInitialising: () => isInitialising(),
      met: (hello) => {
        // At once: which part of the frame can be seen is said next.
        beginSizing(hello.sizing);
        setHost({ post, tellPage, hello });
        sessions.begin();
        tellDepositTaker(hello.duties.includes('deposit') ? 'host' : 'nobody');
        prompts.met(hello.duties);
      },
      said: (message) => {
        if (message.name === 'iframe_integration') {
          const { message: said } = message;
          void openHostSession(said.token !== undefined, () => sessions.heard(said));
        } else void obeyHost(post, message);
      },
    });
    const stopLeaving = sayWhenLeaving(door);
    return () => {
      stopLeaving();
      door.close();
      prompts.stop();
      tellDepositTaker(null);
      sessions.stop();
      tellPage.stop();
    };
  }, [allowed]);
  return host && <Met {...host} />;
}

/** The host keeps its orders while no page hears them; one that comes back from the browser's memory greets again. */
function sayWhenLeaving({ post, greet }: Pick<HostDoor, 'post' | 'greet'>): () => void {
  const leave = () => post('leaving', {});
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted) greet();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  };
}

/** What is told to a host that has answered. */
function Met({ post, tellPage, hello }: Host) {
  const { sizing } = hello;
  useEffect(() => {
    if (sizing !== 'content') return;
    const stops = [reportHeight(post), freeScrolling()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [post, sizing]);
  useEffect(() => {
    const stops = [reportSlip, reportOdds, reportSearch, reportBetCodes].map((report) =>
      report(post),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [post]);
  usePageReport(tellPage);
  return null;
}

/** Says which page shows. */
function usePageReport(tell: TellPage): void {
  const { locale } = useFormats();
  const { pathname, search } = useLocation();
  const page = usePageKey();
  useEffect(() => {
    tell({ page, path: pathname + search, locale, title: document.title });
  }, [tell, page, pathname, search, locale]);
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
