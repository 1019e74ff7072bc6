/** Sports by their keys. */
export const sports = {
  soccer: 'Fußball',
  tennis: 'Tennis',
  basketball: 'Basketball',
  ice_hockey: 'Eishockey',
  baseball: 'Baseball',
  american_football: 'American Football',
  handball: 'Handball',
  volleyball: 'Volleyball',
  cricket: 'Cricket',
  rugby: 'Rugby',
  darts: 'Darts',
  snooker: 'Snooker',
  table_tennis: 'Tischtennis',
  badminton: 'Badminton',
  boxing: 'Boxen',
  mma: 'Mixed Martial Arts',
  golf: 'Golf',
  cycling: 'Radsport',
  esports: 'E-Sport',
} as const;

/** Nations and regions that are no countries of ISO 3166, by the codes feeds have for them. */
export const nations = {
  ENG: 'England',
  SCO: 'Schottland',
  WAL: 'Wales',
  NIR: 'Nordirland',
  INT: 'International',
  EUR: 'Europa',
} as const;
