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
  won: {
    title: 'Ganhaste o jackpot!',
    text: 'O prémio {level} é teu.',
    proof:
      'O sorteio ficou fixado antes de fazeres a tua aposta, e qualquer pessoa o pode verificar: jackpot {id}.',
    close: 'Fechar',
    thanks: 'Que maravilha',
  },
  draw: {
    open: 'Como foi o sorteio',
    text: 'O SHA-256 da semente foi publicado em {committed}, antes da aposta. A própria semente foi mostrada em {revealed}, com o jackpot.',
    seed: 'Semente',
    drawn: 'Saiu {drawn} de {every}. Ganha se ficar abaixo do valor apostado, {stake}.',
    must_drop: 'O prémio tinha {pool} e tinha de sair aos {ceiling}, fosse qual fosse o sorteio.',
    how: 'Para verificar sem esta página: a primeira linha dá o SHA-256, a segunda o número sorteado, em 2²⁵⁶.',
    fair: 'Verificado neste navegador: a semente é a prometida e o jackpot está certo.',
    unchecked: 'Este navegador não o consegue verificar aqui.',
    wrong: 'A verificação falhou: a semente não dá este jackpot.',
    failed: 'O sorteio não carregou.',
    next: 'SHA-256 da semente dos próximos sorteios de {name}:',
  },
} as const;
