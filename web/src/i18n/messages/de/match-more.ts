export const matchMore = {
  no_form: 'Frühere Spiele sind nicht bekannt.',
  form_sum:
    '{won, number} gewonnen, {drawn, number} unentschieden, {lost, number} verloren · {scored, number} erzielt, {conceded, number} kassiert',
  form_match:
    '{day}: {own, number}:{other, number} {where, select, home {zu Hause} other {auswärts}} gegen {opponent}, {result, select, win {gewonnen} loss {verloren} other {unentschieden}}',
  letter: { win: 'S', draw: 'U', loss: 'N' },
};
