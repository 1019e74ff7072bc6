/** Words of what a match page shows beside its markets. */
export const matchMore = {
  no_form: 'No earlier matches are known.',
  form_sum:
    '{won, number} won, {drawn, number} drawn, {lost, number} lost · scored {scored, number}, conceded {conceded, number}',
  form_match:
    '{day}: {result, select, win {won} loss {lost} other {drew}} {own, number}:{other, number} against {opponent}, {where, select, home {at home} other {away}}',
  letter: { win: 'W', draw: 'D', loss: 'L' },
  builder: {
    apart: 'does not combine',
    apart_text: 'does not combine with what you have chosen.',
    remove: 'Remove {name}',
    needed:
      '{count, plural, one {Choose one more outcome} other {Choose # outcomes of this match}}',
    pays: '{count, plural, one {# outcome pays} other {# together pay}}',
    add: 'Add to slip',
  },
  view: {
    form: 'Form',
    meetings: 'Head to head',
    timeline: 'Timeline',
    table: 'Table',
    lineups: 'Line-ups',
    field: 'Field',
    stages: 'Stages',
  },
  count: { corners: 'Corners', yellow_cards: 'Yellow cards', red_cards: 'Red cards' },
  no_timeline: 'Nothing has happened yet.',
  no_meetings: 'The two have not met in matches that we know of.',
  no_table: 'This competition has no table yet.',
  no_lineups: 'The line-ups are not known.',
  substitutes: 'Substitutes',
  field: { result: 'Result', odds: 'Odds' },
  winner: 'Winner',
  table: {
    position: 'Position',
    played: 'Played',
    won: 'Won',
    drawn: 'Drawn',
    lost: 'Lost',
    difference: 'Difference',
    points: 'Points',
  },
  table_short: { played: 'P', won: 'W', drawn: 'D', lost: 'L', difference: '+/−', points: 'Pts' },
} as const;
