import {
  commonVersion,
  type FromPage,
  fromPage,
  type HostMessage,
  hostSays,
} from '@touchline/wire/window/embed';
import { type Arrived, readMessage } from '@touchline/wire/window/read-message';
import type {
  EmbedOptions,
  EmbeddedSportsbook,
  TouchlineEmbed,
} from '@touchline/wire/window/embed-script';
import { frameFor } from './frame-element';
import { type Orders, ordersFor, type Post } from './orders';
import { hostSession, type HostSession } from './session';
import { watchVisiblePart } from './visible-part';

/** A frame that has not answered by then does not know us. */
const ANSWERS_WITHIN_MS = 30_000;

/** Puts the sportsbook into a frame inside `container`, and keeps it company until it is unmounted (SPEC §7). */
export const mount: TouchlineEmbed['mount'] = (container, options) => {
  const frame = frameFor(options);
  const { origin } = new URL(options.origin);
  const post: Post = (name, message) => {
    frame.contentWindow?.postMessage(hostSays(name, message), origin);
  };
  const session = hostSession(options, (message) => post('iframe_integration', message));
  const orders = ordersFor(post);
  const stop = listen({ frame, origin, options, post, session, orders });
  container.append(frame);
  return controls(frame, orders, session, () => {
    stop();
    frame.remove();
  });
};

interface Mounted {
  frame: HTMLIFrameElement;
  origin: string;
  options: EmbedOptions;
  post: Post;
  session: HostSession;
  orders: Orders;
}

/** Hears what the frame says, from the first page in it on. */
function listen(mounted: Mounted): () => void {
  const { frame, origin, options } = mounted;
  const origins = new Set([origin]);
  let stopWatching: (() => void) | undefined;
  const unanswered = setTimeout(
    () => options.on?.problem?.({ code: 'no_answer' }),
    ANSWERS_WITHIN_MS,
  );
  const handle = handlerFor(mounted, () => {
    stopWatching?.();
    stopWatching = watchVisiblePart(
      frame,
      () => stickyTopOf(options),
      (part) => mounted.post('viewport', part),
    );
    mounted.orders.met();
  });
  const hear = (event: MessageEvent<unknown>) => {
    const message = readMessage(fromPage, event, { window: frame.contentWindow, origins });
    if (!message) {
      if (isLastWord(event, origins)) mounted.orders.left();
      return;
    }
    clearTimeout(unanswered);
    handle(message);
  };
  window.addEventListener('message', hear);
  return () => {
    window.removeEventListener('message', hear);
    clearTimeout(unanswered);
    stopWatching?.();
  };
}

/** A page that has gone has no window to be known by: its origin has to do, and all that follows is that orders wait. */
function isLastWord({ source, origin, data }: Arrived, origins: ReadonlySet<string>): boolean {
  if (source !== null || !origins.has(origin)) return false;
  const said = fromPage.safeParse(data);
  return said.success && said.data.name === 'leaving';
}

/** What is done about each message. `met` is called when a page in the frame and this one understand each other. */
function handlerFor({ frame, options, post, session, orders }: Mounted, met: () => void) {
  const { on = {}, sizing = 'content' } = options;
  let path: string | undefined;
  return (said: FromPage): void => {
    switch (said.name) {
      case 'hello': {
        const version = commonVersion(said.message.versions);
        if (version === null) {
          on.problem?.({ code: 'version', versions: said.message.versions });
          return;
        }
        post('hello', { version, duties: dutiesOf(options), sizing });
        met();
        on.ready?.();
        return;
      }
      case 'leaving':
        orders.left();
        return;
      case 'viewport':
        if (sizing === 'content') frame.style.blockSize = `${said.message.height}px`;
        return;
      case 'page_changed':
        if (path !== undefined && path !== said.message.path) showTop(frame, options);
        path = said.message.path;
        on.page?.(said.message);
        return;
      case 'iframe_integration':
        void session.heard(said.message);
        return;
      case 'sign_in_wanted':
        on.signIn?.(said.message);
        return;
      case 'deposit_wanted':
        on.deposit?.();
        return;
      case 'odds_changed': {
        const { selections, total_odds: totalOdds } = said.message;
        on.odds?.({ selections, totalOdds });
        return;
      }
      case 'open_bet_slip': {
        const { is_open: isOpen, tab, selections } = said.message;
        on.slip?.({ isOpen, tab, selections });
        return;
      }
      case 'search_modal':
        on.search?.({ isOpen: said.message.is_open });
        return;
      case 'change_currency':
        on.currency?.(said.message);
        return;
      case 'apply_bet_code':
        on.betCode?.(said.message);
        return;
      case 'refused':
        on.problem?.({ code: 'message_refused', ...said.message });
    }
  };
}

function dutiesOf({ on = {} }: EmbedOptions): HostMessage<'hello'>['duties'] {
  return [
    ...(on.signIn ? (['sign_in'] as const) : []),
    ...(on.deposit ? (['deposit'] as const) : []),
  ];
}

function stickyTopOf({ stickyTop = 0 }: EmbedOptions): number {
  return typeof stickyTop === 'function' ? stickyTop() : stickyTop;
}

/** Another page begins at its top: where a frame grows with its page, it is the host that has scrolled. */
function showTop(frame: HTMLIFrameElement, options: EmbedOptions): void {
  if (options.sizing === 'fill') return;
  const hidden = frame.getBoundingClientRect().top - stickyTopOf(options);
  if (hidden < 0) window.scrollBy({ top: hidden, behavior: 'instant' });
}

function controls(
  frame: HTMLIFrameElement,
  { give }: Orders,
  session: HostSession,
  unmount: () => void,
): EmbeddedSportsbook {
  return {
    frame,
    refreshSession: () => session.refresh(),
    setLocale: (locale) => give('change_locale', { locale }),
    setCurrency: (currency) => give('change_currency', { currency }),
    applyBetCode: (code) => give('apply_bet_code', { code }),
    openBetSlip: (tab = 'slip') => give('open_bet_slip', { is_open: true, tab }),
    closeBetSlip: () => give('open_bet_slip', { is_open: false, tab: 'slip' }),
    openSearch: () => give('search_modal', { is_open: true }),
    closeSearch: () => give('search_modal', { is_open: false }),
    unmount,
  };
}
