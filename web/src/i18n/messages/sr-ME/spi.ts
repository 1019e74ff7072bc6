/** What the payment widget has to say, by the keys of SPEC §8: `spi.notification.{title}` and `.{message}`. */
export const spi = {
  notification: {
    deposit_started: 'Idemo na stranicu za plaćanje',
    deposit_failed: 'Uplata nije počela',
    signed_out: 'Odjavljen si',
    continue_at_provider: 'Nastavi kod pružaoca plaćanja.',
    sign_in_again: 'Prijavi se i pokušaj ponovo.',
    amount_refused: 'Ovaj iznos je van granica jedne uplate.',
    currency_refused: 'Nemaš račun u ovoj valuti.',
    limit_reached:
      'Tvoj limit za uplate ili predah na kojem si to ne dozvoljava. Pogledaj Limite u profilu.',
    no_connection: 'Nema veze. Ništa nije naplaćeno.',
    try_again: 'Uplata nije mogla da počne. Ništa nije naplaćeno; pokušaj ponovo.',
    see_profile: 'Dodaj datum rođenja ili potvrdi nalog: pogledaj profil.',
    not_offered: 'Na ovaj nalog nema uplata.',
    payments_closed:
      'Trenutno ne primamo uplate. Tvoj balans je siguran i možeš i dalje da se kladiš.',
  },
};

/** Words of the deposit inside the slip, with how it ends by the keys of SPEC §8. */
export const quickDeposit = {
  title: 'Uplati koliko fali',
  other: 'Drugi iznosi i pomoć',
  notification: {
    success: 'Uplata je stigla. Možeš da odigraš tiket.',
    pending: 'Uplata je na putu.',
    failed: {
      title: 'Uplata nije uspjela',
      description: 'Ništa nije naplaćeno. Pokušaj ponovo ili plati na drugi način.',
    },
  },
};
