export const chat = {
  open: 'Napíšte nám na čet',
  failed: 'Čet sa neotvoril',
  failed_text: 'Možno ho niečo blokuje. Skontrolujte pripojenie a skúste to znova.',
};
