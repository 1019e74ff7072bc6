export const tracker = {
  odds_old: 'Oddsen är mer än tio sekunder gamla. Nyare kan väljas så snart de är här.',
  odds_lost: 'Ingen anslutning: oddsen står still och kan inte väljas förrän den är tillbaka.',
  line: 'Linje',
  opening: 'Start',
  now: 'Nu',
  taken_bet: 'Ditt spel',
  taken_slip: 'På din kupong',
  no_history: 'Ingen rörelse att visa än.',
  name: 'Livetracker',
  nothing_yet: 'Inget har hänt än.',
};
