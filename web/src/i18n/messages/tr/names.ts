/** Sports by their keys. */
export const sports = {
  soccer: 'Futbol',
  tennis: 'Tenis',
  basketball: 'Basketbol',
  icehockey: 'Buz hokeyi',
  baseball: 'Beyzbol',
  amfootball: 'Amerikan futbolu',
  handball: 'Hentbol',
  volleyball: 'Voleybol',
  cricket: 'Kriket',
  premium_cricket: 'Premium kriket',
  rugby: 'Ragbi',
  darts: 'Dart',
  snooker: 'Snooker',
  tabletennis: 'Masa tenisi',
  badminton: 'Badminton',
  boxing: 'Boks',
  mma: 'Karma dövüş (MMA)',
  golf: 'Golf',
  cycling: 'Bisiklet',
  cs2: 'Counter-Strike 2',
  csgo: 'Counter-Strike',
  dota2: 'Dota 2',
  lol: 'League of Legends',
  valorant: 'Valorant',
};

/** Nations and regions that are no countries of ISO 3166, by the codes feeds have for them. */
export const nations = {
  ENG: 'İngiltere',
  SCO: 'İskoçya',
  WAL: 'Galler',
  NIR: 'Kuzey İrlanda',
  INT: 'Uluslararası',
  EUR: 'Avrupa',
};
