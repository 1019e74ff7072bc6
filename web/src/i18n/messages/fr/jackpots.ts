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
  won: {
    title: 'Vous avez décroché le jackpot !',
    text: 'La cagnotte {level} est à vous.',
    proof: 'Le tirage était fixé avant votre pari, et chacun peut le vérifier : gain {id}.',
    close: 'Fermer',
    thanks: 'Magnifique',
  },
  draw: {
    open: 'Comment le tirage s’est fait',
    text: 'Le SHA-256 de la graine a été publié le {committed}, avant le pari. La graine elle-même a été montrée le {revealed}, avec le gain.',
    seed: 'Graine',
    drawn:
      'Le tirage a donné {drawn} sur {every}. Il est gagnant en dessous de la mise de {stake}.',
    must_drop:
      'La cagnotte contenait {pool} et devait tomber à {ceiling}, quel que soit le tirage.',
    how: 'Pour vérifier sans cette page : la première ligne donne le SHA-256, la seconde le nombre tiré, sur 2²⁵⁶.',
    fair: 'Vérifié dans ce navigateur : la graine est celle qui était promise, et le gain est juste.',
    unchecked: 'Ce navigateur ne peut pas le vérifier ici.',
    wrong: 'La vérification a échoué : la graine ne donne pas ce gain.',
    failed: 'Le tirage ne s’est pas chargé.',
    next: 'SHA-256 de la graine des prochains tirages de {name} :',
  },
} as const;
