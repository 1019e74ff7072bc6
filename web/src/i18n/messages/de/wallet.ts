export const wallet = {
  title: 'Einzahlen',
  text: 'Du bezahlst auf der Seite des Zahlungsanbieters und kommst dann hierher zurück.',
  close: 'Schließen',
  loading: 'Zahlungsformular wird geladen',
  failed: {
    title: 'Das Zahlungsformular wurde nicht geladen',
    text: 'Es wurde nichts abgebucht.',
    action: 'Noch einmal',
  },
  result: {
    success: 'Einzahlung erhalten',
    successText: 'Das Geld ist auf deinem Konto.',
    pending: 'Einzahlung unterwegs',
    pendingText: 'Das Guthaben ändert sich, sobald die Zahlung bestätigt ist.',
    error: 'Einzahlung fehlgeschlagen',
    errorText: 'Es wurde nichts abgebucht. Versuche es erneut oder zahle anders.',
  },
  widget: {
    amount: 'Betrag',
    chips: 'Schnellwahl',
    submit: 'Einzahlen',
    submitWithAmount: '{amount} einzahlen',
    sending: 'Zahlungsseite wird geöffnet',
    note: 'Karten- und Bankdaten erreichen uns nie.',
    notAnAmount: 'Gib einen Betrag ein, etwa {amount}.',
  },
  notification: {
    title: {
      deposit_started: 'Weiter zur Zahlungsseite',
      deposit_failed: 'Einzahlung nicht begonnen',
      signed_out: 'Du bist abgemeldet',
    },
    message: {
      continue_at_provider: 'Weiter geht es beim Zahlungsanbieter.',
      sign_in_again: 'Melde dich an und versuche es erneut.',
      amount_refused: 'Dieser Betrag liegt außerhalb der Grenzen einer Einzahlung.',
      currency_refused: 'Du hast kein Konto in dieser Währung.',
      no_connection: 'Keine Verbindung. Es wurde nichts abgebucht.',
      try_again: 'Die Einzahlung konnte nicht beginnen. Es wurde nichts abgebucht.',
    },
  },
};
