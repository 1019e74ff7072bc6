/** Every page of the player platform (SPEC §2 "Platform pages"), in the way of those of the sportsbook. */
export const PLATFORM_PAGES = {
  /** Leads on to the sportsbook. */
  root: '',
  sign_in: 'users/sign-in',
  sign_up: 'users/sign-up',
  forgot_password: 'users/password/new',
  resend_confirmation_instructions: 'users/confirmation/new',
  resend_unlock_instructions: 'users/unlock/new',
  edit_password: 'users/password/edit',
  confirm_password: 'users/password/confirm',
  missed_auth_fields: 'users/missed-fields',
  phone_verification: 'users/phone',
  confirmation: 'users/confirmation',
  unlock: 'users/unlock',
  terms_and_conditions: 'terms-and-conditions',
  help_center: 'help-center',
  profile: 'profile',
  sessions: 'profile/sessions',
  two_factor: 'profile/two-factor',
  limits: 'profile/limits',
  wallet: 'profile/wallet',
  transactions: 'profile/wallet/transactions',
  withdrawals: 'profile/wallet/withdrawals',
  statement: 'profile/statement',
  /** Stands where a site has one. */
  demo_host: 'demo-host',
  '404': '404',
  '500': '500',
  unknown: '*',
} as const;

export type PlatformPage = keyof typeof PLATFORM_PAGES;
