/** Words of what a match page shows beside its markets. */
export const matchMore = {
  no_form: 'No earlier matches are known.',
  form_sum:
    '{won, number} won, {drawn, number} drawn, {lost, number} lost · scored {scored, number}, conceded {conceded, number}',
  form_match:
    '{day}: {result, select, win {won} loss {lost} other {drew}} {own, number}:{other, number} against {opponent}, {where, select, home {at home} other {away}}',
  letter: { win: 'W', draw: 'D', loss: 'L' },
} as const;
