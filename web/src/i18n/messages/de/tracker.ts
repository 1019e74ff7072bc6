export const tracker = {
  odds_old:
    'Diese Quoten sind älter als zehn Sekunden. Neuere lassen sich wählen, sobald sie da sind.',
  odds_lost:
    'Keine Verbindung: Die Quoten stehen still und lassen sich erst wieder wählen, wenn sie zurück ist.',
} as const;
