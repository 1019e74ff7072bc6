export const share = {
  leftOut: '{count, plural, one {# valg ble utelatt} other {# valg ble utelatt}}',
  leftOutText: 'Det tilbys ikke lenger, eller passer ikke sammen med de andre.',
  retry: 'Prøv igjen',
  goOn: 'Velg spill selv',
  offline: {
    offline: 'Du er frakoblet',
    offlineText: 'Odds og stillinger krever nett. Ingenting av ditt er tapt.',
    unreachable: 'Nettstedet svarer ikke',
    unreachableText: 'Det kan være tilbake om et øyeblikk. Ingenting av ditt er tapt.',
    back: 'Du er på nett igjen',
    backText: 'Fortsett der du var.',
    bets: 'Dine åpne spill',
    seen: 'Slik de stod {day} kl. {time}',
  },
  replaceText:
    'Kupongen din har {count, plural, one {# valg} other {# valg}}. Vil du sette de nye spillene i stedet?',
};

/** Why shared bets are not on the slip, by the keys of SPEC §8. */
export const shareBet = {
  'not-found-modal': {
    title: 'Delte spill',
    'link-not-found':
      'Denne lenken fører ikke til noen spill. Den kan være utløpt, eller en del av den mangler.',
    'link-try-another-bet':
      'Ingen av disse spillene tilbys lenger. Be om en annen lenke, eller velg egne spill.',
    'link-try-later': 'Spillene kunne ikke hentes. Sjekk tilkoblingen og prøv igjen senere.',
  },
};
