export const chat = {
  open: 'Chat med oss',
  failed: 'Chatten åpnet seg ikke',
  failed_text: 'Noe kan blokkere den. Sjekk tilkoblingen og prøv igjen.',
};
