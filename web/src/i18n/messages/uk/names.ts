/** Sports by their keys. */
export const sports = {
  soccer: 'Футбол',
  tennis: 'Теніс',
  basketball: 'Баскетбол',
  icehockey: 'Хокей',
  baseball: 'Бейсбол',
  amfootball: 'Американський футбол',
  handball: 'Гандбол',
  volleyball: 'Волейбол',
  cricket: 'Крикет',
  premium_cricket: 'Преміум-крикет',
  rugby: 'Регбі',
  darts: 'Дартс',
  snooker: 'Снукер',
  tabletennis: 'Настільний теніс',
  badminton: 'Бадмінтон',
  boxing: 'Бокс',
  mma: 'Змішані єдиноборства',
  golf: 'Гольф',
  cycling: 'Велоспорт',
  cs2: 'Counter-Strike 2',
  csgo: 'Counter-Strike',
  dota2: 'Dota 2',
  lol: 'League of Legends',
  valorant: 'Valorant',
} as const;

/** Nations and regions that are no countries of ISO 3166, by the codes feeds have for them. */
export const nations = {
  ENG: 'Англія',
  SCO: 'Шотландія',
  WAL: 'Уельс',
  NIR: 'Північна Ірландія',
  INT: 'Міжнародні',
  EUR: 'Європа',
} as const;
