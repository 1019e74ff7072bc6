/** Words of what is told of odds and matches as they move: how fresh odds are, their history, the live tracker. */
export const tracker = {
  odds_old:
    'These odds are more than ten seconds old. Newer ones can be picked as soon as they are here.',
  odds_lost: 'No connection: odds stand still and cannot be picked until it is back.',
} as const;
