export const jackpots = {
  title: 'Bote',
  banner: 'Bote {name}',
  pools: 'Botes de {name}',
  drops: 'Cae antes de {amount}',
  state: {
    active: 'En marcha',
    created: 'Empieza pronto',
    disabled: 'Desactivado',
    finished: 'Terminado',
    paused: 'En pausa',
  },
  hits: 'Últimos botes',
  hit_of: '{level} · jugador {player}',
  no_hits: 'Todavía no le ha tocado a nadie.',
  failed: 'Los botes no se han cargado.',
  won: {
    title: '¡Te ha tocado el bote!',
    text: 'El bote {level} es tuyo.',
    proof:
      'El sorteo estaba fijado antes de que hicieras tu apuesta y cualquiera puede comprobarlo: premio {id}.',
    close: 'Cerrar',
    thanks: 'Genial',
  },
};
