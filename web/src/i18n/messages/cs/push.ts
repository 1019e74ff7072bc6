export const push = {
  name: 'Oznámení na tomto zařízení',
  hint: 'Vyhodnocené sázky a novinky pro vás, i když je tato stránka zavřená.',
  denied: 'Tento prohlížeč je blokuje. Povolte oznámení pro tento web v jeho nastavení.',
  to_install: 'Abyste je dostávali, přidejte si tento web na plochu a otevřete ho odtud.',
  failed_title: 'Neuložilo se to',
  failed_text: 'Prohlížeč nebo náš server neodpověděl. Zkuste to prosím znovu.',
};
