export const chat = {
  open: 'Chat met ons',
  failed: 'De chat ging niet open',
  failed_text: 'Misschien houdt iets hem tegen. Controleer je verbinding en probeer het opnieuw.',
} as const;
