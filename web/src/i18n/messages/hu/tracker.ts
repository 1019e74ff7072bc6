export const tracker = {
  odds_old:
    'Ezek az oddsok több mint tíz másodpercesek. Az újabbakat választhatod, amint megérkeztek.',
  odds_lost: 'Nincs kapcsolat: az oddsok állnak, és nem választhatók, amíg vissza nem jön.',
  line: 'Vonal',
  opening: 'Nyitó',
  now: 'Most',
  taken_bet: 'Fogadásod',
  taken_slip: 'Szelvényen',
  no_history: 'Még nincs mozgás.',
  name: 'Élő követés',
  nothing_yet: 'Még nem történt semmi.',
};
