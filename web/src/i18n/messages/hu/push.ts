export const push = {
  name: 'Értesítések ezen az eszközön',
  hint: 'Elszámolt fogadások és hírek neked, akkor is, ha ez az oldal be van zárva.',
  denied:
    'Ez a böngésző letiltja őket. Engedélyezd az értesítéseket ennek az oldalnak a beállításaiban.',
  to_install: 'Add az oldalt a kezdőképernyődhöz, és onnan nyisd meg, hogy megkapd őket.',
  failed_title: 'Ezt nem sikerült menteni',
  failed_text: 'A böngésződ vagy a szerverünk nem válaszolt. Próbáld újra.',
};
