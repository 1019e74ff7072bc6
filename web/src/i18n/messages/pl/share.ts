export const share = {
  leftOut:
    '{count, plural, one {Pominięto # typ} few {Pominięto # typy} many {Pominięto # typów} other {Pominięto # typu}}',
  leftOutText: 'Nie ma go już w ofercie albo nie łączy się z pozostałymi.',
  retry: 'Spróbuj ponownie',
  goOn: 'Wybiorę zakłady samodzielnie',
  offline: {
    offline: 'Jesteś offline',
    offlineText: 'Kursy i wyniki wymagają połączenia. Nic z Twoich rzeczy nie przepadło.',
    unreachable: 'Serwis nie odpowiada',
    unreachableText: 'Może wrócić za chwilę. Nic z Twoich rzeczy nie przepadło.',
    back: 'Znów jesteś online',
    backText: 'Wróć do przerwanego miejsca.',
    bets: 'Twoje otwarte zakłady',
    seen: 'Stan z {day}, {time}',
  },
  replaceText:
    'Na kuponie {count, plural, one {jest # typ} few {są # typy} many {jest # typów} other {jest # typu}}. Wstawić zamiast tego nowe zakłady?',
};

export const shareBet = {
  'not-found-modal': {
    title: 'Udostępnione zakłady',
    'link-not-found':
      'Ten link nie prowadzi do żadnych zakładów. Mógł wygasnąć albo brakuje jego części.',
    'link-try-another-bet':
      'Żadnego z tych zakładów nie ma już w ofercie. Poproś o inny link albo wybierz własne zakłady.',
    'link-try-later': 'Nie udało się pobrać zakładów. Sprawdź połączenie i spróbuj później.',
  },
};
