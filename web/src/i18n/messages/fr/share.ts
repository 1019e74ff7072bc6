export const share = {
  leftOut:
    '{count, plural, one {# sélection a été laissée de côté} other {# sélections ont été laissées de côté}}',
  leftOutText: 'Elle n’est plus proposée, ou ne va pas avec les autres.',
  retry: 'Réessayer',
  goOn: 'Choisir mes paris moi-même',
  offline: {
    offline: 'Vous êtes hors ligne',
    offlineText: 'Les cotes et les scores ont besoin d’une connexion. Rien n’est perdu.',
    unreachable: 'Le site ne répond pas',
    unreachableText: 'Il sera peut-être de retour dans un instant. Rien n’est perdu.',
    back: 'Vous êtes de nouveau en ligne',
    backText: 'Reprenez où vous en étiez.',
    bets: 'Vos paris en cours',
    seen: 'Tels qu’ils étaient le {day} à {time}',
  },
  replaceText:
    'Votre panier contient {count, plural, one {# sélection} other {# sélections}}. Mettre les nouveaux paris à la place ?',
} as const;

export const shareBet = {
  'not-found-modal': {
    title: 'Paris partagés',
    'link-not-found':
      'Ce lien ne mène à aucun pari. Il a peut-être expiré, ou il en manque une partie.',
    'link-try-another-bet':
      'Aucun de ces paris n’est encore proposé. Demandez un autre lien, ou choisissez vos propres paris.',
    'link-try-later':
      'Les paris n’ont pas pu être récupérés. Vérifiez votre connexion et réessayez plus tard.',
  },
} as const;
