/** What the payment widget has to say, by the keys of SPEC §8: `spi.notification.{title}` and `.{message}`. */
export const spi = {
  notification: {
    deposit_started: 'Videre til betalingssiden',
    deposit_failed: 'Innskuddet ble ikke startet',
    signed_out: 'Du er logget ut',
    continue_at_provider: 'Fortsett hos betalingsleverandøren.',
    sign_in_again: 'Logg inn og prøv igjen.',
    amount_refused: 'Beløpet er utenfor grensene for ett innskudd.',
    currency_refused: 'Du har ingen konto i denne valutaen.',
    limit_reached:
      'Innskuddsgrensen din, eller en pause du tar, tillater det ikke. Se Grenser i profilen din.',
    no_connection: 'Det er ingen forbindelse. Ingenting er trukket.',
    try_again: 'Innskuddet kunne ikke startes. Ingenting er trukket; prøv igjen.',
    see_profile: 'Legg til fødselsdatoen din, eller få kontoen bekreftet: se profilen din.',
    not_offered: 'Denne kontoen kan ikke gjøre innskudd.',
    payments_closed:
      'Vi kan ikke ta imot innskudd akkurat nå. Saldoen din er trygg, og du kan fortsatt spille for den.',
  },
};

/** Words of the deposit inside the slip, with how it ends by the keys of SPEC §8. */
export const quickDeposit = {
  title: 'Sett inn det som mangler',
  other: 'Andre beløp og hjelp',
  notification: {
    success: 'Innskuddet er mottatt. Du kan legge inn spillet.',
    pending: 'Innskuddet ditt er på vei.',
    failed: {
      title: 'Innskuddet mislyktes',
      description: 'Ingenting er trukket. Prøv igjen, eller betal på en annen måte.',
    },
  },
};
