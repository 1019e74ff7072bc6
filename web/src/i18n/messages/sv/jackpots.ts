export const jackpots = {
  title: 'Jackpott',
  banner: 'Jackpott {name}',
  pools: 'Potter i {name}',
  drops: 'Faller senast vid {amount}',
  state: {
    active: 'Pågår',
    created: 'Börjar snart',
    disabled: 'Av',
    finished: 'Avslutad',
    paused: 'Pausad',
  },
  hits: 'Senaste jackpottarna',
  hit_of: '{level} · spelare {player}',
  no_hits: 'Ingen har tagit hem den än.',
  failed: 'Jackpottarna kunde inte laddas.',
  won: {
    title: 'Du tog hem jackpotten!',
    text: 'Potten {level} är din.',
    proof:
      'Dragningen var bestämd innan du lade ditt spel, och vem som helst kan kontrollera den: träff {id}.',
    close: 'Stäng',
    thanks: 'Underbart',
  },
};
