export const share = {
  leftOut: '{count, plural, one {# tipp kimaradt} other {# tipp kimaradt}}',
  leftOutText: 'Már nincs a kínálatban, vagy nem fér össze a többivel.',
  retry: 'Újra',
  goOn: 'Magam választok',
  offline: {
    offline: 'Nincs kapcsolat',
    offlineText: 'Az oddsokhoz és az állásokhoz kapcsolat kell. Semmid sem veszett el.',
    unreachable: 'Az oldal nem válaszol',
    unreachableText: 'Lehet, hogy egy pillanat múlva visszajön. Semmid sem veszett el.',
    back: 'Újra van kapcsolat',
    backText: 'Folytasd ott, ahol tartottál.',
    bets: 'Nyitott fogadásaid',
    seen: 'Ahogy ekkor álltak: {day}, {time}',
  },
  replaceText:
    'A szelvényeden {count, plural, one {# tipp van} other {# tipp van}}. Kerüljenek a helyére az új fogadások?',
};

export const shareBet = {
  'not-found-modal': {
    title: 'Megosztott fogadások',
    'link-not-found':
      'Ez a link nem vezet fogadásokhoz. Lehet, hogy lejárt, vagy hiányzik belőle egy rész.',
    'link-try-another-bet':
      'E fogadások közül már egyik sincs a kínálatban. Kérj másik linket, vagy válassz magad.',
    'link-try-later':
      'A fogadásokat nem sikerült betölteni. Ellenőrizd a kapcsolatot, és próbáld újra később.',
  },
};
