/** Words of jackpots: their pools, their hits, and the window of a hit. */
export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot {name}',
  pools: 'Prêmios de {name}',
  drops: 'Sai até {amount}',
  state: {
    active: 'Em andamento',
    created: 'Começa em breve',
    disabled: 'Desligado',
    finished: 'Terminado',
    paused: 'Pausado',
  },
  hits: 'Últimos jackpots',
  hit_of: '{level} · jogador {player}',
  no_hits: 'Ninguém acertou ainda.',
  failed: 'Os jackpots não carregaram.',
  won: {
    title: 'Você acertou o jackpot!',
    text: 'O prêmio {level} é seu.',
    proof:
      'O sorteio foi fixado antes da sua aposta, e qualquer pessoa pode conferir: acerto {id}.',
    close: 'Fechar',
    thanks: 'Maravilha',
  },
} as const;
