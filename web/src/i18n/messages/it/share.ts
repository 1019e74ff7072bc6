export const share = {
  leftOut:
    '{count, plural, one {# selezione è rimasta fuori} other {# selezioni sono rimaste fuori}}',
  leftOutText: 'Non è più in offerta o non sta insieme alle altre.',
  retry: 'Riprova',
  goOn: 'Scelgo io le scommesse',
  offline: {
    offline: 'Sei offline',
    offlineText: 'Quote e punteggi hanno bisogno della connessione. Non hai perso niente.',
    unreachable: 'Il sito non risponde',
    unreachableText: 'Potrebbe tornare tra un attimo. Non hai perso niente.',
    back: 'Sei di nuovo online',
    backText: 'Riprendi da dove eri.',
    bets: 'Le tue scommesse aperte',
    seen: 'Com’erano il {day} alle {time}',
  },
  replaceText:
    'Sulla schedina {count, plural, one {c’è # selezione} other {ci sono # selezioni}}. Metto al suo posto le nuove scommesse?',
};

/** Why shared bets are not on the slip, by the keys of SPEC §8. */
export const shareBet = {
  'not-found-modal': {
    title: 'Scommesse condivise',
    'link-not-found':
      'Questo link non porta a nessuna scommessa. Forse è scaduto o ne manca un pezzo.',
    'link-try-another-bet':
      'Nessuna di queste scommesse è più in offerta. Chiedi un altro link o scegli tu le scommesse.',
    'link-try-later':
      'Non è stato possibile recuperare le scommesse. Controlla la connessione e riprova più tardi.',
  },
};
