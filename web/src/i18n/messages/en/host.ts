/** Words of the demo page that stands around the sportsbook. */
export const host = {
  title: 'Demo operator',
} as const;
