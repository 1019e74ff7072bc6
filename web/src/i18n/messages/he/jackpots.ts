export const jackpots = {
  title: 'ג׳קפוט',
  banner: 'ג׳קפוט {name}',
  pools: 'הקופות של {name}',
  drops: 'ייפול עד {amount}',
  state: {
    active: 'פעיל',
    created: 'מתחיל בקרוב',
    disabled: 'כבוי',
    finished: 'הסתיים',
    paused: 'מושהה',
  },
  hits: 'ג׳קפוטים אחרונים',
  hit_of: '{level} · שחקן {player}',
  no_hits: 'אף אחד עדיין לא זכה בו.',
  failed: 'הג׳קפוטים לא נטענו.',
  won: {
    title: 'זכיתם בג׳קפוט!',
    text: 'הקופה {level} שלכם.',
    proof: 'ההגרלה נקבעה לפני שהנחתם את ההימור, וכל אחד יכול לבדוק אותה: זכייה {id}.',
    close: 'סגירה',
    thanks: 'נהדר',
  },
};
