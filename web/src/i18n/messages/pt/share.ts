/** Words around bets that somebody has shared. */
export const share = {
  leftOut: '{count, plural, one {# seleção ficou de fora} other {# seleções ficaram de fora}}',
  leftOutText: 'Já não está disponível ou não combina com as outras.',
  retry: 'Tentar de novo',
  goOn: 'Escolher eu as apostas',
  offline: {
    offline: 'Estás offline',
    offlineText: 'As odds e os resultados precisam de ligação. Não se perdeu nada teu.',
    unreachable: 'O site não responde',
    unreachableText: 'Pode voltar dentro de momentos. Não se perdeu nada teu.',
    back: 'Estás de novo online',
    backText: 'Continua de onde estavas.',
    bets: 'As tuas apostas abertas',
    seen: 'Como estavam em {day}, às {time}',
  },
  replaceText:
    'O teu boletim tem {count, plural, one {# seleção} other {# seleções}}. Pôr as novas apostas no seu lugar?',
} as const;

/** Why shared bets are not on the slip, by the keys of SPEC §8. */
export const shareBet = {
  'not-found-modal': {
    title: 'Apostas partilhadas',
    'link-not-found':
      'Este link não leva a nenhuma aposta. Pode ter expirado, ou falta-lhe uma parte.',
    'link-try-another-bet':
      'Nenhuma destas apostas continua disponível. Pede outro link ou escolhe as tuas próprias apostas.',
    'link-try-later':
      'Não foi possível ir buscar as apostas. Verifica a tua ligação e tenta mais tarde.',
  },
} as const;
