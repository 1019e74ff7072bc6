/** Sports by their keys. */
export const sports = {
  soccer: 'Fudbal',
  tennis: 'Tenis',
  basketball: 'Košarka',
  icehockey: 'Hokej na ledu',
  baseball: 'Bejzbol',
  amfootball: 'Američki fudbal',
  handball: 'Rukomet',
  volleyball: 'Odbojka',
  cricket: 'Kriket',
  premium_cricket: 'Premium kriket',
  rugby: 'Ragbi',
  darts: 'Pikado',
  snooker: 'Snuker',
  tabletennis: 'Stoni tenis',
  badminton: 'Badminton',
  boxing: 'Boks',
  mma: 'MMA',
  golf: 'Golf',
  cycling: 'Biciklizam',
  cs2: 'Counter-Strike 2',
  csgo: 'Counter-Strike',
  dota2: 'Dota 2',
  lol: 'League of Legends',
  valorant: 'Valorant',
};

/** Nations and regions that are no countries of ISO 3166, by the codes feeds have for them. */
export const nations = {
  ENG: 'Engleska',
  SCO: 'Škotska',
  WAL: 'Vels',
  NIR: 'Sjeverna Irska',
  INT: 'Međunarodno',
  EUR: 'Evropa',
};
