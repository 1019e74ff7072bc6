export const matchMore = {
  no_form: 'Ingen tidligere kampe er kendt.',
  form_sum:
    '{won, number} vundet, {drawn, number} uafgjort, {lost, number} tabt · scoret {scored, number}, lukket ind {conceded, number}',
  form_match:
    '{day}: {result, select, win {vandt} loss {tabte} other {spillede uafgjort}} {own, number}:{other, number} mod {opponent}, {where, select, home {hjemme} other {ude}}',
  letter: { win: 'V', draw: 'U', loss: 'T' },
  builder: {
    apart: 'kan ikke kombineres',
    apart_text: 'kan ikke kombineres med det, du har valgt.',
    remove: 'Fjern {name}',
    needed: '{count, plural, one {Vælg ét udfald mere} other {Vælg # udfald i denne kamp}}',
    pays: '{count, plural, one {# udfald giver} other {# tilsammen giver}}',
    add: 'Føj til kuponen',
  },
  view: {
    form: 'Form',
    meetings: 'Indbyrdes',
    timeline: 'Tidslinje',
    table: 'Stilling',
    lineups: 'Opstillinger',
  },
  count: { corners: 'Hjørnespark', yellow_cards: 'Gule kort', red_cards: 'Røde kort' },
  no_timeline: 'Der er ikke sket noget endnu.',
  no_meetings: 'De to har ikke mødt hinanden i kampe, vi kender.',
  no_table: 'Turneringen har ingen stilling endnu.',
  no_lineups: 'Opstillingerne er ikke kendt.',
  substitutes: 'Udskiftere',
  table: {
    position: 'Placering',
    played: 'Kampe',
    won: 'Vundet',
    drawn: 'Uafgjort',
    lost: 'Tabt',
    difference: 'Målforskel',
    points: 'Point',
  },
  table_short: { played: 'K', won: 'V', drawn: 'U', lost: 'T', difference: '+/−', points: 'P' },
};
