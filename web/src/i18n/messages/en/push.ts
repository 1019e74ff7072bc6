/** Words of push notifications. */
export const push = {
  name: 'Notifications on this device',
  hint: 'Settled bets and news for you, even while this page is closed.',
  denied: 'This browser blocks them. Allow notifications for this site in its settings.',
  to_install: 'Add this site to your home screen and open it from there to get them.',
  failed_title: 'That was not saved',
  failed_text: 'Your browser or our server did not answer. Please try again.',
} as const;
