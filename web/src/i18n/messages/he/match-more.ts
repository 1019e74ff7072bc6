export const matchMore = {
  no_form: 'לא ידוע על משחקים קודמים.',
  form_sum:
    'ניצחונות: {won, number}, תיקו: {drawn, number}, הפסדים: {lost, number} · זכות: {scored, number}, חובה: {conceded, number}',
  form_match:
    '{day}: {result, select, win {ניצחון} loss {הפסד} other {תיקו}} {own, number}:{other, number} מול {opponent}, {where, select, home {בבית} other {בחוץ}}',
  letter: { win: 'נ', draw: 'ת', loss: 'ה' },
  builder: {
    apart: 'לא משתלב',
    apart_text: 'לא משתלב עם מה שבחרתם.',
    remove: 'הסרת {name}',
    needed:
      '{count, plural, one {בחרו עוד תוצאה אחת} two {בחרו שתי תוצאות מהמשחק הזה} other {בחרו # תוצאות מהמשחק הזה}}',
    pays: '{count, plural, one {תוצאה אחת משלמת} two {# יחד משלמות} other {# יחד משלמות}}',
    add: 'הוספה לטופס',
  },
  view: {
    form: 'כושר',
    meetings: 'ראש בראש',
    timeline: 'מהלך',
    table: 'טבלה',
    lineups: 'הרכבים',
    field: 'משתתפים',
    stages: 'שלבים',
  },
  count: { corners: 'קרנות', yellow_cards: 'צהובים', red_cards: 'אדומים' },
  no_timeline: 'עדיין לא קרה כלום.',
  no_meetings: 'לא ידוע לנו על מפגש קודם בין השתיים.',
  no_table: 'למפעל הזה אין עדיין טבלה.',
  no_lineups: 'ההרכבים לא ידועים.',
  substitutes: 'מחליפים',
  field: { result: 'תוצאה', odds: 'יחס' },
  winner: 'מנצח',
  table: {
    position: 'מקום',
    played: 'משחקים',
    won: 'ניצחונות',
    drawn: 'תיקו',
    lost: 'הפסדים',
    difference: 'הפרש',
    points: 'נקודות',
  },
  table_short: { played: 'מש', won: 'נצ', drawn: 'ת', lost: 'הפ', difference: '+/−', points: 'נק' },
};
