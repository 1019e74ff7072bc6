export const share = {
  leftOut: '{count, plural, one {# selectie is weggelaten} other {# selecties zijn weggelaten}}',
  leftOutText: 'Niet meer in het aanbod, of niet te combineren met de rest.',
  retry: 'Opnieuw proberen',
  goOn: 'Zelf weddenschappen kiezen',
  offline: {
    offline: 'Je bent offline',
    offlineText: 'Odds en standen hebben verbinding nodig. Je bent niets kwijt.',
    unreachable: 'De site antwoordt niet',
    unreachableText: 'Misschien is hij er zo weer. Je bent niets kwijt.',
    back: 'Je bent weer online',
    backText: 'Ga verder waar je was.',
    bets: 'Je open weddenschappen',
    seen: 'Zoals ze ervoor stonden op {day} om {time}',
  },
  replaceText:
    'Op je betslip {count, plural, one {staat # selectie} other {staan # selecties}}. De nieuwe weddenschappen ervoor in de plaats zetten?',
} as const;

export const shareBet = {
  'not-found-modal': {
    title: 'Gedeelde weddenschappen',
    'link-not-found':
      'Deze link leidt niet naar weddenschappen. Misschien is hij verlopen, of ontbreekt er een stuk.',
    'link-try-another-bet':
      'Geen van deze weddenschappen is nog in het aanbod. Vraag om een andere link, of kies zelf weddenschappen.',
    'link-try-later':
      'De weddenschappen konden niet worden opgehaald. Controleer je verbinding en probeer het later opnieuw.',
  },
} as const;
