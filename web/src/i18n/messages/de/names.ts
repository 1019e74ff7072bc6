/** Sports by their keys. */
export const sports = {
  soccer: 'Fußball',
  tennis: 'Tennis',
  basketball: 'Basketball',
  icehockey: 'Eishockey',
  baseball: 'Baseball',
  amfootball: 'American Football',
  handball: 'Handball',
  volleyball: 'Volleyball',
  cricket: 'Cricket',
  premium_cricket: 'Premium-Cricket',
  rugby: 'Rugby',
  darts: 'Darts',
  snooker: 'Snooker',
  tabletennis: 'Tischtennis',
  badminton: 'Badminton',
  boxing: 'Boxen',
  mma: 'Mixed Martial Arts',
  golf: 'Golf',
  cycling: 'Radsport',
  cs2: 'Counter-Strike 2',
  csgo: 'Counter-Strike',
  dota2: 'Dota 2',
  lol: 'League of Legends',
  valorant: 'Valorant',
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
