import type { PaymentWidget, SpiMessages, SpiMountOptions } from '@touchline/wire/window/spi';
import { depositForm } from './form';
import { ENGLISH } from './messages';
import css from './spi.css?inline';
import { type Problem, submitDeposit } from './submit-deposit';

const CHIPS = [20, 50, 100, 200];

const SENTENCES: Record<Problem, keyof SpiMessages> = {
  sign_in_again: 'signedOut',
  amount_refused: 'amountRefused',
  currency_refused: 'currencyRefused',
  no_connection: 'noConnection',
  try_again: 'tryAgain',
};

/**
 * Shows the deposit form inside `container` (SPEC §7). It lives in a shadow root, so that neither the
 * page's styles nor its own reach the other; its sheet is adopted, which a strict style policy allows.
 */
export const mount: PaymentWidget['mount'] = (container, options) => {
  const messages = { ...ENGLISH, ...options.messages };
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const onSubmit = (amount: number) => deposit(options, messages, amount);
  const chips = options.chips ?? CHIPS;
  const { form, reset } = depositForm({ format: options, chips, messages, onSubmit });
  // Going back from the payment page may show this one as it was left, with the button still busy.
  const back = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reset();
  };
  window.addEventListener('pageshow', back);
  root.append(form);
  container.append(host);
  return {
    unmount: () => {
      window.removeEventListener('pageshow', back);
      host.remove();
    },
  };
};

/** Begins the deposit and goes to the payment page, or answers with the sentence that says why not. */
async function deposit(
  options: SpiMountOptions,
  messages: SpiMessages,
  amount: number,
): Promise<string | null> {
  const submitted = await submitDeposit(options, amount, options.returnUrl ?? thisPage());
  if ('paymentUrl' in submitted) {
    const message = 'continue_at_provider';
    options.onNotification({ type: 'success', title: 'deposit_started', message });
    goTo(submitted.paymentUrl);
    return null;
  }
  const { problem } = submitted;
  if (problem === 'sign_in_again') {
    options.onNotification({ type: 'warning', title: 'signed_out', message: problem });
  } else {
    options.onNotification({ type: 'danger', title: 'deposit_failed', message: problem });
  }
  return messages[SENTENCES[problem]];
}

/** Without the result of the deposit before this one. */
function thisPage(): string {
  const address = new URL(window.location.href);
  address.searchParams.delete('deposit');
  return address.href;
}

/** Payment pages refuse to stand in a frame, so the whole window goes, where the frame around us lets it. */
function goTo(address: string): void {
  try {
    (window.top ?? window).location.href = address;
  } catch {
    window.location.href = address;
  }
}
