/** Titles and designed states of the pages. */
export const pages = {
  title_home: 'Sportsko klađenje i kvote uživo',
  title_live: 'Klađenje uživo',
  title_sport: '{sport}: kvote za klađenje',
  title_league: '{league}: kvote',
  title_match: '{home} – {away}: kvote',
  title_bets: 'Moji listići',
  bets_about: 'Što je aktivno i što su završeni listići isplatili',
  title_not_found: 'Stranica nije pronađena',
  title_error: 'Nešto nije u redu',
  description:
    'Kvote za {count, plural, one {# utakmicu uživo} few {# utakmice uživo} other {# utakmica uživo}} i sve što slijedi.',
  live_now: 'Sada uživo',
  upcoming: 'Slijedi',
  upcoming_count: 'Slijedi: {count, number}',
  see_live: 'Utakmice uživo',
  see_all: 'Sve utakmice',
  all: 'Sve',
  markets: 'Tržišta',
  sports_filter: 'Sportovi',
  today: 'Danas',
  tomorrow: 'Sutra',
  no_live_title: 'Trenutno se ne igra nijedna utakmica',
  no_live_text: 'Sljedeće su već otvorene za klađenje.',
  no_matches_title: 'Ovdje još nema ponude',
  no_matches_text: 'Utakmice se pojave čim izađu kvote.',
  no_markets_title: 'Trenutno nema kvota za ovu utakmicu',
  no_markets_text: 'Vraćaju se čim se klađenje opet otvori.',
  over_title: 'Ova utakmica je završena',
  over_text: 'Listići se obračunavaju čim stignu rezultati.',
  failed_title: 'Ovo se nije učitalo',
  failed_text: 'Veza se usput prekinula. Tvoj listić je siguran.',
  again: 'Pokušaj ponovno',
  title_locked: 'Nema pristupa',
  title_blocked: 'Ovdje nije dostupno',
  // SPEC §8 "Page texts"; the same in `error-words.ts`.
  not_found: 'Ups, žao nam je. Ne možemo pronaći tu stranicu.',
  error: 'Ups! Žao nam je, nešto nije u redu. Vrati se malo kasnije.',
  locked: 'Nema pristupa. Žao nam je, nemaš dopuštenje vidjeti ovu stranicu.',
  blocked: 'Žao nam je, trenutno nismo dostupni u ovoj zemlji: {countryName}.',
  blocked_here: 'Žao nam je, trenutno nismo dostupni u tvojoj zemlji.',
  locked_text:
    'Drugi račun možda ima dopuštenje. Ako misliš da bi ga trebao imati i ovaj, javi se podršci.',
  blocked_text: 'Ako imaš račun, on i novac na njemu čuvaju se za tebe.',
  to_home: 'Na početnu stranicu',
  title_cybersport: 'Kvote za e-sport',
  description_cybersport:
    'Kvote za {count, plural, one {# e-sport meč uživo} few {# e-sport meča uživo} other {# e-sport mečeva uživo}} i sve koji slijede.',
  title_favorites: 'Favoriti',
  title_schedule: 'Raspored i kvote',
  description_schedule: 'Što se igra {date}, po sportu i ligi, s kvotama.',
  title_results: 'Rezultati',
  description_results: 'Kako su završile utakmice {date}, po sportu i ligi.',
  reload: 'Učitaj ponovno',
  title_leagues: '{sport}: sve lige',
  title_category: '{sport}, {place}: lige i kvote',
  description_category:
    '{sport}, {place}: sve lige s kvotama za utakmice uživo i nadolazeće utakmice.',
};

/** Error pages, by the key of SPEC §8 "Page error description". */
export const page = {
  error: {
    description: 'Ništa tvoje nije izgubljeno: listići i novac su kakvi su bili.',
  },
};
