/**
 * The sportsbook in a page of yours. Load the script from the platform's origin, then mount it:
 *
 *     <script src="https://players.example/embed/main.js"></script>
 *     const sportsbook = window.TouchlineEmbed.mount(element, { origin: 'https://bets.example' });
 *
 * The server has to know your page's origin: it is one of its HOST_ORIGINS.
 */

/** Whether somebody is signed in inside the frame. */
export type FrameStatus = 'logged-in' | 'not-logged-in';

/**
 * Why the frame says who is signed in: it found out as its page began, somebody signed in, the player signed out, the
 * session has ended, or the token that you gave was refused.
 */
export type SessionReason = 'found' | 'signed_in' | 'signed_out' | 'expired' | 'refused';

/** Why a currency is not in use: the site has no such, the player may not have it, or the platform does not answer. */
export type CurrencyRefusal = 'not_offered' | 'refused' | 'unreachable';

/** `nothing_left`: none of its bets is offered any more. `failed`: nobody knows; it may be tried again. */
export type BetCodeResult = 'restored' | 'not_found' | 'nothing_left' | 'failed' | 'slip_kept';

export type SlipTab = 'slip' | 'my_bets';

/** What is not as it should be. None of these stops the frame from showing the sportsbook. */
export type EmbedProblem =
  /**
   * The frame has not answered: the address is wrong, or your origin is none of the server's HOST_ORIGINS. Later on: a page
   * has gone from the frame, and none of ours has followed.
   */
  | { code: 'no_answer' }
  /** The content security policy of your page keeps this origin, the sportsbook's or the platform's, out of the frame. */
  | { code: 'blocked'; origin: string }
  /** The frame speaks only these versions, and this script none of them: load the script anew. */
  | { code: 'version'; versions: readonly number[] }
  /** Your `token` failed. */
  | { code: 'token_failed'; reason: unknown }
  /** The token was old, used, or of a player who may not come in. */
  | { code: 'token_refused' }
  /**
   * The frame did not take what it was asked for: the message of that name, because of that field of it, such as
   * `message.locale`. `malformed`: it is not as the contract has it; `not_offered`: the site has no such thing;
   * `unreachable`: the platform did not take it, or did not answer.
   */
  | {
      code: 'message_refused';
      name: string | null;
      field: string;
      reason: 'malformed' | 'not_offered' | 'unreachable';
    };

/** What you may be told. */
export interface EmbedEvents {
  /** The frame and your page understand each other; once for each page that the frame loads. */
  ready: () => void;
  /** Another page shows, of the sportsbook or of the player platform. `path` has neither base path nor locale. */
  page: (page: { page: string | null; path: string; locale: string; title: string }) => void;
  session: (session: { status: FrameStatus; reason: SessionReason }) => void;
  /** Somebody wants to sign in or up. Given, the frame opens no form of its own. */
  signIn: (wanted: { view: 'sign_in' | 'sign_up' }) => void;
  /** Somebody wants to deposit. Not given, there are no deposits in the frame. */
  deposit: () => void;
  slip: (slip: { isOpen: boolean; tab: SlipTab; selections: number }) => void;
  /** `totalOdds` in thousandths, null where there is no product. */
  odds: (odds: { selections: number; totalOdds: number | null }) => void;
  search: (search: { isOpen: boolean }) => void;
  /** What became of `setCurrency`: null is that bets are paid in it now. */
  currency: (answer: { currency: string; refused: CurrencyRefusal | null }) => void;
  /** What became of `applyBetCode`. */
  betCode: (answer: { code: string; result: BetCodeResult }) => void;
  problem: (problem: EmbedProblem) => void;
}

export interface EmbedOptions {
  /** Where the sportsbook is, such as https://bets.example. */
  origin: string;
  /** Where its pages begin there; `/` by default. */
  basePath?: string;
  /** The page to begin with, without base path and locale; `/` by default. */
  path?: string;
  /** The language to begin with; the sportsbook's first by default. */
  locale?: string;
  /** What readers of screens call the frame; `Sportsbook` by default. */
  title?: string;
  /**
   * Answers with a token of the player who is signed in at your page, or null for a visitor. Asked whenever a page begins
   * in the frame, when its session has ended, and by `refreshSession`. A token opens one session, within a minute.
   */
  token?: () => Promise<string | null>;
  /**
   * `content`, the usual one: the frame is as high as its page, and your page scrolls. `fill`: it is as high as the
   * element you mount it in, and scrolls inside.
   */
  sizing?: 'content' | 'fill';
  /** How much of the window's top is covered by what sticks there, in CSS pixels; 0 by default. */
  stickyTop?: number | (() => number);
  on?: Partial<EmbedEvents>;
}

/** A sportsbook that is mounted. */
export interface EmbeddedSportsbook {
  readonly frame: HTMLIFrameElement;
  /** Somebody has signed in or out at your page: asks `token`, and tells the frame. */
  refreshSession: () => Promise<void>;
  /** Shows the same page in another language, by its code. */
  setLocale: (locale: string) => void;
  /** Bets are paid in this currency from now on, by its code in capitals. A player without an account in it gets one. */
  setCurrency: (currency: string) => void;
  /**
   * Puts the bets of a share code into the slip. Where a page of the player platform shows, this, `openBetSlip` and
   * `openSearch` bring the sportsbook back, and `setCurrency` waits for it.
   */
  applyBetCode: (code: string) => void;
  openBetSlip: (tab?: SlipTab) => void;
  closeBetSlip: () => void;
  openSearch: () => void;
  closeSearch: () => void;
  /** Takes the frame away, and everything that listened. */
  unmount: () => void;
}

/** The script, once it has run. */
export interface TouchlineEmbed {
  mount: (container: HTMLElement, options: EmbedOptions) => EmbeddedSportsbook;
}

declare global {
  interface Window {
    TouchlineEmbed?: TouchlineEmbed;
  }
}
