export const push = {
  name: 'Meldingen op dit apparaat',
  hint: 'Afgerekende weddenschappen en nieuws voor jou, ook als deze pagina dicht is.',
  denied: 'Deze browser blokkeert ze. Sta meldingen van deze site toe in de instellingen.',
  to_install: 'Zet deze site op je beginscherm en open hem daarvandaan om ze te krijgen.',
  failed_title: 'Dat is niet opgeslagen',
  failed_text: 'Je browser of onze server antwoordde niet. Probeer het opnieuw.',
} as const;
