/** Words of the chat that a site brings. */
export const chat = {
  open: 'Fala connosco',
  failed: 'O chat não abriu',
  failed_text: 'Pode haver algo a bloqueá-lo. Verifica a tua ligação e tenta de novo.',
} as const;
