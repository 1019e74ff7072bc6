export const chat = {
  open: 'Napisz na czacie',
  failed: 'Czat się nie otworzył',
  failed_text: 'Być może coś go blokuje. Sprawdź połączenie i spróbuj ponownie.',
};
