export const tracker = {
  odds_old:
    'Diese Quoten sind älter als zehn Sekunden. Neuere lassen sich wählen, sobald sie da sind.',
  odds_lost:
    'Keine Verbindung: Die Quoten stehen still und lassen sich erst wieder wählen, wenn sie zurück ist.',
  line: 'Linie',
  opening: 'Anfangs',
  now: 'Jetzt',
  taken_bet: 'Deine Wette',
  taken_slip: 'Auf deinem Schein',
  no_history: 'Noch kein Verlauf.',
  name: 'Live-Tracker',
  nothing_yet: 'Noch ist nichts passiert.',
} as const;
