export const matchMore = {
  no_form: 'Non conosciamo partite precedenti.',
  form_sum:
    '{won, number} vinte, {drawn, number} pareggiate, {lost, number} perse · gol fatti {scored, number}, subiti {conceded, number}',
  form_match:
    '{day}: {result, select, win {vittoria} loss {sconfitta} other {pareggio}} {own, number}:{other, number} contro {opponent}, {where, select, home {in casa} other {in trasferta}}',
  letter: { win: 'V', draw: 'N', loss: 'P' },
  builder: {
    apart: 'non combinabile',
    apart_text: 'non si combina con quello che hai scelto.',
    remove: 'Rimuovi {name}',
    needed: '{count, plural, one {Scegli un altro esito} other {Scegli # esiti di questa partita}}',
    pays: '{count, plural, one {# esito paga} other {# insieme pagano}}',
    add: 'Aggiungi alla schedina',
  },
  view: {
    form: 'Forma',
    meetings: 'Precedenti',
    timeline: 'Cronaca',
    table: 'Classifica',
    lineups: 'Formazioni',
  },
  count: { corners: 'Calci d’angolo', yellow_cards: 'Ammonizioni', red_cards: 'Espulsioni' },
  no_timeline: 'Non è ancora successo niente.',
  no_meetings: 'Non conosciamo precedenti tra i due.',
  no_table: 'Questa competizione non ha ancora una classifica.',
  no_lineups: 'Le formazioni non sono note.',
  substitutes: 'Panchina',
  table: {
    position: 'Posizione',
    played: 'Giocate',
    won: 'Vinte',
    drawn: 'Pareggiate',
    lost: 'Perse',
    difference: 'Differenza',
    points: 'Punti',
  },
  table_short: { played: 'G', won: 'V', drawn: 'N', lost: 'P', difference: '+/−', points: 'Pt' },
};
