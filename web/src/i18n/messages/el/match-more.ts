/** Words of what a match page shows beside its markets. */
export const matchMore = {
  no_form: 'Δεν υπάρχουν γνωστοί προηγούμενοι αγώνες.',
  form_sum:
    '{won, plural, one {# νίκη} other {# νίκες}}, {drawn, plural, one {# ισοπαλία} other {# ισοπαλίες}}, {lost, plural, one {# ήττα} other {# ήττες}} · υπέρ {scored, number}, κατά {conceded, number}',
  form_match:
    '{day}: {result, select, win {νίκη} loss {ήττα} other {ισοπαλία}} {own, number}:{other, number} με {opponent}, {where, select, home {εντός} other {εκτός}}',
  letter: { win: 'Ν', draw: 'Ι', loss: 'Η' },
  builder: {
    apart: 'δεν συνδυάζεται',
    apart_text: 'δεν συνδυάζεται με όσα έχεις επιλέξει.',
    remove: 'Αφαίρεση: {name}',
    needed:
      '{count, plural, one {Διάλεξε μία ακόμη επιλογή} other {Διάλεξε # επιλογές από αυτόν τον αγώνα}}',
    pays: '{count, plural, one {# επιλογή πληρώνει} other {# μαζί πληρώνουν}}',
    add: 'Στο δελτίο',
  },
  view: {
    form: 'Φόρμα',
    meetings: 'Μεταξύ τους',
    timeline: 'Εξέλιξη',
    table: 'Βαθμολογία',
    lineups: 'Συνθέσεις',
    field: 'Συμμετέχοντες',
    stages: 'Στάδια',
  },
  count: { corners: 'Κόρνερ', yellow_cards: 'Κίτρινες', red_cards: 'Κόκκινες' },
  no_timeline: 'Δεν έχει συμβεί τίποτα ακόμη.',
  no_meetings: 'Δεν γνωρίζουμε προηγούμενους αγώνες μεταξύ τους.',
  no_table: 'Η διοργάνωση δεν έχει βαθμολογία ακόμη.',
  no_lineups: 'Οι συνθέσεις δεν είναι γνωστές.',
  substitutes: 'Αναπληρωματικοί',
  field: { result: 'Αποτέλεσμα', odds: 'Απόδοση' },
  winner: 'Νικητής',
  table: {
    position: 'Θέση',
    played: 'Αγώνες',
    won: 'Νίκες',
    drawn: 'Ισοπαλίες',
    lost: 'Ήττες',
    difference: 'Διαφορά',
    points: 'Βαθμοί',
  },
  table_short: { played: 'ΑΓ', won: 'Ν', drawn: 'Ι', lost: 'Η', difference: '+/−', points: 'Β' },
};
