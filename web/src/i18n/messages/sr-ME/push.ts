export const push = {
  name: 'Obavještenja na ovom uređaju',
  hint: 'Završeni tiketi i vijesti za tebe, i kad je ova stranica zatvorena.',
  denied: 'Ovaj pregledač ih blokira. Dozvoli obavještenja za ovaj sajt u podešavanjima.',
  to_install: 'Da ih dobijaš, dodaj ovaj sajt na početni ekran i otvori ga odatle.',
  failed_title: 'Nije sačuvano',
  failed_text: 'Pregledač ili naš server nije odgovorio. Pokušaj ponovo.',
};
