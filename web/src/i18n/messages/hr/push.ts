export const push = {
  name: 'Obavijesti na ovom uređaju',
  hint: 'Završeni listići i vijesti za tebe, i kad je ova stranica zatvorena.',
  denied: 'Ovaj preglednik ih blokira. Dopusti obavijesti za ovu stranicu u postavkama.',
  to_install: 'Da ih dobivaš, dodaj ovu stranicu na početni zaslon i otvori je odande.',
  failed_title: 'Nije spremljeno',
  failed_text: 'Preglednik ili naš poslužitelj nije odgovorio. Pokušaj ponovno.',
};
