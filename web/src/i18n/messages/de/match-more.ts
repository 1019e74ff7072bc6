export const matchMore = {
  no_form: 'Frühere Spiele sind nicht bekannt.',
  form_sum:
    '{won, number} gewonnen, {drawn, number} unentschieden, {lost, number} verloren · {scored, number} erzielt, {conceded, number} kassiert',
  form_match:
    '{day}: {own, number}:{other, number} {where, select, home {zu Hause} other {auswärts}} gegen {opponent}, {result, select, win {gewonnen} loss {verloren} other {unentschieden}}',
  letter: { win: 'S', draw: 'U', loss: 'N' },
  builder: {
    apart: 'nicht kombinierbar',
    apart_text: 'lässt sich mit Ihrer Auswahl nicht kombinieren.',
    remove: '{name} entfernen',
    needed:
      '{count, plural, one {Wählen Sie noch einen Ausgang} other {Wählen Sie # Ausgänge dieses Spiels}}',
    pays: '{count, plural, one {# Ausgang zahlt} other {# zusammen zahlen}}',
    add: 'In den Wettschein',
  },
  view: {
    form: 'Form',
    meetings: 'Direkter Vergleich',
    timeline: 'Verlauf',
    table: 'Tabelle',
    lineups: 'Aufstellungen',
    field: 'Teilnehmerfeld',
    stages: 'Etappen',
  },
  count: { corners: 'Ecken', yellow_cards: 'Gelbe Karten', red_cards: 'Rote Karten' },
  no_timeline: 'Noch ist nichts geschehen.',
  no_meetings: 'Von früheren Begegnungen der beiden ist uns nichts bekannt.',
  no_table: 'Dieser Wettbewerb hat noch keine Tabelle.',
  no_lineups: 'Die Aufstellungen sind nicht bekannt.',
  substitutes: 'Ersatzbank',
  field: { result: 'Ergebnis', odds: 'Quote' },
  winner: 'Sieger',
  table: {
    position: 'Platz',
    played: 'Spiele',
    won: 'Gewonnen',
    drawn: 'Unentschieden',
    lost: 'Verloren',
    difference: 'Differenz',
    points: 'Punkte',
  },
  table_short: { played: 'Sp', won: 'S', drawn: 'U', lost: 'N', difference: '+/−', points: 'Pkt' },
};
