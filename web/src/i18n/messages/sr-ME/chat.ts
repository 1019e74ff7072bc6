export const chat = {
  open: 'Piši nam na četu',
  failed: 'Čet se nije otvorio',
  failed_text: 'Možda ga nešto blokira. Provjeri vezu, pa pokušaj ponovo.',
};
