export const spi = {
  notification: {
    deposit_started: 'Weiter zur Zahlungsseite',
    deposit_failed: 'Einzahlung nicht begonnen',
    signed_out: 'Du bist abgemeldet',
    continue_at_provider: 'Weiter geht es beim Zahlungsanbieter.',
    sign_in_again: 'Melde dich an und versuche es erneut.',
    amount_refused: 'Dieser Betrag liegt außerhalb der Grenzen einer Einzahlung.',
    currency_refused: 'Du hast kein Konto in dieser Währung.',
    limit_reached:
      'Dein Limit für Einzahlungen oder deine Spielpause lässt das nicht zu. Sieh unter Limits in deinem Profil nach.',
    no_connection: 'Keine Verbindung. Es wurde nichts abgebucht.',
    try_again: 'Die Einzahlung konnte nicht beginnen. Es wurde nichts abgebucht.',
    see_profile: 'Gib dein Geburtsdatum an oder lass dein Konto bestätigen: mehr in deinem Profil.',
    not_offered: 'Mit diesem Konto sind keine Einzahlungen möglich.',
    payments_closed:
      'Gerade können wir keine Einzahlungen annehmen. Dein Guthaben ist sicher und du kannst weiter damit wetten.',
  },
};

export const quickDeposit = {
  title: 'Fehlenden Betrag einzahlen',
  other: 'Andere Beträge und Hilfe',
  notification: {
    success: 'Einzahlung erhalten. Du kannst deine Wette abgeben.',
    pending: 'Deine Einzahlung ist unterwegs.',
    failed: {
      title: 'Einzahlung fehlgeschlagen',
      description: 'Es wurde nichts abgebucht. Versuche es erneut oder zahle anders.',
    },
  },
};
