/** Words around bets that somebody has shared. */
export const share = {
  leftOut: '{count, plural, one {# seleção ficou de fora} other {# seleções ficaram de fora}}',
  leftOutText: 'Não é mais oferecida ou não combina com as outras.',
  retry: 'Tentar de novo',
  goOn: 'Escolher apostas por conta própria',
  offline: {
    offline: 'Você está offline',
    offlineText: 'Odds e placares precisam de conexão. Nada seu se perdeu.',
    unreachable: 'O site não responde',
    unreachableText: 'Ele pode voltar em instantes. Nada seu se perdeu.',
    back: 'Você está online de novo',
    backText: 'Continue de onde estava.',
    bets: 'Suas apostas abertas',
    seen: 'Como estavam em {day} às {time}',
  },
  replaceText:
    'Seu cupom tem {count, plural, one {# seleção} other {# seleções}}. Pôr as novas apostas no lugar?',
} as const;

/** Why shared bets are not on the slip, by the keys of SPEC §8. */
export const shareBet = {
  'not-found-modal': {
    title: 'Apostas compartilhadas',
    'link-not-found':
      'Este link não leva a nenhuma aposta. Ele pode ter expirado, ou falta um pedaço dele.',
    'link-try-another-bet':
      'Nenhuma destas apostas é mais oferecida. Peça outro link ou escolha suas próprias apostas.',
    'link-try-later':
      'Não foi possível buscar as apostas. Verifique sua conexão e tente mais tarde.',
  },
} as const;
