export const share = {
  leftOut: '{count, plural, one {# Auswahl fehlt} other {# Auswahlen fehlen}}',
  leftOutText: 'Sie werden nicht mehr angeboten oder passen nicht zu den anderen.',
  retry: 'Erneut versuchen',
  goOn: 'Selbst Wetten wählen',
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
