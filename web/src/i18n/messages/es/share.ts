export const share = {
  leftOut:
    '{count, plural, one {Se ha dejado fuera # selección} other {Se han dejado fuera # selecciones}}',
  leftOutText: 'Ya no se ofrece o no encaja con las demás.',
  retry: 'Reintentar',
  goOn: 'Elegir apuestas por mi cuenta',
  offline: {
    offline: 'No tienes conexión',
    offlineText: 'Las cuotas y los marcadores necesitan conexión. No has perdido nada.',
    unreachable: 'El sitio no responde',
    unreachableText: 'Puede que vuelva en un momento. No has perdido nada.',
    back: 'Vuelves a tener conexión',
    backText: 'Sigue donde lo dejaste.',
    bets: 'Tus apuestas abiertas',
    seen: 'Como estaban el {day} a las {time}',
  },
  replaceText:
    'Tu boleto tiene {count, plural, one {# selección} other {# selecciones}}. ¿Poner las nuevas apuestas en su lugar?',
};

export const shareBet = {
  'not-found-modal': {
    title: 'Apuestas compartidas',
    'link-not-found':
      'Este enlace no lleva a ninguna apuesta. Puede que haya caducado o que le falte una parte.',
    'link-try-another-bet':
      'Ya no se ofrece ninguna de estas apuestas. Pide otro enlace o elige tus propias apuestas.',
    'link-try-later':
      'No se han podido traer las apuestas. Comprueba tu conexión e inténtalo más tarde.',
  },
};
