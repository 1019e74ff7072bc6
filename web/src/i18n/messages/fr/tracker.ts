export const tracker = {
  odds_old:
    'Ces cotes ont plus de dix secondes. Les nouvelles pourront être choisies dès leur arrivée.',
  odds_lost:
    'Pas de connexion : les cotes sont figées et ne peuvent pas être choisies avant son retour.',
  line: 'Ligne',
  opening: 'Ouverture',
  now: 'Maintenant',
  taken_bet: 'Votre pari',
  taken_slip: 'Dans votre panier',
  no_history: 'Aucun mouvement à montrer pour l’instant.',
  name: 'Suivi en direct',
  nothing_yet: 'Il ne s’est encore rien passé.',
} as const;
