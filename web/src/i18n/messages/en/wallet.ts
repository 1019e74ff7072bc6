/** Words of deposits. */
export const wallet = {
  title: 'Deposit',
  text: 'You pay on the page of the payment provider and come back here.',
  close: 'Close',
  loading: 'Loading the payment form',
  failed: {
    title: 'The payment form did not load',
    text: 'Nothing was charged.',
    action: 'Try again',
  },
  result: {
    success: 'Deposit received',
    successText: 'The money is on your account.',
    pending: 'Deposit on its way',
    pendingText: 'The balance changes as soon as the payment is confirmed.',
    error: 'Deposit failed',
    errorText: 'Nothing was charged. Try again or use another way to pay.',
  },
  widget: {
    amount: 'Amount',
    chips: 'Quick amounts',
    submit: 'Deposit',
    submitWithAmount: 'Deposit {amount}',
    sending: 'Opening the payment page',
    note: 'Your card or bank details never reach us.',
    notAnAmount: 'Enter an amount, such as {amount}.',
  },
  notification: {
    title: {
      deposit_started: 'Off to the payment page',
      deposit_failed: 'Deposit not started',
      signed_out: 'You are signed out',
    },
    message: {
      continue_at_provider: 'Go on at the payment provider.',
      sign_in_again: 'Sign in and try again.',
      amount_refused: 'This amount is outside the limits of one deposit.',
      currency_refused: 'You have no account in this currency.',
      no_connection: 'There is no connection. Nothing was charged.',
      try_again: 'The deposit could not be started. Nothing was charged; try again.',
    },
  },
} as const;
