/** Titles and designed states of the pages. */
export const pages = {
  title_home: 'Στοίχημα και live αποδόσεις',
  title_live: 'Live στοίχημα',
  title_sport: 'Αποδόσεις: {sport}',
  title_league: 'Αποδόσεις: {league}',
  title_match: '{home} – {away}: αποδόσεις',
  title_bets: 'Τα στοιχήματά μου',
  bets_about: 'Τι είναι ανοιχτό και τι πλήρωσαν όσα έκλεισαν',
  title_not_found: 'Η σελίδα δεν βρέθηκε',
  title_error: 'Κάτι πήγε στραβά',
  description:
    'Αποδόσεις για {count, plural, one {# live αγώνα} other {# live αγώνες}} και για όλα όσα έρχονται.',
  live_now: 'Live τώρα',
  upcoming: 'Έρχονται',
  upcoming_count: '{count, number} έρχονται',
  see_live: 'Δες τους live αγώνες',
  see_all: 'Δες όλους τους αγώνες',
  all: 'Όλα',
  markets: 'Αγορές',
  sports_filter: 'Αθλήματα',
  today: 'Σήμερα',
  tomorrow: 'Αύριο',
  no_live_title: 'Κανένας αγώνας σε εξέλιξη τώρα',
  no_live_text: 'Οι επόμενοι είναι ήδη ανοιχτοί για στοίχημα.',
  no_matches_title: 'Δεν προσφέρεται τίποτα εδώ ακόμη',
  no_matches_text: 'Οι αγώνες εμφανίζονται μόλις βγουν αποδόσεις.',
  no_markets_title: 'Καμία απόδοση για αυτόν τον αγώνα τώρα',
  no_markets_text: 'Επιστρέφουν μόλις ανοίξει ξανά το στοίχημα.',
  over_title: 'Ο αγώνας τελείωσε',
  over_text: 'Τα στοιχήματα διευθετούνται μόλις βγουν τα αποτελέσματα.',
  failed_title: 'Δεν φορτώθηκε',
  failed_text: 'Η σύνδεση κόπηκε στη μέση. Το δελτίο σου είναι ασφαλές.',
  again: 'Δοκίμασε ξανά',
  title_locked: 'Χωρίς πρόσβαση',
  title_blocked: 'Μη διαθέσιμο εδώ',
  // SPEC §8 "Page texts"; the same in `error-words.ts`.
  not_found: 'Ωχ, συγγνώμη. Δεν βρίσκουμε αυτή τη σελίδα.',
  error: 'Ωχ! Συγγνώμη, κάτι πήγε στραβά. Έλα ξανά σε λίγο.',
  locked: 'Χωρίς πρόσβαση. Λυπούμαστε, δεν έχεις δικαίωμα να δεις τη σελίδα.',
  blocked: 'Λυπούμαστε, δεν είμαστε διαθέσιμοι αυτή τη στιγμή στη χώρα: {countryName}.',
  blocked_here: 'Λυπούμαστε, δεν είμαστε διαθέσιμοι στη χώρα σου αυτή τη στιγμή.',
  locked_text:
    'Ίσως επιτρέπεται σε άλλον λογαριασμό. Αν νομίζεις ότι πρέπει και σε αυτόν, ρώτησε την υποστήριξη.',
  blocked_text: 'Αν έχεις λογαριασμό, αυτός και τα χρήματά του φυλάσσονται για σένα.',
  to_home: 'Στην αρχική σελίδα',
  title_cybersport: 'Αποδόσεις esports',
  description_cybersport:
    'Αποδόσεις για {count, plural, one {# live αγώνα esports} other {# live αγώνες esports}} και για όλους όσους έρχονται.',
  title_favorites: 'Αγαπημένα',
  title_schedule: 'Πρόγραμμα και αποδόσεις',
  description_schedule: 'Τι παίζεται στις {date}, ανά άθλημα και διοργάνωση, με αποδόσεις.',
  title_results: 'Αποτελέσματα',
  description_results: 'Πώς έληξαν οι αγώνες στις {date}, ανά άθλημα και διοργάνωση.',
  reload: 'Επαναφόρτωση',
  title_leagues: '{sport}: όλες οι διοργανώσεις',
  title_category: '{sport}, {place}: διοργανώσεις και αποδόσεις',
  description_category:
    '{sport}, {place}: όλες οι διοργανώσεις με αποδόσεις για ζωντανούς και επερχόμενους αγώνες.',
};

/** Error pages, by the key of SPEC §8 "Page error description". */
export const page = {
  error: {
    description: 'Δεν χάθηκε τίποτα δικό σου: τα στοιχήματα και το υπόλοιπό σου είναι όπως ήταν.',
  },
};
