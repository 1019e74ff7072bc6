export const share = {
  leftOut: '{count, plural, one {# Auswahl fehlt} other {# Auswahlen fehlen}}',
  leftOutText: 'Sie werden nicht mehr angeboten oder passen nicht zu den anderen.',
  retry: 'Erneut versuchen',
  goOn: 'Selbst Wetten wählen',
  offline: {
    offline: 'Keine Verbindung',
    offlineText: 'Quoten und Spielstände brauchen eine Verbindung. Verloren geht nichts.',
    unreachable: 'Die Seite antwortet nicht',
    unreachableText: 'Sie ist vielleicht gleich wieder da. Verloren geht nichts.',
    back: 'Die Verbindung ist wieder da',
    backText: 'Weiter geht es, wo Sie waren.',
    bets: 'Ihre offenen Wetten',
    seen: 'Stand vom {day} um {time}',
  },
  replaceText:
    'Auf deinem Wettschein {count, plural, one {steht # Auswahl} other {stehen # Auswahlen}}. Sollen die neuen Wetten an ihre Stelle treten?',
} as const;

export const shareBet = {
  'not-found-modal': {
    title: 'Geteilte Wetten',
    'link-not-found': 'Dieser Link führt zu keinen Wetten. Er ist abgelaufen oder unvollständig.',
    'link-try-another-bet':
      'Keine dieser Wetten wird noch angeboten. Ein anderer Link hilft weiter oder eine eigene Auswahl.',
    'link-try-later':
      'Die Wetten konnten nicht geladen werden. Bitte Verbindung prüfen und später erneut versuchen.',
  },
} as const;
