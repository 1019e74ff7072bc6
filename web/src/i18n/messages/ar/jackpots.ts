export const jackpots = {
  title: 'الجائزة الكبرى',
  banner: 'الجائزة الكبرى {name}',
  pools: 'صناديق {name}',
  drops: 'تُمنح قبل {amount}',
  state: {
    active: 'جارية',
    created: 'تبدأ قريبًا',
    disabled: 'متوقفة',
    finished: 'انتهت',
    paused: 'متوقفة مؤقتًا',
  },
  hits: 'أحدث الجوائز الكبرى',
  hit_of: '{level} · اللاعب {player}',
  no_hits: 'لم يفز بها أحد بعد.',
  failed: 'لم تُحمَّل الجوائز الكبرى.',
  won: {
    title: 'فزت بالجائزة الكبرى!',
    text: 'صندوق {level} لك.',
    proof: 'حُدّد السحب قبل رهانك، ويمكن لأي شخص التحقق منه: الفوز {id}.',
    close: 'إغلاق',
    thanks: 'رائع',
  },
} as const;
