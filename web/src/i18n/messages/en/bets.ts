/** Words of my bets. */
export const bets = {
  title: 'My bets',
  filter: {
    label: 'Which bets',
    open: 'Open',
    settled: 'Settled',
  },
  signIn: {
    title: 'Your bets live here',
    text: 'Sign in to follow your open bets and see what they paid.',
    action: 'Sign in',
  },
  empty: {
    open: 'No open bets',
    openText: 'Bets you place stand here until their matches end.',
    settled: 'Nothing settled yet',
    settledText: 'When your matches end, you see here what each bet paid.',
  },
  failed: {
    title: 'Your bets did not load',
    text: 'They are safe; only the list is missing.',
    action: 'Try again',
  },
  type: {
    single: 'Single',
    combo: 'Combo of {count}',
    system: 'System',
    custom_bet: 'Custom bet',
  },
  stake: 'Stake',
  odds: 'Odds',
  possibleWin: 'Returns',
  paid: 'Paid',
  ref: 'Bet {ref}',
  placedAt: '{day}, {time}',
  legs: 'Selections',
  live: 'Live',
  result: {
    no_results: 'Open',
    canceled: 'Void',
    win_entire: 'Won',
    lose_entire: 'Lost',
    refund_entire: 'Refunded',
    refund_half_win_other: 'Half won',
    refund_half_lose_other: 'Half lost',
    cashed_out: 'Cashed out',
  },
} as const;
