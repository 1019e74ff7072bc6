export const tracker = {
  odds_old:
    'Queste quote hanno più di dieci secondi. Quelle nuove si possono scegliere appena arrivano.',
  odds_lost:
    'Nessuna connessione: le quote sono ferme e non si possono scegliere finché non torna.',
  line: 'Linea',
  opening: 'Apertura',
  now: 'Adesso',
  taken_bet: 'La tua scommessa',
  taken_slip: 'In schedina',
  no_history: 'Ancora nessun movimento da mostrare.',
  name: 'Tracker live',
  nothing_yet: 'Non è ancora successo niente.',
};
