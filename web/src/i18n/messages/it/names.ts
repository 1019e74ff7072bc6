/** Sports by their keys. */
export const sports = {
  soccer: 'Calcio',
  tennis: 'Tennis',
  basketball: 'Basket',
  icehockey: 'Hockey su ghiaccio',
  baseball: 'Baseball',
  amfootball: 'Football americano',
  handball: 'Pallamano',
  volleyball: 'Pallavolo',
  cricket: 'Cricket',
  premium_cricket: 'Cricket premium',
  rugby: 'Rugby',
  darts: 'Freccette',
  snooker: 'Snooker',
  tabletennis: 'Tennistavolo',
  badminton: 'Badminton',
  boxing: 'Pugilato',
  mma: 'Arti marziali miste',
  golf: 'Golf',
  cycling: 'Ciclismo',
  cs2: 'Counter-Strike 2',
  csgo: 'Counter-Strike',
  dota2: 'Dota 2',
  lol: 'League of Legends',
  valorant: 'Valorant',
};

/** Nations and regions that are no countries of ISO 3166, by the codes feeds have for them. */
export const nations = {
  ENG: 'Inghilterra',
  SCO: 'Scozia',
  WAL: 'Galles',
  NIR: 'Irlanda del Nord',
  INT: 'Internazionale',
  EUR: 'Europa',
};
