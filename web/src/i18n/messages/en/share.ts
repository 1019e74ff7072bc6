/** Words around bets that somebody has shared. */
export const share = {
  leftOut: '{count, plural, one {# selection was left out} other {# selections were left out}}',
  leftOutText: 'It is no longer offered, or does not go with the others.',
  retry: 'Try again',
  goOn: 'Choose bets myself',
  offline: {
    offline: 'You are offline',
    offlineText: 'Odds and scores need a connection. Nothing of yours is lost.',
    unreachable: 'The site does not answer',
    unreachableText: 'It may be back in a moment. Nothing of yours is lost.',
    back: 'You are back online',
    backText: 'Go on where you were.',
    bets: 'Your open bets',
    seen: 'As they stood on {day} at {time}',
  },
  replaceText:
    'Your slip holds {count, plural, one {# selection} other {# selections}}. Put the new bets in its place?',
} as const;

/** Why shared bets are not on the slip, by the keys of SPEC §8. */
export const shareBet = {
  'not-found-modal': {
    title: 'Shared bets',
    'link-not-found':
      'This link leads to no bets. It may have expired, or a part of it is missing.',
    'link-try-another-bet':
      'None of these bets is offered any more. Ask for another link, or choose bets of your own.',
    'link-try-later': 'The bets could not be fetched. Check your connection and try again later.',
  },
} as const;
