export const chat = {
  open: 'Scrivici in chat',
  failed: 'La chat non si è aperta',
  failed_text: 'Forse qualcosa la blocca. Controlla la connessione e riprova.',
};
