export const matchMore = {
  no_form: 'Nincsenek ismert korábbi mérkőzések.',
  form_sum:
    '{won, number} győzelem, {drawn, number} döntetlen, {lost, number} vereség · szerzett: {scored, number}, kapott: {conceded, number}',
  form_match:
    '{day}: {result, select, win {győzelem} loss {vereség} other {döntetlen}} {own, number}:{other, number}, ellenfél: {opponent}, {where, select, home {otthon} other {idegenben}}',
  letter: { win: 'Gy', draw: 'D', loss: 'V' },
  builder: {
    apart: 'nem kombinálható',
    apart_text: 'nem kombinálható azzal, amit választottál.',
    remove: 'Eltávolítás: {name}',
    needed:
      '{count, plural, one {Válassz még egy kimenetelt} other {Válassz # kimenetelt erről a mérkőzésről}}',
    pays: '{count, plural, one {# kimenetel oddsa} other {# kimenetel együttes oddsa}}',
    add: 'Szelvényre',
  },
  view: {
    form: 'Forma',
    meetings: 'Egymás ellen',
    timeline: 'Idővonal',
    table: 'Tabella',
    lineups: 'Felállások',
    field: 'Mezőny',
    stages: 'Szakaszok',
  },
  count: { corners: 'Szögletek', yellow_cards: 'Sárga lapok', red_cards: 'Piros lapok' },
  no_timeline: 'Még nem történt semmi.',
  no_meetings: 'Az általunk ismert mérkőzéseken még nem találkoztak.',
  no_table: 'Ennek a sorozatnak még nincs tabellája.',
  no_lineups: 'A felállások nem ismertek.',
  substitutes: 'Cserék',
  field: { result: 'Eredmény', odds: 'Szorzó' },
  winner: 'Győztes',
  table: {
    position: 'Helyezés',
    played: 'Mérkőzés',
    won: 'Győzelem',
    drawn: 'Döntetlen',
    lost: 'Vereség',
    difference: 'Különbség',
    points: 'Pont',
  },
  table_short: { played: 'M', won: 'Gy', drawn: 'D', lost: 'V', difference: '+/−', points: 'P' },
};
