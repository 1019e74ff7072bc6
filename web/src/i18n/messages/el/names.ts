/** Sports by their keys. */
export const sports = {
  soccer: 'Ποδόσφαιρο',
  tennis: 'Τένις',
  basketball: 'Μπάσκετ',
  icehockey: 'Χόκεϊ επί πάγου',
  baseball: 'Μπέιζμπολ',
  amfootball: 'Αμερικανικό ποδόσφαιρο',
  handball: 'Χάντμπολ',
  volleyball: 'Βόλεϊ',
  cricket: 'Κρίκετ',
  premium_cricket: 'Premium κρίκετ',
  rugby: 'Ράγκμπι',
  darts: 'Βελάκια',
  snooker: 'Σνούκερ',
  tabletennis: 'Πινγκ πονγκ',
  badminton: 'Μπάντμιντον',
  boxing: 'Πυγμαχία',
  mma: 'Μικτές πολεμικές τέχνες',
  golf: 'Γκολφ',
  cycling: 'Ποδηλασία',
  cs2: 'Counter-Strike 2',
  csgo: 'Counter-Strike',
  dota2: 'Dota 2',
  lol: 'League of Legends',
  valorant: 'Valorant',
};

/** Nations and regions that are no countries of ISO 3166, by the codes feeds have for them. */
export const nations = {
  ENG: 'Αγγλία',
  SCO: 'Σκωτία',
  WAL: 'Ουαλία',
  NIR: 'Βόρεια Ιρλανδία',
  INT: 'Διεθνή',
  EUR: 'Ευρώπη',
};
