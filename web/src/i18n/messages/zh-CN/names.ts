/** Sports by their keys. */
export const sports = {
  soccer: '足球',
  tennis: '网球',
  basketball: '篮球',
  icehockey: '冰球',
  baseball: '棒球',
  amfootball: '美式橄榄球',
  handball: '手球',
  volleyball: '排球',
  cricket: '板球',
  premium_cricket: '精选板球',
  rugby: '橄榄球',
  darts: '飞镖',
  snooker: '斯诺克',
  tabletennis: '乒乓球',
  badminton: '羽毛球',
  boxing: '拳击',
  mma: '综合格斗',
  golf: '高尔夫',
  cycling: '自行车',
  cs2: '反恐精英2',
  csgo: '反恐精英',
  dota2: 'Dota 2',
  lol: '英雄联盟',
  valorant: '无畏契约',
};

/** Nations and regions that are no countries of ISO 3166, by the codes feeds have for them. */
export const nations = {
  ENG: '英格兰',
  SCO: '苏格兰',
  WAL: '威尔士',
  NIR: '北爱尔兰',
  INT: '国际',
  EUR: '欧洲',
};
