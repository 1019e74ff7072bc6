/** Sports by their keys. */
export const sports = {
  soccer: 'Футбол',
  tennis: 'Тенис',
  basketball: 'Баскетбол',
  icehockey: 'Хокей на лед',
  baseball: 'Бейзбол',
  amfootball: 'Американски футбол',
  handball: 'Хандбал',
  volleyball: 'Волейбол',
  cricket: 'Крикет',
  premium_cricket: 'Премиум крикет',
  rugby: 'Ръгби',
  darts: 'Дартс',
  snooker: 'Снукър',
  tabletennis: 'Тенис на маса',
  badminton: 'Бадминтон',
  boxing: 'Бокс',
  mma: 'Смесени бойни изкуства',
  golf: 'Голф',
  cycling: 'Колоездене',
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
  WAL: 'Уелс',
  NIR: 'Северна Ирландия',
  INT: 'Международни',
  EUR: 'Европа',
} as const;
