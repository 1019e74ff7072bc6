/** Sports by their keys. */
export const sports = {
  soccer: 'Futebol',
  tennis: 'Ténis',
  basketball: 'Basquetebol',
  icehockey: 'Hóquei no gelo',
  baseball: 'Basebol',
  amfootball: 'Futebol americano',
  handball: 'Andebol',
  volleyball: 'Voleibol',
  cricket: 'Críquete',
  premium_cricket: 'Premium Cricket',
  rugby: 'Râguebi',
  darts: 'Dardos',
  snooker: 'Snooker',
  tabletennis: 'Ténis de mesa',
  badminton: 'Badminton',
  boxing: 'Boxe',
  mma: 'MMA',
  golf: 'Golfe',
  cycling: 'Ciclismo',
  cs2: 'Counter-Strike 2',
  csgo: 'Counter-Strike',
  dota2: 'Dota 2',
  lol: 'League of Legends',
  valorant: 'Valorant',
} as const;

/** Nations and regions that are no countries of ISO 3166, by the codes feeds have for them. */
export const nations = {
  ENG: 'Inglaterra',
  SCO: 'Escócia',
  WAL: 'País de Gales',
  NIR: 'Irlanda do Norte',
  INT: 'Internacional',
  EUR: 'Europa',
} as const;
