export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot {name}',
  pools: 'Töpfe von {name}',
  drops: 'Fällt bis {amount}',
  state: {
    active: 'Läuft',
    created: 'Beginnt bald',
    disabled: 'Aus',
    finished: 'Beendet',
    paused: 'Pausiert',
  },
  hits: 'Letzte Jackpots',
  hit_of: '{level} · Spieler {player}',
  no_hits: 'Noch hat ihn niemand getroffen.',
  failed: 'Die Jackpots wurden nicht geladen.',
  won: {
    title: 'Du hast den Jackpot!',
    text: 'Der Topf {level} gehört dir.',
    proof: 'Die Ziehung stand vor deiner Wette fest, und jeder kann sie prüfen: Treffer {id}.',
    close: 'Schließen',
    thanks: 'Wunderbar',
  },
} as const;
