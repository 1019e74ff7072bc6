export const tracker = {
  odds_old: 'Disse odds er mere end ti sekunder gamle. Nyere kan vælges, så snart de er her.',
  odds_lost: 'Ingen forbindelse: oddsene står stille og kan ikke vælges, før den er tilbage.',
  line: 'Linje',
  opening: 'Åbning',
  now: 'Nu',
  taken_bet: 'Dit væddemål',
  taken_slip: 'På din kupon',
  no_history: 'Ingen udvikling at vise endnu.',
  name: 'Livetracker',
  nothing_yet: 'Der er ikke sket noget endnu.',
};
