export const spi = {
  notification: {
    deposit_started: 'Irány a fizetési oldal',
    deposit_failed: 'A befizetés nem indult el',
    signed_out: 'Kiléptél',
    continue_at_provider: 'Folytasd a fizetési szolgáltatónál.',
    sign_in_again: 'Lépj be, és próbáld újra.',
    amount_refused: 'Ez az összeg kívül esik egy befizetés határain.',
    currency_refused: 'Ebben a pénznemben nincs számlád.',
    limit_reached:
      'A befizetési limited vagy egy szünet, amelyet tartasz, nem engedi. Lásd a Limitek oldalt a profilodban.',
    no_connection: 'Nincs kapcsolat. Nem terheltek meg semmivel.',
    try_again: 'A befizetést nem sikerült elindítani. Nem terheltek meg semmivel; próbáld újra.',
    see_profile: 'Add meg a születési dátumodat, vagy igazold a fiókodat: nézd meg a profilodat.',
    not_offered: 'Erre a fiókra nem lehet befizetni.',
    payments_closed:
      'Most nem tudunk befizetést fogadni. Az egyenleged biztonságban van, és továbbra is fogadhatsz belőle.',
  },
};

export const quickDeposit = {
  title: 'Fizesd be, ami hiányzik',
  other: 'Más összegek és segítség',
  notification: {
    success: 'A befizetés megérkezett. Fogadhatsz.',
    pending: 'A befizetésed úton van.',
    failed: {
      title: 'A befizetés nem sikerült',
      description: 'Nem terheltek meg semmivel. Próbáld újra, vagy válassz más fizetési módot.',
    },
  },
};
