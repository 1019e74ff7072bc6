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
  'no_connection',
  'try_again',
] as const;

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
  /** Where the player comes back to; by default the page the widget stands in. */
  returnUrl: z.optional(z.string()),
  /** Amounts offered by buttons, in whole units of the currency; by default 20, 50, 100 and 200. */
  chips: z.optional(z.array(z.int())),
});

/** Every sentence of the widget. `{amount}` stands for a formatted amount. */
export const spiMessages = z.object({
  amount: z.string(),
  chips: z.string(),
  submit: z.string(),
  submitWithAmount: z.string(),
  sending: z.string(),
  note: z.string(),
  notAnAmount: z.string(),
  amountRefused: z.string(),
  currencyRefused: z.string(),
  signedOut: z.string(),
  noConnection: z.string(),
  tryAgain: z.string(),
});

export type SpiNotification = z.output<typeof spiNotification>;
export type SpiConfig = z.output<typeof spiConfig>;
export type SpiMessages = z.output<typeof spiMessages>;

/** What `mount` takes. Sentences that are left out are English. */
export interface SpiMountOptions extends SpiConfig {
  messages?: Partial<SpiMessages>;
  onNotification: (notification: SpiNotification) => void;
}

/** The payment widget, once its script at /spi/main.js has run (SPEC §7). */
export interface PaymentWidget {
  /**
   * Puts the deposit form into `container`. It takes its colours from custom properties of the page:
   * --tl-surface, --tl-field, --tl-edge, --tl-text, --tl-text-soft, --tl-accent, --tl-accent-ink,
   * --tl-danger, --tl-radius, --tl-control and --tl-font.
   */
  mount: (container: HTMLElement, options: SpiMountOptions) => { unmount: () => void };
}

declare global {
  interface Window {
    TouchlineSpi?: PaymentWidget;
  }
}
