export const chat = {
  open: 'Piši nam na chatu',
  failed: 'Chat se nije otvorio',
  failed_text: 'Možda ga nešto blokira. Provjeri vezu, pa pokušaj ponovno.',
};
