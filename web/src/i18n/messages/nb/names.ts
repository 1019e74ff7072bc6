/** Sports by their keys. */
export const sports = {
  soccer: 'Fotball',
  tennis: 'Tennis',
  basketball: 'Basketball',
  icehockey: 'Ishockey',
  baseball: 'Baseball',
  amfootball: 'Amerikansk fotball',
  handball: 'Håndball',
  volleyball: 'Volleyball',
  cricket: 'Cricket',
  premium_cricket: 'Premium cricket',
  rugby: 'Rugby',
  darts: 'Dart',
  snooker: 'Snooker',
  tabletennis: 'Bordtennis',
  badminton: 'Badminton',
  boxing: 'Boksing',
  mma: 'MMA',
  golf: 'Golf',
  cycling: 'Sykling',
  cs2: 'Counter-Strike 2',
  csgo: 'Counter-Strike',
  dota2: 'Dota 2',
  lol: 'League of Legends',
  valorant: 'Valorant',
};

/** Nations and regions that are no countries of ISO 3166, by the codes feeds have for them. */
export const nations = {
  ENG: 'England',
  SCO: 'Skottland',
  WAL: 'Wales',
  NIR: 'Nord-Irland',
  INT: 'Internasjonalt',
  EUR: 'Europa',
};
