export const chat = {
  open: 'Napište nám na chat',
  failed: 'Chat se neotevřel',
  failed_text: 'Možná ho něco blokuje. Zkontrolujte připojení a zkuste to znovu.',
};
