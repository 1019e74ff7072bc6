export const chat = {
  open: 'Keskustele kanssamme',
  failed: 'Chat ei auennut',
  failed_text: 'Jokin saattaa estää sen. Tarkista yhteytesi ja yritä uudelleen.',
};
