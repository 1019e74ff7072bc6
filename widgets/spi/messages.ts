import type { SpiMessages } from '@touchline/wire/window/spi';

/** What the widget says when the page brings no words of its own. */
export const ENGLISH: SpiMessages = {
  amount: 'Amount',
  chips: 'Quick amounts',
  submit: 'Deposit',
  submitWithAmount: 'Deposit {amount}',
  sending: 'Opening the payment page …',
  note: 'You pay on the page of the payment provider.',
  notAnAmount: 'Enter an amount, such as {amount}.',
  amountRefused: 'This amount is outside the limits of one deposit.',
  currencyRefused: 'You have no account in this currency.',
  signedOut: 'You are signed out. Sign in and try again.',
  noConnection: 'There is no connection. Nothing was charged.',
  tryAgain: 'The deposit could not be started. Nothing was charged; try again.',
};

/** Puts a formatted amount into a sentence. */
export function withAmount(sentence: string, amount: string): string {
  return sentence.replace('{amount}', () => amount);
}
