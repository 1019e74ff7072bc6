/**
 * Soccer all over the world: a country in each line, by the three letters of feeds, with its leagues, the first first. Of
 * `{a,b}` each makes a league of its own; whoever has fewer than all others has those that every country has.
 */
export const COUNTRIES: readonly string[] = [
  'ENG England: Championship, League One, League Two, National League{, North, South}, FA Cup, League Cup, Premier League 2, Women’s Super League',
  'ESP Spain: LaLiga 2, Primera Federación {1,2}, Segunda Federación {1,2,3,4,5}, Copa del Rey, Supercopa, Liga F',
  'ITA Italy: Serie B, Serie C {A,B,C}, Serie D {A,B,C,D}, Coppa Italia, Supercoppa, Primavera 1',
  'DEU Germany: 2. Bundesliga, 3. Liga, Regionalliga {Nord,Nordost,West,Südwest,Bayern}, DFB-Pokal, Supercup, Frauen-Bundesliga',
  'FRA France: Ligue 2, National, National 2 {A,B,C}, Coupe de France, Trophée des champions, Première Ligue',
  'NLD Netherlands: Eerste Divisie, Tweede Divisie, Derde Divisie {A,B}, KNVB Beker, Johan Cruijff Schaal, Vrouwen Eredivisie',
  'PRT Portugal: Liga Portugal 2, Liga 3, Campeonato de Portugal {A,B,C,D}, Taça de Portugal, Taça da Liga',
  'BRA Brazil: Série B, Série C, Série D, Copa do Brasil, Paulista, Carioca, Mineiro, Gaúcho, Paranaense, Pernambucano, Baiano, Cearense',
  'TUR Turkey: Süper Lig, 1. Lig, 2. Lig {Beyaz,Kırmızı}, 3. Lig {1,2,3,4}, Türkiye Kupası, Süper Kupa',
  'BEL Belgium: Pro League, Challenger Pro League, First Amateur Division, Second Amateur Division {ACFF,VV A,VV B}, Beker van België',
  'AUT Austria: Bundesliga, 2. Liga, Regionalliga {Ost,Mitte,West}, ÖFB-Cup, Frauen-Bundesliga',
  'CHE Switzerland: Super League, Challenge League, Promotion League, 1. Liga {1,2,3}, Schweizer Cup',
  'SCO Scotland: Premiership, Championship, League One, League Two, Highland League, Lowland League, Scottish Cup, League Cup',
  'WAL Wales: Cymru Premier, Cymru {North,South}, Welsh Cup',
  'NIR Northern Ireland: Premiership, Championship, Premier Intermediate League, Irish Cup',
  'IRL Ireland: Premier Division, First Division, FAI Cup, Leinster Senior Cup, Munster Senior Cup',
  'DNK Denmark: Superliga, 1. Division, 2. Division, 3. Division, Danmarksserien {1,2,3,4}, DBU Pokalen',
  'SWE Sweden: Allsvenskan, Superettan, Ettan {Norra,Södra}, Division 2 {Norrland,Norra Svealand,Södra Svealand,Götaland}, Svenska Cupen, Damallsvenskan',
  'NOR Norway: Eliteserien, OBOS-ligaen, 2. divisjon {1,2}, 3. divisjon {1,2,3,4}, NM Cup, Toppserien',
  'FIN Finland: Veikkausliiga, Ykkösliiga, Ykkönen, Kakkonen {A,B,C}, Suomen Cup, Kansallinen Liiga',
  'ISL Iceland: Besta deild, 1. deild, 2. deild, 3. deild, Bikarkeppni, Lengjubikar {A,B}',
  'FRO Faroe Islands: Meistaradeildin, 1. deild, 2. deild, Løgmanssteypið, Stórsteypadysturin, Kvinnudeildin',
  'POL Poland: Ekstraklasa, I liga, II liga, III liga {1,2,3,4}, Puchar Polski, Superpuchar',
  'CZE Czechia: Chance Liga, Chance Národní liga, ČFL {A,B}, MSFL, MOL Cup, Divize {A,B,C}',
  'SVK Slovakia: Niké liga, MONACObet liga, TIPOS III. liga {Západ,Východ}, Slovnaft Cup',
  'HUN Hungary: NB I, NB II, NB III {Északkelet,Északnyugat,Délkelet,Délnyugat}, Magyar Kupa',
  'ROU Romania: SuperLiga, Liga 2, Liga 3 {1,2,3,4,5}, Cupa României, Supercupa',
  'BGR Bulgaria: First League, Second League, Third League {North-East,North-West,South-East,South-West}, Bulgarian Cup',
  'GRC Greece: Super League, Super League 2 {North,South}, Gamma Ethniki {1,2,3}, Greek Cup',
  'CYP Cyprus: First Division, Second Division, Third Division, Cypriot Cup',
  'HRV Croatia: HNL, Prva NL, Druga NL, Treća NL {Centar,Istok,Jug,Sjever,Zapad}, Hrvatski kup',
  'SRB Serbia: SuperLiga, Prva Liga, Srpska Liga {Beograd,Vojvodina,Istok,Zapad}, Kup Srbije',
  'SVN Slovenia: PrvaLiga, 2. SNL, 3. SNL {Vzhod,Zahod}, Pokal Slovenije',
  'BIH Bosnia and Herzegovina: Premijer Liga, Prva Liga {FBiH,RS}, Kup BiH',
  'MNE Montenegro: Prva CFL, Druga CFL, Treća CFL {Sjever,Sredina,Jug}, Kup Crne Gore',
  'MKD North Macedonia: Prva Liga, Vtora Liga, Makedonski Kup',
  'ALB Albania: Kategoria Superiore, Kategoria e Parë, Kategoria e Dytë {A,B}, Kupa e Shqipërisë',
  'XKX Kosovo: Superliga, Liga e Parë {A,B}, Liga e Dytë, Kupa e Kosovës',
  'MLT Malta: Premier League, Challenge League, Gozo Football League, Maltese Trophy',
  'LUX Luxembourg: National Division, Promotion d’Honneur, 1. Division {1,2}, Coupe de Luxembourg',
  'AND Andorra: Primera Divisió, Segona Divisió, Copa Constitució, Supercopa',
  'SMR San Marino: Campionato Sammarinese, Coppa Titano, Super Coppa',
  'GIB Gibraltar: Football League, Intermediate League, Rock Cup',
  'EST Estonia: Meistriliiga, Esiliiga, Esiliiga B, II liiga {Ida,Lääs}, Karikas, Naiste Meistriliiga',
  'LVA Latvia: Virslīga, Nākotnes līga, 3. līga, Latvijas kauss, Ziemas kauss',
  'LTU Lithuania: A lyga, I lyga, II lyga {A,B}, LFF taurė',
  'UKR Ukraine: Premier League, First League {A,B}, Second League {A,B}, Ukrainian Cup',
  'GEO Georgia: Erovnuli Liga, Erovnuli Liga 2, Liga 3, Georgian Cup',
  'ARM Armenia: Premier League, First League, Armenian Cup',
  'AZE Azerbaijan: Premyer Liqa, Birinci Divizion, İkinci Liqa, Azərbaycan Kuboku',
  'KAZ Kazakhstan: Premier League, First League, Second League, Kazakhstan Cup',
  'ISR Israel: Ligat ha’Al, Liga Leumit, Liga Alef {North,South}, State Cup, Toto Cup',
  'ARG Argentina: Liga Profesional, Primera Nacional {A,B}, Primera B Metropolitana, Federal A {1,2,3,4}, Copa Argentina',
  'MEX Mexico: Liga MX, Liga de Expansión MX, Liga Premier {Serie A,Serie B}, Liga TDP {1,2,3,4}, Liga MX Femenil',
  'USA USA: Major League Soccer, USL Championship, USL League One, MLS Next Pro, NISA, U.S. Open Cup, NWSL',
  'COL Colombia: Primera A, Primera B, Copa Colombia, Liga Femenina',
  'CHL Chile: Primera División, Primera B, Segunda División, Tercera División, Copa Chile',
  'JPN Japan: J1 League, J2 League, J3 League, JFL, Emperor Cup, J.League Cup, WE League',
  'KOR South Korea: K League 1, K League 2, K3 League, K4 League, Korea Cup, WK League',
  'AUS Australia: A-League, NPL {NSW,Victoria,Queensland,South Australia,Western Australia,Tasmania}, Australia Cup, A-League Women',
];

