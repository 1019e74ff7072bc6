export const tracker = {
  odds_old: 'Denne oddsen er mer enn ti sekunder gammel. Du kan velge nyere så snart den er her.',
  odds_lost: 'Ingen forbindelse: oddsen står stille og kan ikke velges før den er tilbake.',
  line: 'Linje',
  opening: 'Åpning',
  now: 'Nå',
  taken_bet: 'Ditt spill',
  taken_slip: 'På kupongen din',
  no_history: 'Ingen bevegelse å vise ennå.',
  name: 'Livetracker',
  nothing_yet: 'Ingenting har skjedd ennå.',
};
