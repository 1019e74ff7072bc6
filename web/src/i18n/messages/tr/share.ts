/** Words around bets that somebody has shared. */
export const share = {
  leftOut: '{count, plural, one {# seçim dışarıda kaldı} other {# seçim dışarıda kaldı}}',
  leftOutText: 'Artık sunulmuyor ya da diğerleriyle birleştirilemiyor.',
  retry: 'Tekrar dene',
  goOn: 'Bahisleri kendim seçeyim',
  offline: {
    offline: 'Çevrimdışısınız',
    offlineText: 'Oranlar ve skorlar için bağlantı gerekir. Hiçbir şeyiniz kaybolmadı.',
    unreachable: 'Site yanıt vermiyor',
    unreachableText: 'Birazdan geri gelebilir. Hiçbir şeyiniz kaybolmadı.',
    back: 'Yeniden çevrimiçisiniz',
    backText: 'Kaldığınız yerden devam edin.',
    bets: 'Açık bahisleriniz',
    seen: '{day} saat {time} itibarıyla',
  },
  replaceText:
    'Kuponunuzda {count, plural, one {# seçim} other {# seçim}} var. Yerine yeni bahisler konsun mu?',
};

/** Why shared bets are not on the slip, by the keys of SPEC §8. */
export const shareBet = {
  'not-found-modal': {
    title: 'Paylaşılan bahisler',
    'link-not-found': 'Bu bağlantıda bahis yok. Süresi dolmuş ya da bir parçası eksik olabilir.',
    'link-try-another-bet':
      'Bu bahislerin hiçbiri artık sunulmuyor. Başka bir bağlantı isteyin ya da kendi bahislerinizi seçin.',
    'link-try-later': 'Bahisler alınamadı. Bağlantınızı kontrol edip sonra tekrar deneyin.',
  },
};
