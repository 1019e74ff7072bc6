/**
 * The code of a country that languages have a name for (`Intl.DisplayNames`), by the three letters that feeds have for
 * it; undefined where there is none, as of England.
 */
export function regionOf(threeLetters: string): string | undefined {
  return REGIONS.get(threeLetters);
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
