/** What the payment widget has to say, by the keys of SPEC §8: `spi.notification.{title}` and `.{message}`. */
export const spi = {
  notification: {
    deposit_started: 'Ödeme sayfasına gidiliyor',
    deposit_failed: 'Para yatırma başlamadı',
    signed_out: 'Oturumunuz kapalı',
    continue_at_provider: 'Ödeme kuruluşunun sayfasında devam edin.',
    sign_in_again: 'Giriş yapıp tekrar deneyin.',
    amount_refused: 'Bu tutar, tek seferde yatırılabilecek sınırların dışında.',
    currency_refused: 'Bu para biriminde hesabınız yok.',
    limit_reached:
      'Para yatırma limitiniz ya da verdiğiniz ara buna izin vermiyor. Profilinizdeki Limitler bölümüne bakın.',
    no_connection: 'Bağlantı yok. Sizden para alınmadı.',
    try_again: 'Para yatırma başlatılamadı. Sizden para alınmadı; tekrar deneyin.',
    see_profile: 'Doğum tarihinizi ekleyin veya hesabınızı doğrulatın: profilinize bakın.',
    not_offered: 'Bu hesaba para yatırılamaz.',
    payments_closed:
      'Şu anda para yatırma işlemi alamıyoruz. Bakiyeniz güvende ve bahis yapmaya devam edebilirsiniz.',
  },
};

/** Words of the deposit inside the slip, with how it ends by the keys of SPEC §8. */
export const quickDeposit = {
  title: 'Eksik tutarı yatırın',
  other: 'Başka tutarlar ve yardım',
  notification: {
    success: 'Para geldi. Bahsinizi yapabilirsiniz.',
    pending: 'Yatırdığınız para yolda.',
    failed: {
      title: 'Para yatırılamadı',
      description: 'Sizden para alınmadı. Tekrar deneyin ya da başka bir ödeme yolu seçin.',
    },
  },
};
