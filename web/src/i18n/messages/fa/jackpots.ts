export const jackpots = {
  title: 'جک‌پات',
  banner: 'جک‌پات {name}',
  pools: 'صندوق‌های {name}',
  drops: 'حتماً تا {amount} برده می‌شود',
  state: {
    active: 'در جریان',
    created: 'به‌زودی',
    disabled: 'خاموش',
    finished: 'پایان‌یافته',
    paused: 'متوقف',
  },
  hits: 'آخرین جک‌پات‌ها',
  hit_of: '{level} · بازیکن {player}',
  no_hits: 'هنوز کسی آن را نبرده است.',
  failed: 'جک‌پات‌ها بارگذاری نشدند.',
  won: {
    title: 'جک‌پات را بردید!',
    text: 'صندوق {level} مال شماست.',
    proof: 'قرعه پیش از ثبت شرط شما تعیین شده بود و هر کسی می‌تواند آن را بررسی کند: برد {id}.',
    close: 'بستن',
    thanks: 'عالی',
  },
};
