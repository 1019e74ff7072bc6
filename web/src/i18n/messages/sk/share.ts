export const share = {
  leftOut:
    '{count, plural, one {Vynechaný # tip} few {Vynechané # tipy} many {Vynechaných # tipu} other {Vynechaných # tipov}}',
  leftOutText: 'Už nie je v ponuke alebo sa nehodí k ostatným.',
  retry: 'Skúsiť znova',
  goOn: 'Vybrať si vlastné stávky',
  offline: {
    offline: 'Ste offline',
    offlineText: 'Kurzy a skóre potrebujú pripojenie. O nič ste neprišli.',
    unreachable: 'Web neodpovedá',
    unreachableText: 'O chvíľu môže byť späť. O nič ste neprišli.',
    back: 'Ste znova online',
    backText: 'Pokračujte tam, kde ste skončili.',
    bets: 'Vaše otvorené stávky',
    seen: 'Stav: {day}, {time}',
  },
  replaceText:
    'Na tikete {count, plural, one {je # tip} few {sú # tipy} many {je # tipu} other {je # tipov}}. Nahradiť ich novými stávkami?',
};

export const shareBet = {
  'not-found-modal': {
    title: 'Zdieľané stávky',
    'link-not-found':
      'Tento odkaz nevedie k žiadnym stávkam. Možno vypršal alebo z neho kus chýba.',
    'link-try-another-bet':
      'Žiadna z týchto stávok už nie je v ponuke. Požiadajte o iný odkaz alebo si vyberte vlastné stávky.',
    'link-try-later': 'Stávky sa nepodarilo načítať. Skontrolujte pripojenie a skúste to neskôr.',
  },
};
