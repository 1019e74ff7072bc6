/** Words around bets that somebody has shared. */
export const share = {
  leftOut:
    '{count, plural, one {# tip je izostavljen} few {# tipa su izostavljena} other {# tipova je izostavljeno}}',
  leftOutText: 'Više nije u ponudi ili ne ide s ostalima.',
  retry: 'Pokušaj ponovo',
  goOn: 'Izabraću sam',
  offline: {
    offline: 'Nema veze s internetom',
    offlineText: 'Za kvote i rezultate treba veza. Ništa tvoje nije izgubljeno.',
    unreachable: 'Sajt ne odgovara',
    unreachableText: 'Možda se vrati za koji trenutak. Ništa tvoje nije izgubljeno.',
    back: 'Opet si na mreži',
    backText: 'Nastavi gdje si stao.',
    bets: 'Tvoji aktivni tiketi',
    seen: 'Stanje {day} u {time}',
  },
  replaceText:
    'Na tiketu je {count, plural, one {# tip} few {# tipa} other {# tipova}}. Da stavimo nove opklade umjesto toga?',
};

/** Why shared bets are not on the slip, by the keys of SPEC §8. */
export const shareBet = {
  'not-found-modal': {
    title: 'Podijeljeni tiket',
    'link-not-found': 'Iza ovog linka nema tiketa. Možda je istekao ili mu nedostaje dio.',
    'link-try-another-bet':
      'Nijedan od ovih tipova više nije u ponudi. Zatraži drugi link ili izaberi svoje.',
    'link-try-later': 'Tiket se nije mogao preuzeti. Provjeri vezu i pokušaj kasnije.',
  },
};
