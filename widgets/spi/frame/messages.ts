import type { SpiMessages } from '@touchline/wire/window/spi';

/** What the widget says when the page brings no words of its own. */
export const ENGLISH: SpiMessages = {
  frame: 'Deposit',
  amount: 'Amount',
  chips: 'Quick amounts',
  limits: 'From {min} to {max} at once.',
  submit: 'Deposit',
  submitWithAmount: 'Deposit {amount}',
  sending: 'Opening the payment page',
  note: 'You pay on the page of the payment provider.',
  help: 'Help with payments',
  notAnAmount: 'Enter an amount, such as {amount}.',
  outsideLimits: 'Enter an amount from {min} to {max}.',
  amountRefused: 'This amount is outside the limits of one deposit.',
  currencyRefused: 'You have no account in this currency.',
  limitReached: 'A limit that you have set stands against it.',
  seeProfile: 'Add your date of birth, or have your account verified: see your profile.',
  notOffered: 'Deposits are not open to this account.',
  signedOut: 'You are signed out. Sign in and try again.',
  noConnection: 'There is no connection. Nothing was charged.',
  tryAgain: 'The deposit could not be started. Nothing was charged; try again.',
  inWindow: 'Pay in the window that has opened.',
  showWindow: 'Show the window',
  windowClosed: 'The window was closed. If you have paid, the money comes by itself.',
  onItsWay: 'The payment is on its way. The money comes as soon as it is confirmed.',
  declined: 'The payment failed. Nothing was charged.',
  closedTitle: 'Deposits are paused',
  closed:
    "We can't take deposits right now. Your balance is safe, and you can keep betting with it.",
};

/** Puts what the names in braces stand for into a sentence. */
export function filled(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
