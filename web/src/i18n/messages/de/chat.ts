export const chat = {
  open: 'Chat öffnen',
  failed: 'Der Chat hat sich nicht geöffnet',
  failed_text: 'Vielleicht wird er blockiert. Prüfe deine Verbindung und versuche es noch einmal.',
} as const;
