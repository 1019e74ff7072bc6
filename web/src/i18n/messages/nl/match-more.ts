export const matchMore = {
  no_form: 'Er zijn geen eerdere wedstrijden bekend.',
  form_sum:
    '{won, number} gewonnen, {drawn, number} gelijk, {lost, number} verloren · {scored, number} voor, {conceded, number} tegen',
  form_match:
    '{day}: {result, select, win {gewonnen} loss {verloren} other {gelijk}} {own, number}:{other, number} tegen {opponent}, {where, select, home {thuis} other {uit}}',
  letter: { win: 'W', draw: 'G', loss: 'V' },
  builder: {
    apart: 'niet te combineren',
    apart_text: 'is niet te combineren met wat je hebt gekozen.',
    remove: '{name} verwijderen',
    needed:
      '{count, plural, one {Kies nog één uitkomst} other {Kies # uitkomsten van deze wedstrijd}}',
    pays: '{count, plural, one {# uitkomst betaalt} other {# samen betalen}}',
    add: 'Op betslip zetten',
  },
  view: {
    form: 'Vorm',
    meetings: 'Onderling',
    timeline: 'Verloop',
    table: 'Stand',
    lineups: 'Opstellingen',
    field: 'Deelnemers',
    stages: 'Etappes',
  },
  count: { corners: 'Corners', yellow_cards: 'Gele kaarten', red_cards: 'Rode kaarten' },
  no_timeline: 'Er is nog niets gebeurd.',
  no_meetings: 'Deze twee speelden niet tegen elkaar in wedstrijden die wij kennen.',
  no_table: 'Deze competitie heeft nog geen stand.',
  no_lineups: 'De opstellingen zijn niet bekend.',
  substitutes: 'Wisselspelers',
  field: { result: 'Resultaat', odds: 'Odds' },
  winner: 'Winnaar',
  table: {
    position: 'Plaats',
    played: 'Gespeeld',
    won: 'Gewonnen',
    drawn: 'Gelijk',
    lost: 'Verloren',
    difference: 'Verschil',
    points: 'Punten',
  },
  table_short: { played: 'GS', won: 'W', drawn: 'G', lost: 'V', difference: '+/−', points: 'Ptn' },
} as const;
