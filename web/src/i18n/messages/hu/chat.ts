export const chat = {
  open: 'Írj nekünk',
  failed: 'A chat nem nyílt meg',
  failed_text: 'Lehet, hogy valami letiltja. Ellenőrizd a kapcsolatot, aztán próbáld újra.',
};
