import type {
  SpiConfig,
  SpiFromFrame,
  SpiMessages,
  SpiNotification,
} from '@touchline/wire/window/spi';
import { followDeposit } from './follow-deposit';
import type { DepositForm } from './form';
import { openPayWindow, type PayWindow, RETURN_PATH } from './pay-window';
import { type Problem, submitDeposit } from './submit-deposit';
import type { Noticed } from './watch-deposit';

/** Where a deposit is made: with whom, in which words, and who is told. */
export interface Counter {
  config: SpiConfig;
  messages: SpiMessages;
  /** Where the payment page opens. */
  opens: 'top' | 'window';
  /** Where the player comes back to when the whole window goes. */
  returnUrl: string;
  tell: (message: SpiFromFrame) => void;
  shown: DepositForm;
}

const SENTENCES: Record<Problem, keyof SpiMessages> = {
  sign_in_again: 'signedOut',
  amount_refused: 'amountRefused',
  currency_refused: 'currencyRefused',
  limit_reached: 'limitReached',
  see_profile: 'seeProfile',
  not_offered: 'notOffered',
  payments_closed: 'closed',
  no_connection: 'noConnection',
  try_again: 'tryAgain',
};

/** Begins a deposit of so many subunits and brings the player to where it is paid. To be called within their press. */
export function depositAt(counter: Counter, amount: number): void {
  const { opens, messages } = counter;
  // Browsers open windows only while the press lasts, and by the time we know the address it is over.
  const payWindow = opens === 'window' ? openPayWindow(messages.sending) : null;
  counter.shown.stand({ is: 'sending' });
  void begin(counter, amount, payWindow);
}

async function begin(counter: Counter, amount: number, payWindow: PayWindow | null): Promise<void> {
  const { config, messages, returnUrl, tell, shown } = counter;
  const back = payWindow ? returnPage(config) : returnUrl;
  const submitted = await submitDeposit(config, amount, back);
  if ('problem' in submitted) {
    payWindow?.close();
    const { problem } = submitted;
    if (problem === 'payments_closed') {
      shown.stand({ is: 'closed' });
      tell({ type: 'spi.closed' });
    } else shown.stand({ is: 'ready', error: messages[SENTENCES[problem]] });
    return tell({ type: 'spi.notification', notification: failureOf(problem) });
  }
  const { id, paymentUrl } = submitted;
  tell({ type: 'spi.begun', id });
  if (payWindow) {
    payWindow.goTo(paymentUrl);
    shown.stand({ is: 'in_window', show: payWindow.show });
    const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
    const say = (says: NonNullable<Noticed['says']>) => saySo(counter, says);
    return followDeposit(config, id, { payWindow, say, now: () => performance.now(), pause });
  }
  tell({ type: 'spi.notification', notification: STARTED });
  // While the payment page is being opened the form stays as it is: a second press would pay twice.
  tell({ type: 'spi.go', address: paymentUrl });
}

const STARTED: SpiNotification = {
  type: 'success',
  title: 'deposit_started',
  message: 'continue_at_provider',
};

function failureOf(problem: Problem): SpiNotification {
  return problem === 'sign_in_again'
    ? { type: 'warning', title: 'signed_out', message: problem }
    : { type: 'danger', title: 'deposit_failed', message: problem };
}

/** The page on the platform that a payment page in a window of its own leads back to. */
function returnPage({ locale }: SpiConfig): string {
  return `${window.location.origin}${RETURN_PATH}?locale=${encodeURIComponent(locale)}`;
}

function saySo({ messages, tell, shown }: Counter, says: NonNullable<Noticed['says']>): void {
  if (says !== 'window_closed') tell({ type: 'spi.result', result: says });
  if (says === 'success') shown.stand({ is: 'ready' });
  if (says === 'error') shown.stand({ is: 'ready', error: messages.declined });
  if (says === 'pending') shown.stand({ is: 'ready', note: messages.onItsWay });
  if (says === 'window_closed') shown.stand({ is: 'ready', note: messages.windowClosed });
}
