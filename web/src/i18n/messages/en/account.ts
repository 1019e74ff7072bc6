/** Words of the forms that lead to an account, and of the platform's own pages. */
export const account = {
  forgotten: 'Forgot your password?',
  agree: 'I am 18 or older and agree to the rules.',
  agree_first: 'Tick this to open an account.',
  terms: 'Terms and conditions',
  help: 'Help center',
  toSignIn: 'Back to sign in',
  toSportsbook: 'To the sportsbook',
  send: 'Send the mail',
  scriptless: 'To use this form, turn JavaScript on.',
  incomplete: 'This link is not complete. Open it from the mail again, or ask for a new one.',
  forgot_password: {
    title: 'Forgotten password',
    text: 'Say which address your account has. A link to a new password goes to it.',
  },
  resend_confirmation_instructions: {
    title: 'Confirm your address',
    text: 'The link that opens your account goes out once more.',
  },
  resend_unlock_instructions: {
    title: 'Unlock your account',
    text: 'After too many wrong passwords an account is locked. A link unlocks it.',
  },
  edit_password: {
    title: 'New password',
    text: 'Choose the password that you will sign in with from now on.',
    action: 'Set new password',
    done: 'Your password is changed',
    next: 'You are signed out everywhere. Sign in with the new password.',
  },
  confirm_password: {
    title: 'Your password, please',
    text: 'What comes next guards your account, so we ask again that it is you.',
    action: 'Confirm',
    wrong: 'This is not your password.',
  },
  missed_auth_fields: {
    title: 'A few things are missing',
    text: 'The rules ask us to know this about everybody who plays here.',
  },
  phone_verification: {
    title: 'Your phone number',
    text: 'A code in a text message shows that it is yours.',
  },
  confirmation: {
    title: 'Confirm your address',
    text: 'One press, and your account is open.',
    action: 'Confirm address',
    done: 'Your account is open',
    next: '{email} is confirmed. Sign in to place your first bet.',
  },
  unlock: {
    title: 'Unlock your account',
    text: 'One press, and you can sign in again.',
    action: 'Unlock account',
    done: 'Your account is unlocked',
    next: 'You can sign in again as {email}. If you forgot your password, ask for a new one.',
  },
  offer: {
    sign_in: 'Sign in',
    sign_up: 'Sign up',
    forgot_password: 'Send a new link',
    resend_confirmation_instructions: 'Send the link again',
    resend_unlock_instructions: 'Send a link that unlocks it',
  },
  sent: {
    title: 'Check your mail',
    sign_up: 'We sent a mail to {email}. The link in it opens your account.',
    alike: 'If {email} has an account that this concerns, a mail is on its way to it.',
    nothing: 'It takes a minute at most. Nothing there? Look among your junk mail.',
    again: 'Send it again',
  },
} as const;
