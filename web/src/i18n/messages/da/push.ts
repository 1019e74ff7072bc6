export const push = {
  name: 'Notifikationer på denne enhed',
  hint: 'Afgjorte væddemål og nyt til dig, også når siden er lukket.',
  denied: 'Browseren blokerer dem. Tillad notifikationer for dette site i dens indstillinger.',
  to_install: 'Føj sitet til din hjemmeskærm, og åbn det derfra for at få dem.',
  failed_title: 'Det blev ikke gemt',
  failed_text: 'Din browser eller vores server svarede ikke. Prøv igen.',
};
