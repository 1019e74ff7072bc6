export const share = {
  leftOut: '{count, plural, one {# valinta jäi pois} other {# valintaa jäi pois}}',
  leftOutText: 'Sitä ei enää tarjota, tai se ei sovi yhteen muiden kanssa.',
  retry: 'Yritä uudelleen',
  goOn: 'Valitse vetoja itse',
  offline: {
    offline: 'Olet offline-tilassa',
    offlineText: 'Kertoimet ja tilanteet vaativat yhteyden. Mitään sinun ei ole kadonnut.',
    unreachable: 'Sivusto ei vastaa',
    unreachableText: 'Se voi palata hetken päästä. Mitään sinun ei ole kadonnut.',
    back: 'Olet taas verkossa',
    backText: 'Jatka siitä, mihin jäit.',
    bets: 'Avoimet vetosi',
    seen: 'Tilanne {day} klo {time}',
  },
  replaceText:
    'Kupongillasi on {count, plural, one {# valinta} other {# valintaa}}. Laitetaanko uudet vedot tilalle?',
};

export const shareBet = {
  'not-found-modal': {
    title: 'Jaetut vedot',
    'link-not-found':
      'Tämä linkki ei johda vetoihin. Se on voinut vanhentua, tai osa siitä puuttuu.',
    'link-try-another-bet':
      'Mitään näistä vedoista ei enää tarjota. Pyydä toinen linkki tai valitse omia vetoja.',
    'link-try-later': 'Vetoja ei voitu hakea. Tarkista yhteytesi ja yritä myöhemmin uudelleen.',
  },
};
