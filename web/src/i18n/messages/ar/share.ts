export const share = {
  leftOut:
    '{count, plural, one {تُرك اختيار واحد} two {تُرك اختياران} few {تُركت # اختيارات} many {تُرك # اختيارًا} other {تُرك # اختيار}}',
  leftOutText: 'لم يعد معروضًا أو لا يجتمع مع غيره.',
  retry: 'حاول مرة أخرى',
  goOn: 'سأختار بنفسي',
  offline: {
    offline: 'أنت غير متصل',
    offlineText: 'تحتاج الأسعار والنتائج إلى اتصال. لم يضع لك شيء.',
    unreachable: 'الموقع لا يجيب',
    unreachableText: 'قد يعود بعد لحظات. لم يضع لك شيء.',
    back: 'عاد الاتصال',
    backText: 'تابع من حيث كنت.',
    bets: 'رهاناتك المفتوحة',
    seen: 'كما كانت {day} عند {time}',
  },
};

export const shareBet = {
  'not-found-modal': {
    title: 'رهانات مشتركة',
    'link-not-found': 'لا يقود هذا الرابط إلى رهانات. ربما انتهت مدته أو نقص منه جزء.',
    'link-try-another-bet':
      'لم يعد أي من هذه الرهانات معروضًا. اطلب رابطًا آخر أو اختر رهاناتك بنفسك.',
    'link-try-later': 'تعذّر جلب الرهانات. تحقق من اتصالك وحاول لاحقًا.',
  },
};
