/** Where a league is played, as far as the file does not say it. */
export interface Competition {
  /** Names the league across its seasons, such as `en.1`. */
  readonly key: string;
  readonly country: string;
  /** ISO 3166 alpha-3, or the provider's own such as ENG; empty for what is played between countries. */
  readonly countryCode: string;
  /** The zone of its kick-off times (IANA). */
  readonly zone: string;
}

type Row = readonly [country: string, code: string, zone: string];

const INTERNATIONAL: Row = ['International', '', 'UTC'];

/** By the first part of the file's name: `en` of `2025-26_en.1.json`. */
const COUNTRIES: Readonly<Record<string, Row>> = {
  en: ['England', 'ENG', 'Europe/London'],
  sco: ['Scotland', 'SCO', 'Europe/London'],
  de: ['Germany', 'DEU', 'Europe/Berlin'],
  at: ['Austria', 'AUT', 'Europe/Vienna'],
  ch: ['Switzerland', 'CHE', 'Europe/Zurich'],
  es: ['Spain', 'ESP', 'Europe/Madrid'],
  it: ['Italy', 'ITA', 'Europe/Rome'],
  fr: ['France', 'FRA', 'Europe/Paris'],
  nl: ['Netherlands', 'NLD', 'Europe/Amsterdam'],
  be: ['Belgium', 'BEL', 'Europe/Brussels'],
  pt: ['Portugal', 'PRT', 'Europe/Lisbon'],
  gr: ['Greece', 'GRC', 'Europe/Athens'],
  tr: ['Turkey', 'TUR', 'Europe/Istanbul'],
  ru: ['Russia', 'RUS', 'Europe/Moscow'],
  br: ['Brazil', 'BRA', 'America/Sao_Paulo'],
  ar: ['Argentina', 'ARG', 'America/Argentina/Buenos_Aires'],
  co: ['Colombia', 'COL', 'America/Bogota'],
  mx: ['Mexico', 'MEX', 'America/Mexico_City'],
  mls: ['USA', 'USA', 'America/New_York'],
  jp: ['Japan', 'JPN', 'Asia/Tokyo'],
  cn: ['China', 'CHN', 'Asia/Shanghai'],
  au: ['Australia', 'AUS', 'Australia/Sydney'],
  uefa: ['International Clubs', '', 'Europe/Paris'],
  copa: ['International Clubs', '', 'America/Asuncion'],
  euro: ['International', '', 'Europe/Berlin'],
  'worldcup-2022': ['International', '', 'Asia/Riyadh'],
  'worldcup-2018': ['International', '', 'Europe/Moscow'],
};

/** What a file's name says of its league: `2025-26_en.1.json`, `2025/en.1.json` and `worldcup-2022.json` alike. */
export function competitionOf(path: string): Competition {
  const file = path.split(/[/\\]/).at(-1) ?? path;
  const bare = file.replace(/\.json$/, '');
  const key = bare.replace(/^\d{4}(-\d{2,4})?_/, '').replace(/^(\w+?)-\d{4}$/, '$1');
  const [first = ''] = key.split('.');
  const [country, countryCode, zone] = COUNTRIES[bare] ?? COUNTRIES[first] ?? INTERNATIONAL;
  return { key, country, countryCode, zone };
}
