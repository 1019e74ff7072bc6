/** Words of quick bet. */
export const quick = {
  title: 'رهان سريع',
  hint: 'نقرة واحدة على احتمالات مباشرة تضع الرهان فورًا.',
  stake: 'مبلغ كل نقرة',
  approve: 'تأكيد {stake} لكل نقرة',
  approve_bare: 'تأكيد',
  approve_and_place: 'تأكيد ووضع الرهان · {stake}',
  ready: 'نقرة واحدة تضع {stake}',
  sign_in: 'سجّل الدخول لوضع الرهان',
  done: 'تم',
  placing: 'جارٍ وضع رهانك',
  placed: 'تم وضع الرهان',
  taken: 'تم · الرهان {id}',
  returns: 'العائد {win}',
  seconds:
    '{count, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  odds_moved: 'تغيّرت الاحتمالات',
  to_confirm: 'بانتظار تأكيدك',
  no_stake: 'أدخل مبلغ النقرة الواحدة ثم أكّده.',
  wins_nothing: 'بهذه الاحتمالات لن يربح الرهان شيئًا.',
};
