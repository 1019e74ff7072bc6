export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot {name}',
  pools: 'Potten van {name}',
  drops: 'Valt vóór {amount}',
  state: {
    active: 'Loopt',
    created: 'Begint binnenkort',
    disabled: 'Uit',
    finished: 'Afgelopen',
    paused: 'Gepauzeerd',
  },
  hits: 'Laatste jackpots',
  hit_of: '{level} · speler {player}',
  no_hits: 'Nog niemand heeft hem gewonnen.',
  won: {
    title: 'Je hebt de jackpot gewonnen!',
    text: 'De pot {level} is van jou.',
    proof:
      'De trekking stond vast voordat je je weddenschap plaatste, en iedereen kan dat nagaan: treffer {id}.',
    close: 'Sluiten',
    thanks: 'Geweldig',
  },
  draw: {
    open: 'Zo is er getrokken',
    text: 'De SHA-256 van de seed is gepubliceerd op {committed}, vóór de weddenschap. De seed zelf is getoond op {revealed}, bij de treffer.',
    seed: 'Seed',
    drawn: 'Getrokken is {drawn} van {every}. Onder de inzet van {stake} is het een treffer.',
    must_drop:
      'In de pot zat {pool}, en bij {ceiling} moest hij vallen, wat er ook getrokken werd.',
    how: 'Zo controleer je het zonder deze pagina: de eerste regel geeft de SHA-256, de tweede het getrokken getal, van 2²⁵⁶.',
    fair: 'Gecontroleerd in deze browser: de seed is die welke was beloofd, en de treffer klopt.',
    unchecked: 'Deze browser kan het hier niet controleren.',
    wrong: 'De controle is mislukt: de seed geeft deze treffer niet.',
    failed: 'De trekking is niet geladen.',
    next: 'SHA-256 van de seed van de volgende trekkingen van {name}:',
  },
} as const;
