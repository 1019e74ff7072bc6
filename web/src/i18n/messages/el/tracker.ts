/** Words of what is told of odds and matches as they move: how fresh odds are, their history, the live tracker. */
export const tracker = {
  odds_old:
    'Αυτές οι αποδόσεις είναι παλαιότερες από δέκα δευτερόλεπτα. Νεότερες επιλέγονται μόλις έρθουν.',
  odds_lost: 'Χωρίς σύνδεση: οι αποδόσεις μένουν ακίνητες και δεν επιλέγονται μέχρι να επιστρέψει.',
  line: 'Γραμμή',
  opening: 'Αρχική',
  now: 'Τώρα',
  taken_bet: 'Το στοίχημά σου',
  taken_slip: 'Στο δελτίο σου',
  no_history: 'Καμία κίνηση ακόμη.',
  name: 'Live tracker',
  nothing_yet: 'Δεν έχει συμβεί τίποτα ακόμη.',
};
