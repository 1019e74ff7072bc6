/** Sports by their keys. */
export const sports = {
  soccer: 'Soccer',
  tennis: 'Tennis',
  basketball: 'Basketball',
  ice_hockey: 'Ice hockey',
  baseball: 'Baseball',
  american_football: 'American football',
  handball: 'Handball',
  volleyball: 'Volleyball',
  cricket: 'Cricket',
  rugby: 'Rugby',
  darts: 'Darts',
  snooker: 'Snooker',
  table_tennis: 'Table tennis',
  badminton: 'Badminton',
  boxing: 'Boxing',
  mma: 'Mixed martial arts',
  golf: 'Golf',
  cycling: 'Cycling',
  esports: 'Esports',
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
