export const spi = {
  notification: {
    deposit_started: 'Spre pagina de plată',
    deposit_failed: 'Depunerea nu a pornit',
    signed_out: 'Ești deconectat',
    continue_at_provider: 'Continuă la procesatorul de plăți.',
    sign_in_again: 'Autentifică-te și încearcă din nou.',
    amount_refused: 'Această sumă este în afara limitelor unei depuneri.',
    currency_refused: 'Nu ai cont în această monedă.',
    limit_reached:
      'Limita ta la depuneri sau o pauză în care te afli nu permite asta. Vezi Limite în profilul tău.',
    no_connection: 'Nu există conexiune. Nu s-a luat nimic.',
    try_again: 'Depunerea nu a putut fi pornită. Nu s-a luat nimic; încearcă din nou.',
    see_profile: 'Completează data nașterii sau verifică-ți contul: vezi profilul tău.',
    not_offered: 'În acest cont nu se pot face depuneri.',
    payments_closed:
      'Momentan nu putem primi depuneri. Soldul tău este în siguranță și poți paria în continuare cu el.',
  },
};

export const quickDeposit = {
  title: 'Depune ce lipsește',
  other: 'Alte sume și ajutor',
  notification: {
    success: 'Depunere primită. Îți poți plasa pariul.',
    pending: 'Depunerea ta este pe drum.',
    failed: {
      title: 'Depunere eșuată',
      description: 'Nu s-a luat nimic. Încearcă din nou sau folosește altă metodă de plată.',
    },
  },
};
