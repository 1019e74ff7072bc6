export const push = {
  name: 'Oznámenia na tomto zariadení',
  hint: 'Vyhodnotené stávky a novinky pre vás, aj keď je táto stránka zatvorená.',
  denied: 'Tento prehliadač ich blokuje. Povoľte oznámenia pre tento web v jeho nastaveniach.',
  to_install: 'Ak ich chcete dostávať, pridajte si tento web na plochu a otvorte ho odtiaľ.',
  failed_title: 'Neuložilo sa to',
  failed_text: 'Prehliadač alebo náš server neodpovedal. Skúste to, prosím, znova.',
};
