/** Sports by their keys. */
export const sports = {
  soccer: 'כדורגל',
  tennis: 'טניס',
  basketball: 'כדורסל',
  icehockey: 'הוקי קרח',
  baseball: 'בייסבול',
  amfootball: 'פוטבול',
  handball: 'כדוריד',
  volleyball: 'כדורעף',
  cricket: 'קריקט',
  premium_cricket: 'קריקט פרימיום',
  rugby: 'רוגבי',
  darts: 'חצים',
  snooker: 'סנוקר',
  tabletennis: 'טניס שולחן',
  badminton: 'בדמינטון',
  boxing: 'אגרוף',
  mma: 'MMA',
  golf: 'גולף',
  cycling: 'אופניים',
  cs2: 'Counter-Strike 2',
  csgo: 'Counter-Strike',
  dota2: 'Dota 2',
  lol: 'League of Legends',
  valorant: 'Valorant',
};

/** Nations and regions that are no countries of ISO 3166, by the codes feeds have for them. */
export const nations = {
  ENG: 'אנגליה',
  SCO: 'סקוטלנד',
  WAL: 'ויילס',
  NIR: 'צפון אירלנד',
  INT: 'בינלאומי',
  EUR: 'אירופה',
};
