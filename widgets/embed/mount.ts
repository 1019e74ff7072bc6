import {
  commonVersion,
  type FromPage,
  fromPage,
  type HostMessage,
  hostSays,
} from '@touchline/wire/window/embed';
import { type Arrived, readMessage } from '@touchline/wire/window/read-message';
import type {
  EmbedEvents,
  EmbedOptions,
  EmbeddedSportsbook,
} from '@touchline/wire/window/embed-script';
import { watchBlocked } from './blocked';
import { frameFor } from './frame-element';
import { slipHolder } from './held-slip';
import { type Orders, ordersFor, type Post } from './orders';
import { type Places, placesOf } from './places';
import { hostSession, type HostSession } from './session';
import { watchVisiblePart } from './visible-part';

/** A frame that has not answered by then does not know us. */
const ANSWERS_WITHIN_MS = 30_000;
/** What is kept out again so soon after the sportsbook was brought back leads there by itself. */
const BLOCKED_AGAIN_MS = 10_000;

/**
 * Puts the sportsbook into a frame inside `container`, and keeps it company until it is unmounted (SPEC §7). `script` is
 * where this script was loaded from.
 */
export function mount(
  container: HTMLElement,
  options: EmbedOptions,
  script: string,
): EmbeddedSportsbook {
  const frame = frameFor(options);
  const places = placesOf(options, script);
  const post: Post = (name, message) => {
    frame.contentWindow?.postMessage(hostSays(name, message), places.here());
  };
  const session = hostSession(options, (message) => post('iframe_integration', message));
  const bringBook = () => {
    frame.src = places.lastOfBook();
  };
  const isAtBook = () => places.isBook(places.here());
  const orders = ordersFor(post, { isAtBook, bringBook });
  const stop = listen({ frame, places, options, post, session, orders, bringBook });
  container.append(frame);
  return controls(frame, orders, session, () => {
    stop();
    frame.remove();
  });
}

interface Mounted {
  frame: HTMLIFrameElement;
  places: Places;
  options: EmbedOptions;
  post: Post;
  session: HostSession;
  orders: Orders;
  bringBook: () => void;
}

/** Hears what the frame says, from the first page in it on. */
function listen(mounted: Mounted): () => void {
  const { frame, places, options, post } = mounted;
  const { origins } = places;
  let stopWatching: (() => void) | undefined;
  const answer = awaited(() => options.on?.problem?.({ code: 'no_answer' }));
  const handle = handlerFor(mounted, () => {
    stopWatching?.();
    stopWatching = watchVisiblePart(
      frame,
      () => stickyTopOf(options),
      (part) => mounted.post('viewport', part),
    );
    mounted.orders.met();
  });
  const leave = () => {
    mounted.orders.left();
    answer.begin();
  };
  const isOfSlip = slipHolder(post);
  const hear = (event: MessageEvent<unknown>) => {
    const said = readMessage(fromPage, event, { window: frame.contentWindow, origins });
    if (said?.name === 'leaving' || (!said && isLastWord(event, origins))) leave();
    if (!said || said.name === 'leaving') return;
    if (said.name === 'hello') answer.came();
    if (!isOfSlip(said, places.isBook(event.origin))) handle(said, event.origin);
  };
  window.addEventListener('message', hear);
  const stopBlocked = watchBlocked(origins, whenBlocked(mounted));
  return () => {
    window.removeEventListener('message', hear);
    answer.came();
    stopBlocked();
    stopWatching?.();
  };
}

/** Waits for a page to say hello, from now on and whenever it begins anew; `missed` is called when none does. */
function awaited(missed: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const came = () => clearTimeout(timer);
  const begin = () => {
    came();
    timer = setTimeout(missed, ANSWERS_WITHIN_MS);
  };
  begin();
  return { begin, came };
}

/** Where the host keeps the platform out of the frame, the frame would be dead: the sportsbook comes back. */
function whenBlocked({ options, places, bringBook }: Mounted): (origin: string) => void {
  let last = -Infinity;
  return (origin) => {
    options.on?.problem?.({ code: 'blocked', origin });
    const isAgain = Date.now() - last < BLOCKED_AGAIN_MS;
    if (places.isBook(origin) || isAgain) return;
    last = Date.now();
    bringBook();
  };
}

/** A page that has gone has no window to be known by: its origin has to do, and all that follows is that orders wait. */
function isLastWord({ source, origin, data }: Arrived, origins: ReadonlySet<string>): boolean {
  if (source !== null || !origins.has(origin)) return false;
  const said = fromPage.safeParse(data);
  return said.success && said.data.name === 'leaving';
}

type Handled = Exclude<FromPage, { name: 'leaving' }>;

/** What is done about each message. `met` is called when a page in the frame and this one understand each other. */
function handlerFor({ frame, places, options, post, session }: Mounted, met: () => void) {
  const { on = {}, sizing = 'content' } = options;
  let path: string | undefined;
  const open = openInPage(on);
  return (said: Handled, origin: string): void => {
    switch (said.name) {
      case 'hello': {
        const version = commonVersion(said.message.versions);
        if (version === null) {
          on.problem?.({ code: 'version', versions: said.message.versions });
          return;
        }
        open.gone();
        places.begun(origin, said.message.platform);
        post('hello', { version, duties: dutiesOf(options), sizing });
        met();
        on.ready?.();
        return;
      }
      case 'viewport':
        if (sizing === 'content') frame.style.blockSize = `${said.message.height}px`;
        return;
      case 'page_changed':
        if (path !== undefined && path !== said.message.path) showTop(frame, options);
        path = said.message.path;
        places.shows(origin, said.message);
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
        open.slip({ isOpen, tab, selections });
        return;
      }
      case 'search_modal':
        open.search({ isOpen: said.message.is_open });
        return;
      case 'change_currency':
        on.currency?.(said.message);
        return;
      case 'apply_bet_code':
        on.betCode?.(said.message);
        return;
      case 'refused':
        on.problem?.({ code: 'message_refused', ...said.message });
        return;
      // Heard before.
      case 'held_slip_wanted':
      case 'hold_slip':
    }
  };
}

/** Tells what is open in the frame, and that it is not any more once its page has gone. */
function openInPage(on: Partial<EmbedEvents>) {
  let slip: Parameters<EmbedEvents['slip']>[0] | undefined;
  let search: Parameters<EmbedEvents['search']>[0] | undefined;
  return {
    slip: (now: NonNullable<typeof slip>) => on.slip?.((slip = now)),
    search: (now: NonNullable<typeof search>) => on.search?.((search = now)),
    gone: () => {
      if (slip?.isOpen) on.slip?.((slip = { ...slip, isOpen: false }));
      if (search?.isOpen) on.search?.((search = { isOpen: false }));
    },
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
