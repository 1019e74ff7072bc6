import type { messages } from './messages/en';
import type { Text } from './text';

type SportKey = keyof (typeof messages)['sports'];
type NationKey = keyof (typeof messages)['nations'];

/** A sport in the reader's words; the provider's name for one that has none here. */
export function sportName(t: Text, { key, name }: { key: string; name: string }): string {
  const path = `sports.${key as SportKey}` as const;
  return t.has(path) ? t(path) : name;
}

/**
 * Where a league is played, in the reader's words. Providers name countries in English and by three
 * letters; nations of the United Kingdom and regions of the world have words of their own, and what
 * is no country keeps the provider's name.
 */
export function placeName(
  t: Text,
  locale: string,
  { country_code: code, name }: { country_code: string | null; name: string },
): string {
  if (code === null || locale.startsWith('en')) return name;
  const path = `nations.${code as NationKey}` as const;
  if (t.has(path)) return t(path);
  const region = REGIONS.get(code);
  return (region && regionsIn(locale).of(region)) ?? name;
}

const made = new Map<string, Intl.DisplayNames>();

function regionsIn(locale: string): Intl.DisplayNames {
  const known = made.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  made.set(locale, known);
  return known;
}

/** ISO 3166: three letters as feeds write them, then the two that browsers have names for. */
const REGIONS: ReadonlyMap<string, string> = new Map(
  (
    'ARE AE,ARG AR,AUS AU,AUT AT,BEL BE,BGR BG,BOL BO,BRA BR,CAN CA,CHE CH,CHL CL,CHN CN,COL CO,' +
    'CRI CR,CYP CY,CZE CZ,DEU DE,DNK DK,ECU EC,EGY EG,ESP ES,EST EE,FIN FI,FRA FR,GBR GB,GEO GE,' +
    'GRC GR,HRV HR,HUN HU,IND IN,IRL IE,IRN IR,ISL IS,ISR IL,ITA IT,JPN JP,KAZ KZ,KOR KR,LTU LT,' +
    'LUX LU,LVA LV,MAR MA,MEX MX,NGA NG,NLD NL,NOR NO,NZL NZ,PER PE,POL PL,PRT PT,PRY PY,QAT QA,' +
    'ROU RO,RUS RU,SAU SA,SRB RS,SVK SK,SVN SI,SWE SE,THA TH,TUN TN,TUR TR,UKR UA,URY UY,USA US,' +
    'VEN VE,ZAF ZA'
  )
    .split(',')
    .map((pair): [string, string] => [pair.slice(0, 3), pair.slice(4)]),
);
