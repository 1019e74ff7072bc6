export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot {name}',
  pools: 'Cagnottes de {name}',
  drops: 'Tombe avant {amount}',
  state: {
    active: 'En cours',
    created: 'Commence bientôt',
    disabled: 'Désactivé',
    finished: 'Terminé',
    paused: 'En pause',
  },
  hits: 'Derniers jackpots',
  hit_of: '{level} · joueur {player}',
  no_hits: 'Personne ne l’a encore décroché.',
  failed: 'Les jackpots ne se sont pas chargés.',
  won: {
    title: 'Vous avez décroché le jackpot !',
    text: 'La cagnotte {level} est à vous.',
    proof: 'Le tirage était fixé avant votre pari, et chacun peut le vérifier : gain {id}.',
    close: 'Fermer',
    thanks: 'Magnifique',
  },
} as const;
