/** Words of the chat that a site brings. */
export const chat = {
  open: 'Fale com a gente',
  failed: 'O chat não abriu',
  failed_text: 'Talvez algo o esteja bloqueando. Verifique sua conexão e tente de novo.',
} as const;
