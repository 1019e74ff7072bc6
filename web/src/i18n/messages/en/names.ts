/** Sports by their keys. */
export const sports = {
  soccer: 'Soccer',
  tennis: 'Tennis',
  basketball: 'Basketball',
  icehockey: 'Ice hockey',
  baseball: 'Baseball',
  amfootball: 'American football',
  handball: 'Handball',
  volleyball: 'Volleyball',
  cricket: 'Cricket',
  premium_cricket: 'Premium cricket',
  rugby: 'Rugby',
  darts: 'Darts',
  snooker: 'Snooker',
  tabletennis: 'Table tennis',
  badminton: 'Badminton',
  boxing: 'Boxing',
  mma: 'Mixed martial arts',
  golf: 'Golf',
  cycling: 'Cycling',
  cs2: 'Counter-Strike 2',
  csgo: 'Counter-Strike',
  dota2: 'Dota 2',
  lol: 'League of Legends',
  valorant: 'Valorant',
} as const;

/** Nations and regions that are no countries of ISO 3166, by the codes feeds have for them. */
export const nations = {
  ENG: 'England',
  SCO: 'Scotland',
  WAL: 'Wales',
  NIR: 'Northern Ireland',
  INT: 'International',
  EUR: 'Europe',
} as const;
