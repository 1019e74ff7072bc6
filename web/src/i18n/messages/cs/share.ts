export const share = {
  leftOut:
    '{count, plural, one {Vynechán # tip} few {Vynechány # tipy} many {Vynecháno # tipu} other {Vynecháno # tipů}}',
  leftOutText: 'Už není v nabídce, nebo nejde k ostatním.',
  retry: 'Zkusit znovu',
  goOn: 'Vybrat si vlastní sázky',
  offline: {
    offline: 'Jste offline',
    offlineText: 'Kurzy a skóre potřebují připojení. O nic jste nepřišli.',
    unreachable: 'Web neodpovídá',
    unreachableText: 'Za chvíli může být zpátky. O nic jste nepřišli.',
    back: 'Jste znovu online',
    backText: 'Pokračujte tam, kde jste skončili.',
    bets: 'Vaše otevřené sázky',
    seen: 'Stav: {day}, {time}',
  },
  replaceText:
    'Na tiketu {count, plural, one {je # tip} few {jsou # tipy} many {je # tipu} other {je # tipů}}. Nahradit je novými sázkami?',
};

export const shareBet = {
  'not-found-modal': {
    title: 'Sdílené sázky',
    'link-not-found': 'Tento odkaz nevede k žádným sázkám. Možná vypršel, nebo z něj kus chybí.',
    'link-try-another-bet':
      'Žádná z těchto sázek už není v nabídce. Požádejte o jiný odkaz, nebo si vyberte vlastní sázky.',
    'link-try-later': 'Sázky se nepodařilo načíst. Zkontrolujte připojení a zkuste to později.',
  },
};
