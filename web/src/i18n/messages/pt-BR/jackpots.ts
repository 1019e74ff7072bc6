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
  won: {
    title: 'Você acertou o jackpot!',
    text: 'O prêmio {level} é seu.',
    proof:
      'O sorteio foi fixado antes da sua aposta, e qualquer pessoa pode conferir: acerto {id}.',
    close: 'Fechar',
    thanks: 'Maravilha',
  },
  draw: {
    open: 'Como foi o sorteio',
    text: 'O SHA-256 da semente foi publicado em {committed}, antes da aposta. A própria semente foi mostrada em {revealed}, com o acerto.',
    seed: 'Semente',
    drawn: 'Saiu {drawn} de {every}. Ganha se ficar abaixo do valor apostado, {stake}.',
    must_drop: 'O prêmio tinha {pool} e precisava sair em {ceiling}, qualquer que fosse o sorteio.',
    how: 'Para conferir sem esta página: a primeira linha dá o SHA-256, a segunda, o número sorteado, em 2²⁵⁶.',
    fair: 'Conferido neste navegador: a semente é a prometida e o acerto está correto.',
    unchecked: 'Este navegador não consegue conferir aqui.',
    wrong: 'A conferência falhou: a semente não dá este acerto.',
    failed: 'O sorteio não carregou.',
    next: 'SHA-256 da semente dos próximos sorteios de {name}:',
  },
} as const;
