import { regionOf } from '@touchline/domain/region';

/**
 * What a country is called in a locale: of what feeds have three letters for and languages a name. Null elsewhere, and in
 * English, where providers have names of their own.
 */
export function countryNameIn(locale: string, threeLetters: string | null): string | null {
  const language = locale.split('-')[0] ?? '';
  if (threeLetters === null || language === 'en') return null;
  const nation = (NATIONS[locale] ?? NATIONS[language])?.[threeLetters];
  if (nation !== undefined) return nation;
  const region = regionOf(threeLetters);
  return (region && regionsIn(locale).of(region)) ?? null;
}

const made = new Map<string, Intl.DisplayNames>();

function regionsIn(locale: string): Intl.DisplayNames {
  const known = made.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  made.set(locale, known);
  return known;
}

/** Nations that are no country, the world and Europe, as the page calls them. */
const NATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar: {
    ENG: 'إنجلترا',
    SCO: 'اسكتلندا',
    WAL: 'ويلز',
    NIR: 'أيرلندا الشمالية',
    INT: 'دولي',
    EUR: 'أوروبا',
  },
  bg: {
    ENG: 'Англия',
    SCO: 'Шотландия',
    WAL: 'Уелс',
    NIR: 'Северна Ирландия',
    INT: 'Международни',
    EUR: 'Европа',
  },
  cs: {
    ENG: 'Anglie',
    SCO: 'Skotsko',
    WAL: 'Wales',
    NIR: 'Severní Irsko',
    INT: 'Mezinárodní',
    EUR: 'Evropa',
  },
  da: {
    ENG: 'England',
    SCO: 'Skotland',
    WAL: 'Wales',
    NIR: 'Nordirland',
    INT: 'Internationalt',
    EUR: 'Europa',
  },
  de: {
    ENG: 'England',
    SCO: 'Schottland',
    WAL: 'Wales',
    NIR: 'Nordirland',
    INT: 'International',
    EUR: 'Europa',
  },
  el: {
    ENG: 'Αγγλία',
    SCO: 'Σκωτία',
    WAL: 'Ουαλία',
    NIR: 'Βόρεια Ιρλανδία',
    INT: 'Διεθνή',
    EUR: 'Ευρώπη',
  },
  es: {
    ENG: 'Inglaterra',
    SCO: 'Escocia',
    WAL: 'Gales',
    NIR: 'Irlanda del Norte',
    INT: 'Internacional',
    EUR: 'Europa',
  },
  fa: {
    ENG: 'انگلستان',
    SCO: 'اسکاتلند',
    WAL: 'ولز',
    NIR: 'ایرلند شمالی',
    INT: 'بین‌المللی',
    EUR: 'اروپا',
  },
  fi: {
    ENG: 'Englanti',
    SCO: 'Skotlanti',
    WAL: 'Wales',
    NIR: 'Pohjois-Irlanti',
    INT: 'Kansainvälinen',
    EUR: 'Eurooppa',
  },
  fr: {
    ENG: 'Angleterre',
    SCO: 'Écosse',
    WAL: 'Pays de Galles',
    NIR: 'Irlande du Nord',
    INT: 'International',
    EUR: 'Europe',
  },
  he: {
    ENG: 'אנגליה',
    SCO: 'סקוטלנד',
    WAL: 'ויילס',
    NIR: 'צפון אירלנד',
    INT: 'בינלאומי',
    EUR: 'אירופה',
  },
  hi: {
    ENG: 'इंग्लैंड',
    SCO: 'स्कॉटलैंड',
    WAL: 'वेल्स',
    NIR: 'उत्तरी आयरलैंड',
    INT: 'अंतरराष्ट्रीय',
    EUR: 'यूरोप',
  },
  hr: {
    ENG: 'Engleska',
    SCO: 'Škotska',
    WAL: 'Wales',
    NIR: 'Sjeverna Irska',
    INT: 'Međunarodno',
    EUR: 'Europa',
  },
  hu: {
    ENG: 'Anglia',
    SCO: 'Skócia',
    WAL: 'Wales',
    NIR: 'Észak-Írország',
    INT: 'Nemzetközi',
    EUR: 'Európa',
  },
  it: {
    ENG: 'Inghilterra',
    SCO: 'Scozia',
    WAL: 'Galles',
    NIR: 'Irlanda del Nord',
    INT: 'Internazionale',
    EUR: 'Europa',
  },
  ja: {
    ENG: 'イングランド',
    SCO: 'スコットランド',
    WAL: 'ウェールズ',
    NIR: '北アイルランド',
    INT: '国際大会',
    EUR: 'ヨーロッパ',
  },
  ko: {
    ENG: '잉글랜드',
    SCO: '스코틀랜드',
    WAL: '웨일스',
    NIR: '북아일랜드',
    INT: '국제',
    EUR: '유럽',
  },
  nb: {
    ENG: 'England',
    SCO: 'Skottland',
    WAL: 'Wales',
    NIR: 'Nord-Irland',
    INT: 'Internasjonalt',
    EUR: 'Europa',
  },
  nl: {
    ENG: 'Engeland',
    SCO: 'Schotland',
    WAL: 'Wales',
    NIR: 'Noord-Ierland',
    INT: 'Internationaal',
    EUR: 'Europa',
  },
  pl: {
    ENG: 'Anglia',
    SCO: 'Szkocja',
    WAL: 'Walia',
    NIR: 'Irlandia Północna',
    INT: 'Międzynarodowe',
    EUR: 'Europa',
  },
  'pt-BR': {
    ENG: 'Inglaterra',
    SCO: 'Escócia',
    WAL: 'País de Gales',
    NIR: 'Irlanda do Norte',
    INT: 'Internacional',
    EUR: 'Europa',
  },
  pt: {
    ENG: 'Inglaterra',
    SCO: 'Escócia',
    WAL: 'País de Gales',
    NIR: 'Irlanda do Norte',
    INT: 'Internacional',
    EUR: 'Europa',
  },
  ro: {
    ENG: 'Anglia',
    SCO: 'Scoția',
    WAL: 'Țara Galilor',
    NIR: 'Irlanda de Nord',
    INT: 'Internațional',
    EUR: 'Europa',
  },
  ru: {
    ENG: 'Англия',
    SCO: 'Шотландия',
    WAL: 'Уэльс',
    NIR: 'Северная Ирландия',
    INT: 'Международные',
    EUR: 'Европа',
  },
  sk: {
    ENG: 'Anglicko',
    SCO: 'Škótsko',
    WAL: 'Wales',
    NIR: 'Severné Írsko',
    INT: 'Medzinárodné',
    EUR: 'Európa',
  },
  'sr-ME': {
    ENG: 'Engleska',
    SCO: 'Škotska',
    WAL: 'Vels',
    NIR: 'Sjeverna Irska',
    INT: 'Međunarodno',
    EUR: 'Evropa',
  },
  sv: {
    ENG: 'England',
    SCO: 'Skottland',
    WAL: 'Wales',
    NIR: 'Nordirland',
    INT: 'Internationellt',
    EUR: 'Europa',
  },
  tr: {
    ENG: 'İngiltere',
    SCO: 'İskoçya',
    WAL: 'Galler',
    NIR: 'Kuzey İrlanda',
    INT: 'Uluslararası',
    EUR: 'Avrupa',
  },
  uk: {
    ENG: 'Англія',
    SCO: 'Шотландія',
    WAL: 'Уельс',
    NIR: 'Північна Ірландія',
    INT: 'Міжнародні',
    EUR: 'Європа',
  },
  'zh-CN': {
    ENG: '英格兰',
    SCO: '苏格兰',
    WAL: '威尔士',
    NIR: '北爱尔兰',
    INT: '国际',
    EUR: '欧洲',
  },
};
