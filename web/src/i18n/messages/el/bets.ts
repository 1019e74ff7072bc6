/** Words of my bets. */
export const bets = {
  title: 'Τα στοιχήματά μου',
  filter: {
    label: 'Ποια στοιχήματα',
    open: 'Ανοιχτά',
    settled: 'Διευθετημένα',
  },
  signIn: {
    title: 'Εδώ είναι τα στοιχήματά σου',
    text: 'Συνδέσου για να παρακολουθείς τα ανοιχτά και να βλέπεις τι πλήρωσαν.',
    action: 'Σύνδεση',
  },
  empty: {
    open: 'Κανένα ανοιχτό στοίχημα',
    openText: 'Τα στοιχήματά σου μένουν εδώ μέχρι να τελειώσουν οι αγώνες.',
    settled: 'Τίποτα διευθετημένο ακόμη',
    settledText: 'Όταν τελειώσουν οι αγώνες σου, θα δεις εδώ τι πλήρωσε κάθε στοίχημα.',
  },
  failed: {
    title: 'Τα στοιχήματά σου δεν φορτώθηκαν',
    text: 'Είναι ασφαλή· μόνο η λίστα λείπει.',
    action: 'Δοκίμασε ξανά',
  },
  type: {
    single: 'Μονό',
    combo: 'Παρολί {count}',
    system: 'Σύστημα',
    custom_bet: 'Bet Builder',
  },
  stake: 'Ποντάρισμα',
  odds: 'Απόδοση',
  possibleWin: 'Πιθανά κέρδη',
  paid: 'Πληρώθηκε',
  ref: 'Στοίχημα {ref}',
  placedAt: '{day}, {time}',
  legs: 'Επιλογές',
  live: 'Live',
  result: {
    no_results: 'Ανοιχτό',
    canceled: 'Άκυρο',
    win_entire: 'Κερδισμένο',
    lose_entire: 'Χαμένο',
    refund_entire: 'Επιστροφή',
    refund_half_win_other: 'Μισό κερδισμένο',
    refund_half_lose_other: 'Μισό χαμένο',
    cashed_out: 'Cash out',
  },
};