/** What is played in every country. */
export const EVERYWHERE: readonly string[] = [
  'U21 League',
  'U19 League',
  'Women’s First Division',
  'Women’s Cup',
  'Reserve League',
  'U17 League',
  'Youth Cup',
  'Amateur Cup',
  'Regional League North',
  'Regional League South',
  'Regional League East',
  'Regional League West',
  'Futsal League',
  'Beach Soccer League',
];

/** First leagues in which a match is played now and then: usual goals at home and away, and clubs with their strength. */
export const SELDOM: Readonly<Record<string, { level: [number, number]; clubs: string }>> = {
  TUR: {
    level: [1.6, 1.2],
    clubs:
      'Galatasaray GAL 1850, Fenerbahçe FEN 1840, Beşiktaş BJK 1760, Trabzonspor TRA 1730, Başakşehir IBF 1690, Samsunspor SAM 1680',
  },
  ISL: {
    level: [1.7, 1.4],
    clubs: 'Víkingur VIK 1560, Breiðablik BRE 1550, Valur VAL 1530, KR KR 1490',
  },
  FRO: {
    level: [1.7, 1.3],
    clubs:
      'KÍ Klaksvík KIK 1540, HB Tórshavn HBT 1500, Víkingur Gøta VIG 1480, NSÍ Runavík NSI 1450',
  },
  MLT: {
    level: [1.3, 1.1],
    clubs:
      'Ħamrun Spartans HAM 1500, Floriana FLO 1480, Sliema Wanderers SLI 1470, Birkirkara BIR 1460',
  },
  LUX: {
    level: [1.7, 1.4],
    clubs:
      'F91 Dudelange DUD 1500, Differdange DIF 1510, Progrès Niederkorn PRO 1480, Jeunesse Esch JEU 1440',
  },
  AND: {
    level: [1.4, 1.2],
    clubs:
      'Inter d’Escaldes INE 1440, Santa Coloma SCO 1430, Atlètic d’Escaldes ATE 1430, UE Santa Coloma UES 1420',
  },
  SMR: {
    level: [1.3, 1.2],
    clubs: 'La Fiorita LFI 1430, Virtus VIR 1430, Tre Penne TPE 1420, Cosmos COS 1410',
  },
  EST: {
    level: [1.7, 1.3],
    clubs: 'Flora Tallinn FLO 1510, Levadia Tallinn LEV 1500, Kalju NKA 1470, Paide PAI 1480',
  },
  LVA: {
    level: [1.6, 1.2],
    clubs: 'RFS RFS 1570, Riga FC RIG 1560, Auda AUD 1490, Liepāja LIE 1460',
  },
  LTU: {
    level: [1.4, 1.1],
    clubs: 'Žalgiris ZAL 1540, Kauno Žalgiris KZA 1530, Hegelmann HEG 1490, Panevėžys PAN 1480',
  },
  GEO: {
    level: [1.5, 1.2],
    clubs:
      'Dinamo Tbilisi DTB 1540, Torpedo Kutaisi TKU 1510, Iberia 1999 IBE 1530, Dila Gori DIL 1500',
  },
  ARM: {
    level: [1.5, 1.2],
    clubs: 'Pyunik PYU 1560, Noah NOA 1580, Ararat-Armenia ARA 1560, Urartu URA 1520',
  },
  MNE: {
    level: [1.3, 1.0],
    clubs: 'Budućnost BUD 1520, Sutjeska SUT 1480, Dečić DEC 1480, Mornar MOR 1450',
  },
  XKX: {
    level: [1.4, 1.1],
    clubs: 'Drita DRI 1530, Ballkani BAL 1530, Prishtina PRI 1490, Gjilani GJI 1480',
  },
};
