/** Words of the chat that a site brings. */
export const chat = {
  open: 'Συνομιλία μαζί μας',
  failed: 'Η συνομιλία δεν άνοιξε',
  failed_text: 'Κάτι ίσως την εμποδίζει. Έλεγξε τη σύνδεσή σου και δοκίμασε ξανά.',
};
