/** Sports by their keys. */
export const sports = {
  soccer: 'Futebol',
  tennis: 'Tênis',
  basketball: 'Basquete',
  icehockey: 'Hóquei no gelo',
  baseball: 'Beisebol',
  amfootball: 'Futebol americano',
  handball: 'Handebol',
  volleyball: 'Vôlei',
  cricket: 'Críquete',
  premium_cricket: 'Premium Cricket',
  rugby: 'Rúgbi',
  darts: 'Dardos',
  snooker: 'Sinuca',
  tabletennis: 'Tênis de mesa',
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
