/** Words of what is told of odds and matches as they move: how fresh odds are, their history, the live tracker. */
export const tracker = {
  odds_old:
    'These odds are more than ten seconds old. Newer ones can be picked as soon as they are here.',
  odds_lost: 'No connection: odds stand still and cannot be picked until it is back.',
  line: 'Line',
  opening: 'Opening',
  now: 'Now',
  taken_bet: 'Your bet',
  taken_slip: 'On your slip',
  no_history: 'No movement to show yet.',
  name: 'Live tracker',
  nothing_yet: 'Nothing has happened yet.',
} as const;
