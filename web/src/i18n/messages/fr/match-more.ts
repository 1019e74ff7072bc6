export const matchMore = {
  no_form: 'Aucun match antérieur n’est connu.',
  form_sum:
    '{won, number} V, {drawn, number} N, {lost, number} D · {scored, number} marqués, {conceded, number} encaissés',
  form_match:
    '{day} : {result, select, win {victoire} loss {défaite} other {nul}} {own, number}:{other, number} contre {opponent}, {where, select, home {à domicile} other {à l’extérieur}}',
  letter: { win: 'V', draw: 'N', loss: 'D' },
  builder: {
    apart: 'ne se combine pas',
    apart_text: 'ne se combine pas avec ce que vous avez choisi.',
    remove: 'Retirer {name}',
    needed:
      '{count, plural, one {Choisissez encore une issue} other {Choisissez # issues de ce match}}',
    pays: '{count, plural, one {# issue rapporte} other {# issues ensemble rapportent}}',
    add: 'Ajouter au panier',
  },
  view: {
    form: 'Forme',
    meetings: 'Face-à-face',
    timeline: 'Temps forts',
    table: 'Classement',
    lineups: 'Compositions',
    field: 'Participants',
    stages: 'Étapes',
  },
  count: { corners: 'Corners', yellow_cards: 'Cartons jaunes', red_cards: 'Cartons rouges' },
  no_timeline: 'Il ne s’est encore rien passé.',
  no_meetings: 'Les deux ne se sont jamais rencontrés dans les matchs que nous connaissons.',
  no_table: 'Cette compétition n’a pas encore de classement.',
  no_lineups: 'Les compositions ne sont pas connues.',
  substitutes: 'Remplaçants',
  field: { result: 'Résultat', odds: 'Cote' },
  winner: 'Vainqueur',
  table: {
    position: 'Place',
    played: 'Joués',
    won: 'Gagnés',
    drawn: 'Nuls',
    lost: 'Perdus',
    difference: 'Différence',
    points: 'Points',
  },
  table_short: { played: 'J', won: 'G', drawn: 'N', lost: 'P', difference: '+/−', points: 'Pts' },
} as const;
