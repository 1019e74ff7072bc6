export const chat = {
  open: 'Scrie-ne pe chat',
  failed: 'Chatul nu s-a deschis',
  failed_text: 'Poate că îl blochează ceva. Verifică conexiunea, apoi încearcă din nou.',
};
