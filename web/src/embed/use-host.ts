import type { HostMessage, PageMessage } from '@touchline/wire/window/embed';
import { LAYOUT_THROTTLE_MS, type Throttled, throttled } from '@touchline/wire/window/throttle';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useFormats } from '../i18n/formats';
import { useSite } from '../i18n/site-context';
import { useText } from '../i18n/text';
import { usePageKey } from '../routes/use-page-key';
import { tellDepositTaker } from '../state/deposit-taker';
import { openHostSession } from '../state/host-session';
import { withWhatIsWaitedFor } from '../ui/later';
import { loadAgain } from '../ui/load-again';
import './frame.css';
import type { Order } from './any-page-orders';
import { freeScrolling } from './free-scrolling';
import { leavePrompts } from './frame-prompts';
import { frameSession } from './frame-session';
import { beginSizing, reportHeight } from './frame-size';
import { type HostDoor, openHostDoor, type Post } from './host-door';

type TellPage = Throttled<PageMessage<'page_changed'>>;

/** The host page, once it has answered. */
export interface Host {
  post: Post;
  tellPage: TellPage;
  hello: HostMessage<'hello'>;
}

/** What pages of the sportsbook and of the platform do differently. */
interface Own {
  obey: (post: Post, order: Order) => Promise<void>;
  /** Takes what the host has held; by default nothing was wanted. */
  takeHeld?: (held: HostMessage<'held_slip'>) => void;
}

/** Speaks with the host page for as long as this page is there; null until it has answered. */
export function useHost({ obey, takeHeld }: Own): Host | null {
  const t = useText();
  const { app, hostOrigins: allowed, platformOrigin } = useSite();
  const [host, setHost] = useState<Host | null>(null);
  const obeyHost = useEffectEvent(obey);
  const take = useEffectEvent((held: HostMessage<'held_slip'>) => takeHeld?.(held));
  const page = usePageKey();
  const isInitialising = useEffectEvent(() => page === 'init_sportsbook');
  const noDeposit = useEffectEvent(async () => {
    // A host may say so before the page has all its words.
    const script = await loadAgain(() => withWhatIsWaitedFor(() => import('./no-deposit-alert')));
    script.tellNoDeposit(t);
  });
  useEffect(() => {
    const post: Post = (name, message) => door.post(name, message);
    // An address may change with every key that is pressed in a search.
    const tellPage: TellPage = throttled(LAYOUT_THROTTLE_MS, (page) => post('page_changed', page));
    const sessions = frameSession(post);
    const prompts = leavePrompts(post, () => void noDeposit());
    const door = openHostDoor(window, {
      allowed,
      ...(app === 'platform' ? {} : { platform: platformOrigin }),
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
        } else if (message.name === 'held_slip') take(message.message);
        else void obeyHost(post, message);
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
  }, [allowed, app, platformOrigin]);
  return host;
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

/** Tells a host that has answered how high the page is, and which one shows. */
export function useTellHost(host: Host | null): void {
  const post = host?.post;
  const sizing = host?.hello.sizing;
  useEffect(() => {
    if (post === undefined || sizing !== 'content') return;
    const stops = [reportHeight(post), freeScrolling()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [post, sizing]);
  const tell = host?.tellPage;
  const { locale } = useFormats();
  const { pathname, search } = useLocation();
  const page = usePageKey();
  useEffect(() => {
    tell?.({ page, path: pathname + search, locale, title: document.title });
  }, [tell, page, pathname, search, locale]);
}
