/** Words of search. */
export const search = {
  title: 'Pretraga',
  close: 'Zatvori pretragu',
  placeholder: 'Tim, igrač, liga ili zemlja',
  results: 'Šta je nađeno',
  needed: 'Upiši bar tri slova.',
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
    '{count, plural, =0 {Ništa nije nađeno} one {Nađen # rezultat} few {Nađena # rezultata} other {Nađeno # rezultata}}',
  nothing: 'Ništa nije nađeno za „{query}“',
  nothing_text: 'Provjeri pisanje ili probaj samo ime tima ili lige.',
  failed: 'Pretraga nije prošla',
  failed_text: 'Provjeri vezu i pokušaj ponovo.',
};

/** Words of notifications. */
export const notifications = {
  title: 'Obavještenja',
  open: 'Obavještenja, {count, plural, =0 {nema nepročitanih} one {# nepročitano} few {# nepročitana} other {# nepročitanih}}',
  close: 'Zatvori obavještenja',
  read_all: 'Označi sve kao pročitano',
  unread: 'Nepročitano',
  empty: 'Još se ništa nije dogodilo',
  empty_text: 'Kad se tiket završi ili ima vijesti za tebe, stoji ovdje.',
  failed: 'Obavještenja se nisu učitala',
  failed_text: 'Nijedno nije izgubljeno; fali samo spisak.',
  more: 'Ranija',
  more_failed: 'Ranija se nisu učitala.',
  not_read: 'Nisu označena kao pročitana. Pokušaj ponovo.',
  many: '{count, plural, one {# obračunat tiket} few {# obračunata tiketa} other {# obračunatih tiketa}}',
  now: 'upravo sada',
  type: {
    bet: 'Tiket',
    maintenance: 'Održavanje',
    bonus: 'Bonus',
    jackpot: 'Džekpot',
    vip_bet: 'Tiket na zahtjev',
    payment: 'Plaćanja',
  },
};
