export const matchMore = {
  no_form: 'Ingen tidligere kamper er kjent.',
  form_sum:
    '{won, number} seire, {drawn, number} uavgjort, {lost, number} tap · {scored, number} scoret, {conceded, number} sluppet inn',
  form_match:
    '{day}: {own, number}–{other, number} mot {opponent} {where, select, home {hjemme} other {borte}}, {result, select, win {seier} loss {tap} other {uavgjort}}',
  letter: { win: 'S', draw: 'U', loss: 'T' },
  builder: {
    apart: 'kan ikke kombineres',
    apart_text: 'kan ikke kombineres med det du har valgt.',
    remove: 'Fjern {name}',
    needed: '{count, plural, one {Velg ett utfall til} other {Velg # utfall fra denne kampen}}',
    pays: '{count, plural, one {# utfall gir} other {# utfall sammen gir}}',
    add: 'Legg på kupongen',
  },
  view: {
    form: 'Form',
    meetings: 'Innbyrdes',
    timeline: 'Tidslinje',
    table: 'Tabell',
    lineups: 'Lagoppstilling',
  },
  count: { corners: 'Cornere', yellow_cards: 'Gule kort', red_cards: 'Røde kort' },
  no_timeline: 'Ingenting har skjedd ennå.',
  no_meetings: 'De to har ikke møttes i kamper vi kjenner til.',
  no_table: 'Denne turneringen har ingen tabell ennå.',
  no_lineups: 'Lagoppstillingene er ikke kjent.',
  substitutes: 'Innbyttere',
  table: {
    position: 'Plass',
    played: 'Spilt',
    won: 'Seire',
    drawn: 'Uavgjort',
    lost: 'Tap',
    difference: 'Målforskjell',
    points: 'Poeng',
  },
  table_short: { played: 'K', won: 'S', drawn: 'U', lost: 'T', difference: '+/−', points: 'P' },
};
