import * as z from 'zod/mini';
import { currencyCode } from '../money';

/** The versions of this contract that we speak, the newest first. */
export const EMBED_VERSIONS: readonly number[] = [1];

/** Marks our messages among all that windows say to each other. */
const MARK = 'touchline';

const LENGTH = 2000;
const text = z.string().check(z.maxLength(LENGTH));
/** CSS pixels. */
const pixels = z.int().check(z.gte(0), z.lte(10_000_000));
const nothing = z.object({});
/** Of what a page has the host hold; some fifty selections, once more where they wait for an answer, take half of it. */
export const HELD_LENGTH = 200_000;
/** A slip as the page writes it, by a version of its own: to the host it is a text and nothing more. */
const heldSlip = z.object({
  version: z.int(),
  text: z.string().check(z.maxLength(HELD_LENGTH)),
});
const betCode = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** What a host page says that it takes upon itself: then the frame asks it, and opens no window of its own. */
export const HOST_DUTIES = ['sign_in', 'deposit'] as const;

/** Whether somebody is signed in, by the names of SPEC §4 "Auth status". */
export const FRAME_STATUSES = ['logged-in', 'not-logged-in'] as const;

/**
 * Why the frame says who is signed in: it has found out as its page began; somebody signed in; the player signed out;
 * the session has ended; or the token that the host has passed was refused.
 */
export const SESSION_REASONS = ['found', 'signed_in', 'signed_out', 'expired', 'refused'] as const;

/** What became of a share code that the host has passed (SPEC §8 "Share bet"). */
export const BET_CODE_RESULTS = [
  'restored',
  'not_found',
  'nothing_left',
  'failed',
  'slip_kept',
] as const;

/** Why the currency that the host asked for is not in use: none of ours, refused for this player, or no answer. */
export const CURRENCY_REFUSALS = ['not_offered', 'refused', 'unreachable'] as const;

export const SLIP_TABS = ['slip', 'my_bets'] as const;

/**
 * Why a message of the host has no effect: the field is not as this contract has it; the site has no such thing; or the
 * platform did not take it, or did not answer.
 */
export const MESSAGE_REFUSALS = ['malformed', 'not_offered', 'unreachable'] as const;

const named = <Name extends string, Message extends z.ZodMiniType>(name: Name, message: Message) =>
  z.object({ protocol: z.literal(MARK), name: z.literal(name), message });

/** SPEC §7 "Window messages", from the page in the frame to its host. */
export const fromPage = z.discriminatedUnion('name', [
  /**
   * A page has begun: the host answers with its own `hello`. It is said to whoever the host is, and holds nothing that is
   * not known to everybody. The sportsbook names the origin of the player platform, whose pages may follow in the frame.
   */
  named(
    'hello',
    z.object({
      versions: z.array(z.int()).check(z.maxLength(20)),
      platform: z.optional(text),
    }),
  ),
  /** The page goes, and hears nothing more; another one, or this one when it comes back, says its own `hello`. */
  named('leaving', nothing),
  /** How high the page is. */
  named('viewport', z.object({ height: pixels })),
  named(
    'page_changed',
    z.object({
      /** The key of the page, such as `in_play`. */
      page: z.nullable(text),
      /** Without base path and locale, with its query. */
      path: text,
      locale: text,
      title: text,
    }),
  ),
  named(
    'iframe_integration',
    z.object({ status: z.enum(FRAME_STATUSES), reason: z.enum(SESSION_REASONS) }),
  ),
  named('sign_in_wanted', z.object({ view: z.enum(['sign_in', 'sign_up']) })),
  named('deposit_wanted', nothing),
  /** Odds in the slip have moved, or its selections have changed; the product in thousandths, null where there is none. */
  named(
    'odds_changed',
    z.object({ selections: z.int().check(z.gte(0)), total_odds: z.nullable(z.int()) }),
  ),
  named(
    'open_bet_slip',
    z.object({ is_open: z.boolean(), tab: z.enum(SLIP_TABS), selections: z.int().check(z.gte(0)) }),
  ),
  named('search_modal', z.object({ is_open: z.boolean() })),
  /** The answer to the host's: null is that bets are paid in it now. */
  named(
    'change_currency',
    z.object({ currency: currencyCode, refused: z.nullable(z.enum(CURRENCY_REFUSALS)) }),
  ),
  /** The answer to the host's. */
  named('apply_bet_code', z.object({ code: betCode, result: z.enum(BET_CODE_RESULTS) })),
  /** The browser keeps nothing for the page in this frame, and it asks for what the page before it had the host hold. */
  named('held_slip_wanted', nothing),
  /** The slip to be held for the page that comes next; null forgets it. */
  named('hold_slip', z.object({ slip: z.nullable(heldSlip) })),
  /** The answer to a message of the host that has no effect: which it was, and which of its fields is at fault. */
  named(
    'refused',
    z.object({
      /** The name of that message; null where it has none that we know. */
      name: z.nullable(text),
      /** The way to the field, such as `message.locale`. */
      field: text,
      reason: z.enum(MESSAGE_REFUSALS),
    }),
  ),
]);

