/** Words of search. */
export const search = {
  title: 'חיפוש',
  close: 'סגירת החיפוש',
  placeholder: 'קבוצה, שחקן, ליגה או מדינה',
  results: 'מה נמצא',
  needed: 'הקלידו שלוש אותיות לפחות.',
  more: '{count, plural, one {עוד אות אחת לחיפוש.} two {עוד # אותיות לחיפוש.} other {עוד # אותיות לחיפוש.}}',
  recent: 'חיפושים קודמים',
  forget: 'ניקוי החיפושים',
  popular: 'ליגות פופולריות',
  live: 'לייב עכשיו',
  upcoming: 'בקרוב',
  players: 'שחקנים',
  leagues: 'ליגות',
  categories: 'מדינות ואזורים',
  found:
    '{count, plural, =0 {לא נמצא דבר} one {נמצאה תוצאה אחת} two {נמצאו # תוצאות} other {נמצאו # תוצאות}}',
  nothing: 'לא נמצא דבר עבור ״{query}״',
  nothing_text: 'בדקו את הכתיב, או נסו רק שם של קבוצה או ליגה.',
  failed: 'החיפוש לא עבר',
  failed_text: 'בדקו את החיבור ונסו שוב.',
};

/** Words of notifications. */
export const notifications = {
  title: 'התראות',
  open: 'התראות, {count, plural, =0 {הכול נקרא} one {אחת שלא נקראה} two {# שלא נקראו} other {# שלא נקראו}}',
  close: 'סגירת ההתראות',
  read_all: 'סימון הכול כנקרא',
  unread: 'לא נקרא',
  empty: 'עדיין לא קרה כלום',
  empty_text: 'כשהימור נסגר או כשיש חדשות עבורכם, זה יופיע כאן.',
  failed: 'ההתראות לא נטענו',
  failed_text: 'אף אחת לא אבדה; רק הרשימה חסרה.',
  more: 'קודמות',
  more_failed: 'הקודמות לא נטענו.',
  not_read: 'לא ניתן היה לסמן אותן כנקראו. נסו שוב.',
  many: '{count, plural, one {הימור אחד הוכרע} two {שני הימורים הוכרעו} other {# הימורים הוכרעו}}',
  now: 'ממש עכשיו',
  type: {
    bet: 'הימור',
    maintenance: 'תחזוקה',
    bonus: 'בונוס',
    jackpot: 'ג׳קפוט',
    vip_bet: 'הימור לפי בקשה',
    payment: 'תשלומים',
  },
};
