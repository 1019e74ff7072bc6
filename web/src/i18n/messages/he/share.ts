/** Words around bets that somebody has shared. */
export const share = {
  leftOut: '{count, plural, one {בחירה אחת הושמטה} two {# בחירות הושמטו} other {# בחירות הושמטו}}',
  leftOutText: 'היא כבר לא מוצעת, או לא משתלבת עם האחרות.',
  retry: 'לנסות שוב',
  goOn: 'אבחר הימורים לבד',
  offline: {
    offline: 'אתם לא מחוברים',
    offlineText: 'יחסים ותוצאות דורשים חיבור. שום דבר שלכם לא אבד.',
    unreachable: 'האתר לא עונה',
    unreachableText: 'ייתכן שיחזור בעוד רגע. שום דבר שלכם לא אבד.',
    back: 'אתם מחוברים שוב',
    backText: 'המשיכו מאיפה שהייתם.',
    bets: 'ההימורים הפתוחים שלכם',
    seen: 'כפי שהיו ב-{day} בשעה {time}',
  },
  replaceText:
    'בטופס יש {count, plural, one {בחירה אחת} two {# בחירות} other {# בחירות}}. להחליף בהימורים החדשים?',
};

/** Why shared bets are not on the slip, by the keys of SPEC §8. */
export const shareBet = {
  'not-found-modal': {
    title: 'הימורים ששותפו',
    'link-not-found': 'הקישור לא מוביל להימורים. ייתכן שפג תוקפו או שחסר בו חלק.',
    'link-try-another-bet':
      'אף אחד מההימורים האלה כבר לא מוצע. בקשו קישור אחר או בחרו הימורים משלכם.',
    'link-try-later': 'לא ניתן היה להביא את ההימורים. בדקו את החיבור ונסו שוב מאוחר יותר.',
  },
};