/** SPEC §7 "Window messages", from the host to the page in its frame. */
export const fromHost = z.discriminatedUnion('name', [
  /** The answer to the page's: the version that both speak, what the host takes upon itself, and how the frame is sized. */
  named(
    'hello',
    z.object({
      version: z.int(),
      duties: z.array(z.enum(HOST_DUTIES)).check(z.maxLength(HOST_DUTIES.length)),
      /** `content` grows with the page, which then never scrolls by itself; `fill` keeps the size the host gave it. */
      sizing: z.enum(['content', 'fill']),
    }),
  ),
  /** SPEC §4: with a token the page opens a session by it; without one it looks again who is signed in. */
  named(
    'iframe_integration',
    z.object({
      status: z.enum(FRAME_STATUSES),
      token: z.optional(z.string().check(z.maxLength(200))),
    }),
  ),
  /** What of the frame can be seen: how much of it is hidden above and below, and how high the host's window is. */
  named('viewport', z.object({ above: pixels, below: pixels, height: pixels })),
  named('apply_bet_code', z.object({ code: betCode })),
  named('change_locale', z.object({ locale: z.string().check(z.maxLength(20)) })),
  named('change_currency', z.object({ currency: currencyCode })),
  named('open_bet_slip', z.object({ is_open: z.boolean(), tab: z.enum(SLIP_TABS) })),
  named('search_modal', z.object({ is_open: z.boolean() })),
  /** The answer to `held_slip_wanted`: what a page of the sportsbook has had held last, or nothing. */
  named('held_slip', z.object({ slip: z.nullable(heldSlip) })),
]);

export type FromPage = z.output<typeof fromPage>;
export type FromHost = z.output<typeof fromHost>;
export type HeldSlip = z.output<typeof heldSlip>;

/** What a message of this name holds. */
export type PageMessage<Name extends FromPage['name']> = Extract<
  FromPage,
  { name: Name }
>['message'];
export type HostMessage<Name extends FromHost['name']> = Extract<
  FromHost,
  { name: Name }
>['message'];

/** Writes a message of the page. */
export function pageSays<Name extends FromPage['name']>(name: Name, message: PageMessage<Name>) {
  return { protocol: MARK, name, message } as const;
}

/** Writes a message of the host. */
export function hostSays<Name extends FromHost['name']>(name: Name, message: HostMessage<Name>) {
  return { protocol: MARK, name, message } as const;
}

/**
 * What is wrong with a message of a host that `fromHost` does not take, by its first fault. Null for a message that is
 * not of this contract at all, and for a refusal that somebody sends back: answers would go round for ever.
 */
export function faultOf(data: unknown): PageMessage<'refused'> | null {
  const marked = z.object({ protocol: z.literal(MARK), name: z.optional(z.unknown()) });
  const said = marked.safeParse(data);
  if (!said.success || said.data.name === 'refused') return null;
  const { error } = fromHost.safeParse(data);
  const [issue] = error?.issues ?? [];
  if (!issue) return null;
  const field = issue.path.join('.');
  const isNamed = field !== 'name' && typeof said.data.name === 'string';
  return { name: isNamed ? (said.data.name as string) : null, field, reason: 'malformed' };
}

/** The newest version that both speak; null when there is none. */
export function commonVersion(theirs: readonly number[]): number | null {
  return EMBED_VERSIONS.find((each) => theirs.includes(each)) ?? null;
}
