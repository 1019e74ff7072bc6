export const share = {
  leftOut: '{count, plural, one {# val togs inte med} other {# val togs inte med}}',
  leftOutText: 'Det erbjuds inte längre eller går inte ihop med de andra.',
  retry: 'Försök igen',
  goOn: 'Välj spel själv',
  offline: {
    offline: 'Du är offline',
    offlineText: 'Odds och ställningar kräver anslutning. Inget av ditt är förlorat.',
    unreachable: 'Webbplatsen svarar inte',
    unreachableText: 'Den kan vara tillbaka om en stund. Inget av ditt är förlorat.',
    back: 'Du är online igen',
    backText: 'Fortsätt där du var.',
    bets: 'Dina öppna spel',
    seen: 'Som de stod {day} kl. {time}',
  },
  replaceText:
    'Din kupong har {count, plural, one {# val} other {# val}}. Sätta de nya spelen i dess ställe?',
};

export const shareBet = {
  'not-found-modal': {
    title: 'Delade spel',
    'link-not-found':
      'Länken leder inte till några spel. Den kan ha gått ut, eller så saknas en del av den.',
    'link-try-another-bet':
      'Inget av spelen erbjuds längre. Be om en annan länk eller välj egna spel.',
    'link-try-later': 'Spelen kunde inte hämtas. Kontrollera anslutningen och försök igen senare.',
  },
};
