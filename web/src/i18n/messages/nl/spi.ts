export const spi = {
  notification: {
    deposit_started: 'Naar de betaalpagina',
    deposit_failed: 'Storting niet gestart',
    signed_out: 'Je bent uitgelogd',
    continue_at_provider: 'Ga verder bij de betaaldienst.',
    sign_in_again: 'Log in en probeer het opnieuw.',
    amount_refused: 'Dit bedrag valt buiten de grenzen van één storting.',
    currency_refused: 'Je hebt geen rekening in deze valuta.',
    limit_reached:
      'Je stortingslimiet of een pauze die je neemt, laat dit niet toe. Kijk bij Limieten in je profiel.',
    no_connection: 'Er is geen verbinding. Er is niets afgeschreven.',
    try_again:
      'De storting kon niet worden gestart. Er is niets afgeschreven; probeer het opnieuw.',
    see_profile: 'Vul je geboortedatum in of laat je account verifiëren: kijk in je profiel.',
    not_offered: 'Op dit account kun je niet storten.',
    payments_closed:
      'We kunnen nu geen stortingen aannemen. Je saldo is veilig en je kunt ermee blijven wedden.',
  },
} as const;

export const quickDeposit = {
  title: 'Storten wat ontbreekt',
  other: 'Andere bedragen en hulp',
  notification: {
    success: 'Storting ontvangen. Je kunt je weddenschap plaatsen.',
    pending: 'Je storting is onderweg.',
    failed: {
      title: 'Storting mislukt',
      description: 'Er is niets afgeschreven. Probeer het opnieuw of betaal op een andere manier.',
    },
  },
} as const;
