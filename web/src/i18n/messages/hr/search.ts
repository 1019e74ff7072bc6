/** Words of search. */
export const search = {
  title: 'Pretraga',
  close: 'Zatvori pretragu',
  placeholder: 'Momčad, igrač, liga ili zemlja',
  results: 'Što je pronađeno',
  needed: 'Upiši barem tri slova.',
  more: '{count, plural, one {Još # slovo za pretragu.} few {Još # slova za pretragu.} other {Još # slova za pretragu.}}',
  recent: 'Ranije pretrage',
  forget: 'Obriši pretrage',
  popular: 'Popularne lige',
  live: 'Sada uživo',
  upcoming: 'Slijedi',
  players: 'Igrači',
  leagues: 'Lige',
  categories: 'Zemlje i regije',
  found:
    '{count, plural, =0 {Ništa nije pronađeno} one {Pronađen # rezultat} few {Pronađena # rezultata} other {Pronađeno # rezultata}}',
  nothing: 'Ništa nije pronađeno za „{query}”',
  nothing_text: 'Provjeri pisanje ili probaj samo ime momčadi ili lige.',
  failed: 'Pretraga nije prošla',
  failed_text: 'Provjeri vezu i pokušaj ponovno.',
};

/** Words of notifications. */
export const notifications = {
  title: 'Obavijesti',
  open: 'Obavijesti, {count, plural, =0 {nema nepročitanih} one {# nepročitana} few {# nepročitane} other {# nepročitanih}}',
  close: 'Zatvori obavijesti',
  read_all: 'Označi sve kao pročitano',
  unread: 'Nepročitano',
  empty: 'Još se ništa nije dogodilo',
  empty_text: 'Kad se listić završi ili ima vijesti za tebe, stoji ovdje.',
  failed: 'Obavijesti se nisu učitale',
  failed_text: 'Nijedna nije izgubljena; nedostaje samo popis.',
  more: 'Ranije',
  more_failed: 'Ranije se nisu učitale.',
  not_read: 'Nisu označene kao pročitane. Pokušaj ponovno.',
  many: '{count, plural, one {# obračunat listić} few {# obračunata listića} other {# obračunatih listića}}',
  now: 'upravo sada',
  type: {
    bet: 'Listić',
    maintenance: 'Održavanje',
    bonus: 'Bonus',
    jackpot: 'Jackpot',
    vip_bet: 'Listić na zahtjev',
    payment: 'Plaćanja',
  },
};
