export const matchMore = {
  no_form: 'لا مباريات سابقة معروفة.',
  form_sum:
    'فوز: {won, number} · تعادل: {drawn, number} · خسارة: {lost, number} · له: {scored, number} · عليه: {conceded, number}',
  form_match:
    '{day}: {result, select, win {فوز} loss {خسارة} other {تعادل}} {own, number}:{other, number} أمام {opponent}، {where, select, home {على أرضه} other {خارج أرضه}}',
  letter: { win: 'ف', draw: 'ت', loss: 'خ' },
  builder: {
    apart: 'لا يُجمع مع اختيارك',
    apart_text: 'لا يمكن جمعه مع ما اخترته.',
    remove: 'إزالة {name}',
    needed:
      '{count, plural, zero {لا شيء} one {اختر نتيجة أخرى} two {اختر نتيجتين من هذه المباراة} few {اختر # نتائج من هذه المباراة} many {اختر # نتيجة من هذه المباراة} other {اختر # نتيجة من هذه المباراة}}',
    pays: '{count, plural, zero {لا عائد} one {عائد نتيجة واحدة} two {عائد النتيجتين معًا} few {عائد # نتائج معًا} many {عائد # نتيجة معًا} other {عائد # نتيجة معًا}}',
    add: 'أضف إلى القسيمة',
  },
  view: {
    form: 'المستوى',
    meetings: 'المواجهات المباشرة',
    timeline: 'مجريات المباراة',
    table: 'الترتيب',
    lineups: 'التشكيلتان',
    field: 'المشاركون',
    stages: 'المراحل',
  },
  count: { corners: 'الركنيات', yellow_cards: 'البطاقات الصفراء', red_cards: 'البطاقات الحمراء' },
  no_timeline: 'لم يحدث شيء بعد.',
  no_meetings: 'لا نعرف مواجهات سابقة بينهما.',
  no_table: 'لا ترتيب لهذه البطولة بعد.',
  no_lineups: 'التشكيلتان غير معروفتين.',
  substitutes: 'البدلاء',
  field: { result: 'النتيجة', odds: 'السعر' },
  winner: 'الفائز',
  table: {
    position: 'المركز',
    played: 'لعب',
    won: 'فاز',
    drawn: 'تعادل',
    lost: 'خسر',
    difference: 'الفارق',
    points: 'النقاط',
  },
  table_short: { played: 'ل', won: 'ف', drawn: 'ت', lost: 'خ', difference: '+/−', points: 'ن' },
};
