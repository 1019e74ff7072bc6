import * as z from 'zod/mini';
import { currencyCode } from '../money';
import { FRAME_STATUSES, SESSION_REASONS } from './embed';

/** The version of this contract. */
export const APP_VERSION = 1;

/** Marks our messages among all that a native view is told. */
const MARK = 'touchline-app';

const text = z.string().check(z.maxLength(2000));
const named = <Name extends string, Message extends z.ZodMiniType>(name: Name, message: Message) =>
  z.object({ protocol: z.literal(MARK), name: z.literal(name), message });

/** What the page tells the app around it. */
export const toApp = z.discriminatedUnion('name', [
  /** The page runs and hears; the app answers with what it has to say, such as a token. */
  named('ready', z.object({ version: z.int() })),
  named(
    'page_changed',
    z.object({
      /** The key of the page, such as `in_play`. */
      page: z.nullable(text),
      /** Without base path and locale, with its query. */
      path: text,
      locale: text,
      title: text,
      /** Whether there is a page of ours to go back to. */
      can_go_back: z.boolean(),
    }),
  ),
  /** A link that leads out of the sportsbook: the app decides what opens it. Only http, https, mailto, tel and sms. */
  named('open_external', z.object({ address: text })),
  named('deposit_wanted', z.object({})),
  /** Something was felt: an outcome was picked, a bet was placed, or refused. */
  named('haptic', z.object({ kind: z.enum(['pick', 'success', 'error']) })),
  named('session', z.object({ status: z.enum(FRAME_STATUSES), reason: z.enum(SESSION_REASONS) })),
]);

/** What the app tells the page. */
export const fromApp = z.discriminatedUnion('name', [
  /** Who is signed in at the app; null for nobody. A token opens one session, within a minute. */
  named(
    'token',
    z.object({ token: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))) }),
  ),
  named(
    'locale',
    z.object({ locale: z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$/)) }),
  ),
  named('currency', z.object({ currency: currencyCode })),
  /** The id under which OneSignal reaches this phone; null is that it shall get no notifications. */
  named('push_token', z.object({ id: z.nullable(z.uuid()) })),
  /** The phone's own way back was used. */
  named('back', z.object({})),
]);

export type ToApp = z.output<typeof toApp>;
export type FromApp = z.output<typeof fromApp>;
export type ToAppMessage<Name extends ToApp['name']> = Extract<ToApp, { name: Name }>['message'];
export type FromAppMessage<Name extends FromApp['name']> = Extract<
  FromApp,
  { name: Name }
>['message'];

/** Writes a message of the page. */
export function tellApp<Name extends ToApp['name']>(name: Name, message: ToAppMessage<Name>) {
  return { protocol: MARK, name, message } as const;
}

/**
 * Writes a message of the app.
 *
 * @internal
 */
export function appSays<Name extends FromApp['name']>(name: Name, message: FromAppMessage<Name>) {
  return { protocol: MARK, name, message } as const;
}

/** A message of an app as it hands it over, as an object or as JSON; null for anything else. */
export function readFromApp(data: unknown): FromApp | null {
  const parsed = fromApp.safeParse(typeof data === 'string' ? jsonOrNull(data) : data);
  return parsed.success ? parsed.data : null;
}

/** Longer texts are none of ours. */
const LONGEST = 10_000;

function jsonOrNull(text: string): unknown {
  try {
    return text.length > LONGEST ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
