/** What the payment widget has to say, by the keys of SPEC §8: `spi.notification.{title}` and `.{message}`. */
export const spi = {
  notification: {
    deposit_started: 'עוברים לדף התשלום',
    deposit_failed: 'ההפקדה לא התחילה',
    signed_out: 'אינכם מחוברים',
    continue_at_provider: 'המשיכו אצל ספק התשלומים.',
    sign_in_again: 'היכנסו ונסו שוב.',
    amount_refused: 'הסכום חורג מהגבולות של הפקדה אחת.',
    currency_refused: 'אין לכם חשבון במטבע הזה.',
    limit_reached: 'מגבלת ההפקדות שלכם, או הפסקה שלקחתם, לא מתירה את זה. ראו מגבלות בפרופיל.',
    no_connection: 'אין חיבור. לא חויבתם.',
    try_again: 'לא ניתן היה להתחיל את ההפקדה. לא חויבתם; נסו שוב.',
    see_profile: 'הוסיפו תאריך לידה או אמתו את החשבון: ראו בפרופיל.',
    not_offered: 'אי אפשר להפקיד לחשבון הזה.',
    payments_closed: 'כרגע אי אפשר להפקיד. היתרה שלכם שמורה ואפשר להמשיך להמר איתה.',
  },
};

/** Words of the deposit inside the slip, with how it ends by the keys of SPEC §8. */
export const quickDeposit = {
  title: 'הפקדת מה שחסר',
  other: 'סכומים אחרים ועזרה',
  notification: {
    success: 'ההפקדה התקבלה. אפשר להניח את ההימור.',
    pending: 'ההפקדה בדרך.',
    failed: {
      title: 'ההפקדה נכשלה',
      description: 'לא חויבתם. נסו שוב או שלמו בדרך אחרת.',
    },
  },
};
