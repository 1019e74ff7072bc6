/** What the payment widget has to say, by the keys of SPEC §8: `spi.notification.{title}` and `.{message}`. */
export const spi = {
  notification: {
    deposit_started: 'Off to the payment page',
    deposit_failed: 'Deposit not started',
    signed_out: 'You are signed out',
    continue_at_provider: 'Go on at the payment provider.',
    sign_in_again: 'Sign in and try again.',
    amount_refused: 'This amount is outside the limits of one deposit.',
    currency_refused: 'You have no account in this currency.',
    limit_reached:
      'Your limit on deposits, or a break you are taking, does not allow it. See Limits in your profile.',
    no_connection: 'There is no connection. Nothing was charged.',
    try_again: 'The deposit could not be started. Nothing was charged; try again.',
    see_profile: 'Add your date of birth, or have your account verified: see your profile.',
    not_offered: 'Deposits are not open to this account.',
    payments_closed:
      "We can't take deposits right now. Your balance is safe, and you can keep betting with it.",
  },
} as const;

/** Words of the deposit inside the slip, with how it ends by the keys of SPEC §8. */
export const quickDeposit = {
  title: 'Deposit what is missing',
  other: 'Other amounts and help',
  notification: {
    success: 'Deposit received. You can place your bet.',
    pending: 'Your deposit is on its way.',
    failed: {
      title: 'Deposit failed',
      description: 'Nothing was charged. Try again or use another way to pay.',
    },
  },
} as const;
