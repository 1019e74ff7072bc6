export const matchMore = {
  no_form: 'Inga tidigare matcher är kända.',
  form_sum:
    '{won, number} vunna, {drawn, number} oavgjorda, {lost, number} förlorade · gjorda {scored, number}, insläppta {conceded, number}',
  form_match:
    '{day}: {result, select, win {vinst} loss {förlust} other {oavgjort}} {own, number}–{other, number} mot {opponent}, {where, select, home {hemma} other {borta}}',
  letter: { win: 'V', draw: 'O', loss: 'F' },
  builder: {
    apart: 'går inte att kombinera',
    apart_text: 'går inte att kombinera med det du har valt.',
    remove: 'Ta bort {name}',
    needed: '{count, plural, one {Välj ett utfall till} other {Välj # utfall i den här matchen}}',
    pays: '{count, plural, one {# utfall ger} other {# tillsammans ger}}',
    add: 'Lägg till på kupongen',
  },
  view: {
    form: 'Form',
    meetings: 'Inbördes möten',
    timeline: 'Händelser',
    table: 'Tabell',
    lineups: 'Laguppställningar',
  },
  count: { corners: 'Hörnor', yellow_cards: 'Gula kort', red_cards: 'Röda kort' },
  no_timeline: 'Inget har hänt än.',
  no_meetings: 'De två har inte mötts i någon match vi känner till.',
  no_table: 'Tävlingen har ingen tabell än.',
  no_lineups: 'Laguppställningarna är inte kända.',
  substitutes: 'Avbytare',
  table: {
    position: 'Placering',
    played: 'Spelade',
    won: 'Vunna',
    drawn: 'Oavgjorda',
    lost: 'Förlorade',
    difference: 'Målskillnad',
    points: 'Poäng',
  },
  table_short: { played: 'S', won: 'V', drawn: 'O', lost: 'F', difference: '+/−', points: 'P' },
};
