/** Sports by their keys. */
export const sports = {
  soccer: 'Футбол',
  tennis: 'Теннис',
  basketball: 'Баскетбол',
  icehockey: 'Хоккей',
  baseball: 'Бейсбол',
  amfootball: 'Американский футбол',
  handball: 'Гандбол',
  volleyball: 'Волейбол',
  cricket: 'Крикет',
  premium_cricket: 'Премиум-крикет',
  rugby: 'Регби',
  darts: 'Дартс',
  snooker: 'Снукер',
  tabletennis: 'Настольный теннис',
  badminton: 'Бадминтон',
  boxing: 'Бокс',
  mma: 'Смешанные единоборства',
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
  ENG: 'Англия',
  SCO: 'Шотландия',
  WAL: 'Уэльс',
  NIR: 'Северная Ирландия',
  INT: 'Международные',
  EUR: 'Европа',
} as const;
