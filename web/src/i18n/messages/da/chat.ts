export const chat = {
  open: 'Chat med os',
  failed: 'Chatten åbnede ikke',
  failed_text: 'Måske er der noget, der blokerer den. Tjek din forbindelse, og prøv igen.',
};
