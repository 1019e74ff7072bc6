/** What the payment widget has to say, by the keys of SPEC §8: `spi.notification.{title}` and `.{message}`. */
export const spi = {
  notification: {
    deposit_started: 'Idemo na stranicu za plaćanje',
    deposit_failed: 'Uplata nije počela',
    signed_out: 'Odjavljen si',
    continue_at_provider: 'Nastavi kod pružatelja plaćanja.',
    sign_in_again: 'Prijavi se i pokušaj ponovno.',
    amount_refused: 'Ovaj iznos je izvan granica jedne uplate.',
    currency_refused: 'Nemaš račun u ovoj valuti.',
    limit_reached:
      'Tvoj limit za uplate ili predah na kojem si to ne dopušta. Pogledaj Limite u profilu.',
    no_connection: 'Nema veze. Ništa nije naplaćeno.',
    try_again: 'Uplata nije mogla početi. Ništa nije naplaćeno; pokušaj ponovno.',
    see_profile: 'Dodaj datum rođenja ili potvrdi račun: pogledaj profil.',
    not_offered: 'Na ovaj račun nema uplata.',
    payments_closed:
      'Trenutačno ne primamo uplate. Tvoj saldo je siguran i možeš se dalje kladiti njime.',
  },
};

/** Words of the deposit inside the slip, with how it ends by the keys of SPEC §8. */
export const quickDeposit = {
  title: 'Uplati koliko nedostaje',
  other: 'Drugi iznosi i pomoć',
  notification: {
    success: 'Uplata je stigla. Možeš odigrati listić.',
    pending: 'Uplata je na putu.',
    failed: {
      title: 'Uplata nije uspjela',
      description: 'Ništa nije naplaćeno. Pokušaj ponovno ili plati na drugi način.',
    },
  },
};
