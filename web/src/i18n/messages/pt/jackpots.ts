/** Words of jackpots: their pools, their hits, and the window of a hit. */
export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot {name}',
  pools: 'Prémios de {name}',
  drops: 'Sai até {amount}',
  state: {
    active: 'A decorrer',
    created: 'Começa em breve',
    disabled: 'Desligado',
    finished: 'Terminado',
    paused: 'Em pausa',
  },
  hits: 'Últimos jackpots',
  hit_of: '{level} · jogador {player}',
  no_hits: 'Ainda ninguém o ganhou.',
  failed: 'Os jackpots não carregaram.',
  won: {
    title: 'Ganhaste o jackpot!',
    text: 'O prémio {level} é teu.',
    proof:
      'O sorteio ficou fixado antes de fazeres a tua aposta, e qualquer pessoa o pode verificar: jackpot {id}.',
    close: 'Fechar',
    thanks: 'Que maravilha',
  },
} as const;
