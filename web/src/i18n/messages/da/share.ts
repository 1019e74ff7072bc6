export const share = {
  leftOut: '{count, plural, one {# valg blev udeladt} other {# valg blev udeladt}}',
  leftOutText: 'Det udbydes ikke længere eller passer ikke sammen med de andre.',
  retry: 'Prøv igen',
  goOn: 'Vælg selv væddemål',
  offline: {
    offline: 'Du er offline',
    offlineText: 'Odds og stillinger kræver forbindelse. Intet af dit er tabt.',
    unreachable: 'Sitet svarer ikke',
    unreachableText: 'Det er måske tilbage om et øjeblik. Intet af dit er tabt.',
    back: 'Du er online igen',
    backText: 'Fortsæt, hvor du var.',
    bets: 'Dine åbne væddemål',
    seen: 'Som de stod {day} kl. {time}',
  },
  replaceText:
    'Din kupon har {count, plural, one {# valg} other {# valg}}. Vil du sætte de nye væddemål i stedet?',
};

export const shareBet = {
  'not-found-modal': {
    title: 'Delte væddemål',
    'link-not-found':
      'Linket fører ikke til nogen væddemål. Måske er det udløbet, eller der mangler en del af det.',
    'link-try-another-bet':
      'Ingen af disse væddemål udbydes længere. Bed om et andet link, eller vælg selv væddemål.',
    'link-try-later': 'Væddemålene kunne ikke hentes. Tjek din forbindelse, og prøv igen senere.',
  },
};
