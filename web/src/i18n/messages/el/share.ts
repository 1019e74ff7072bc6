/** Words around bets that somebody has shared. */
export const share = {
  leftOut: '{count, plural, one {Έμεινε έξω # επιλογή} other {Έμειναν έξω # επιλογές}}',
  leftOutText: 'Δεν προσφέρεται πια ή δεν ταιριάζει με τις άλλες.',
  retry: 'Δοκίμασε ξανά',
  goOn: 'Διαλέγω μόνος μου',
  offline: {
    offline: 'Είσαι εκτός σύνδεσης',
    offlineText: 'Αποδόσεις και σκορ θέλουν σύνδεση. Δεν χάθηκε τίποτα δικό σου.',
    unreachable: 'Ο ιστότοπος δεν απαντά',
    unreachableText: 'Μπορεί να επιστρέψει σε λίγο. Δεν χάθηκε τίποτα δικό σου.',
    back: 'Είσαι ξανά online',
    backText: 'Συνέχισε από εκεί που ήσουν.',
    bets: 'Τα ανοιχτά σου στοιχήματα',
    seen: 'Όπως ήταν {day} στις {time}',
  },
  replaceText:
    'Το δελτίο σου έχει {count, plural, one {# επιλογή} other {# επιλογές}}. Να μπουν στη θέση τους τα νέα στοιχήματα;',
};

/** Why shared bets are not on the slip, by the keys of SPEC §8. */
export const shareBet = {
  'not-found-modal': {
    title: 'Κοινοποιημένα στοιχήματα',
    'link-not-found': 'Ο σύνδεσμος δεν οδηγεί σε στοιχήματα. Ίσως έληξε ή λείπει ένα κομμάτι του.',
    'link-try-another-bet':
      'Κανένα από αυτά τα στοιχήματα δεν προσφέρεται πια. Ζήτησε άλλον σύνδεσμο ή διάλεξε δικά σου.',
    'link-try-later': 'Τα στοιχήματα δεν φορτώθηκαν. Έλεγξε τη σύνδεσή σου και δοκίμασε αργότερα.',
  },
};
