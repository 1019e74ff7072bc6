import * as z from 'zod/mini';
import { currencyCode } from '../money';

/** Last parts of alert keys: the page says `spi.notification.{title}` (SPEC §8). */
export const SPI_TITLES = ['deposit_started', 'deposit_failed', 'signed_out'] as const;

/** Last parts of alert keys: the page says `spi.notification.{message}` (SPEC §8). */
export const SPI_MESSAGES = [
  'continue_at_provider',
  'sign_in_again',
  'amount_refused',
  'currency_refused',
  'limit_reached',
  'see_profile',
  'not_offered',
  'payments_closed',
  'no_connection',
  'try_again',
] as const;

/** How a deposit ended, as far as it is known (SPEC §4 "Quick-deposit result"). */
export const SPI_RESULTS = ['success', 'error', 'pending'] as const;

/** What the payment widget tells the page it stands in (SPEC §8). */
export const spiNotification = z.object({
  type: z.enum(['success', 'warning', 'danger']),
  title: z.enum(SPI_TITLES),
  message: z.enum(SPI_MESSAGES),
});

/** Where the payment widget sends deposits, and in which currency and locale (SPEC §7). */
export const spiConfig = z.object({
  /** The platform's origin, such as http://localhost:3001. */
  backendOrigin: z.string(),
  /** The path all its calls begin with, such as /api. */
  apiPrefix: z.string(),
  currency: currencyCode,
  subunits: z.int(),
  locale: z.string(),
  /** `quick` is one line for a bet slip; by default the form is `full`. */
  mode: z.optional(z.enum(['full', 'quick'])),
  /** What stands in the field at first, in subunits. */
  amount: z.optional(z.int()),
  /** Where the player comes back to; by default the page the widget stands in. */
  returnUrl: z.optional(z.string()),
  /** Amounts offered by buttons, in euros, and as much in other currencies, roughly; by default 20, 50, 100 and 200. */
  chips: z.optional(z.array(z.int()).check(z.maxLength(12))),
  /** The page that helps with payments, on the platform; by default /help-center. */
  helpUrl: z.optional(z.string()),
});

/** Every sentence of the widget. `{amount}`, `{min}` and `{max}` stand for formatted amounts. */
export const spiMessages = z.object({
  /** What the frame is called to those who do not see it. */
  frame: z.string(),
  amount: z.string(),
  chips: z.string(),
  limits: z.string(),
  submit: z.string(),
  submitWithAmount: z.string(),
  sending: z.string(),
  note: z.string(),
  help: z.string(),
  notAnAmount: z.string(),
  outsideLimits: z.string(),
  amountRefused: z.string(),
  currencyRefused: z.string(),
  limitReached: z.string(),
  seeProfile: z.string(),
  notOffered: z.string(),
  signedOut: z.string(),
  noConnection: z.string(),
  tryAgain: z.string(),
  /** While the payment is made in a window of its own. */
  inWindow: z.string(),
  showWindow: z.string(),
  windowClosed: z.string(),
  onItsWay: z.string(),
  declined: z.string(),
  /** Where nobody collects money now. */
  closedTitle: z.string(),
  closed: z.string(),
});

/** The colours and sizes that a page hands on. */
export const SPI_LOOK = [
  '--tl-surface',
  '--tl-field',
  '--tl-edge',
  '--tl-text',
  '--tl-text-soft',
  '--tl-accent',
  '--tl-accent-ink',
  '--tl-danger',
  '--tl-radius',
  '--tl-control',
  '--tl-font',
] as const;

/** A value of a style that names nothing to fetch and ends nothing. */
const styleValue = z.string().check(z.maxLength(300), z.regex(/^(?!.*url\()[^;{}<>\\]*$/i));

const look = z.object({
  /** Which of the two a frame has to have too, or browsers paint it opaque. */
  scheme: z.enum(['light', 'dark']),
  properties: z.partialRecord(z.enum(SPI_LOOK), styleValue),
});

const webPage = z.string().check(
  z.maxLength(2000),
  z.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
);

/** What the page says to the widget's frame. */
export const spiToFrame = z.discriminatedUnion('type', [
  /** Once, after `spi.ready`. */
  z.object({
    type: z.literal('spi.configure'),
    config: spiConfig,
    messages: z.partial(spiMessages),
    look,
    /** Where the payment page opens: in the place of everything, or in a window of its own. */
    opens: z.enum(['top', 'window']),
    returnUrl: webPage,
  }),
  z.object({ type: z.literal('spi.look'), look }),
  /** The page is shown again as it was left. */
  z.object({ type: z.literal('spi.reset') }),
]);

/** What the widget's frame says to the page. */
export const spiFromFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('spi.ready') }),
  /** The height of what it shows, in pixels. */
  z.object({ type: z.literal('spi.size'), height: z.int().check(z.minimum(0), z.maximum(4000)) }),
  /** Nobody collects money now: the form says so in place of its fields. */
  z.object({ type: z.literal('spi.closed') }),
  z.object({ type: z.literal('spi.notification'), notification: spiNotification }),
  /** A deposit has begun. */
  z.object({ type: z.literal('spi.begun'), id: z.uuid() }),
  /** The whole window is to go to the payment page: payment pages refuse to stand in a frame. */
  z.object({ type: z.literal('spi.go'), address: webPage }),
  z.object({ type: z.literal('spi.result'), result: z.enum(SPI_RESULTS) }),
  /** Somebody pressed Escape in it: a window around it closes. */
  z.object({ type: z.literal('spi.leave') }),
]);

/** What the server writes into the document of the form. */
export const spiFramePage = z.object({
  /** The origins whose pages may show the form. */
  parents: z.array(z.string()),
  /** The limits of one deposit, in euros, and as much in other currencies, roughly. */
  limits: z.object({ min: z.number(), max: z.number() }),
  /** Of each currency, how many subunits are worth about a euro. */
  aboutAEuro: z.record(z.string(), z.int()),
  /** Nobody collects money now; left out, somebody does. */
  isClosed: z.optional(z.boolean()),
});

export type SpiFramePage = z.output<typeof spiFramePage>;
export type SpiNotification = z.output<typeof spiNotification>;
export type SpiConfig = z.output<typeof spiConfig>;
export type SpiMessages = z.output<typeof spiMessages>;
export type SpiLook = z.output<typeof look>;
export type SpiResult = (typeof SPI_RESULTS)[number];
export type SpiToFrame = z.output<typeof spiToFrame>;
export type SpiFromFrame = z.output<typeof spiFromFrame>;

/** What `mount` takes. Sentences that are left out are English. */
export interface SpiMountOptions extends SpiConfig {
  messages?: Partial<SpiMessages>;
  onNotification: (notification: SpiNotification) => void;
  /** The form is there to be filled in. */
  onReady?: () => void;
  /** Nobody collects money now, which the form says by itself. */
  onClosed?: () => void;
  /** A deposit has begun, by its id. */
  onBegun?: (id: string) => void;
  /** How a deposit ended that was paid in a window of its own; `pending` may be followed by one of the others. */
  onResult?: (result: SpiResult) => void;
  /** Escape was pressed in the form: a window around it is to close. */
  onLeave?: () => void;
}

/** The payment widget, once its script at /spi/main.js has run (SPEC §7). */
export interface PaymentWidget {
  /**
   * Puts the deposit form into `container`, in a sandboxed frame of the platform. It takes its colours from custom
   * properties of `container`: those of `SPI_LOOK`.
   */
  mount: (container: HTMLElement, options: SpiMountOptions) => { unmount: () => void };
}

declare global {
  interface Window {
    TouchlineSpi?: PaymentWidget;
  }
}
