export const spi = {
  notification: {
    deposit_started: 'Videre til betalingssiden',
    deposit_failed: 'Indbetaling ikke startet',
    signed_out: 'Du er logget ud',
    continue_at_provider: 'Fortsæt hos betalingsudbyderen.',
    sign_in_again: 'Log ind, og prøv igen.',
    amount_refused: 'Beløbet ligger uden for grænserne for én indbetaling.',
    currency_refused: 'Du har ingen konto i denne valuta.',
    limit_reached:
      'Din indbetalingsgrænse eller en pause, du holder, tillader det ikke. Se Grænser i din profil.',
    no_connection: 'Der er ingen forbindelse. Intet blev trukket.',
    try_again: 'Indbetalingen kunne ikke startes. Intet blev trukket; prøv igen.',
    see_profile: 'Angiv din fødselsdato, eller få kontoen bekræftet: se din profil.',
    not_offered: 'Denne konto kan ikke indbetale.',
    payments_closed:
      'Vi kan ikke tage imod indbetalinger lige nu. Din saldo er i sikkerhed, og du kan stadig spille for den.',
  },
};

export const quickDeposit = {
  title: 'Indbetal det, der mangler',
  other: 'Andre beløb og hjælp',
  notification: {
    success: 'Indbetaling modtaget. Du kan placere dit væddemål.',
    pending: 'Din indbetaling er på vej.',
    failed: {
      title: 'Indbetaling mislykket',
      description: 'Intet blev trukket. Prøv igen, eller betal på en anden måde.',
    },
  },
};
