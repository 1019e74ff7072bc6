/** Words of what is told of odds and matches as they move: how fresh odds are, their history, the live tracker. */
export const tracker = {
  odds_old: 'Estas odds têm mais de dez segundos. Novas poderão ser escolhidas assim que chegarem.',
  odds_lost: 'Sem conexão: as odds estão paradas e não podem ser escolhidas até ela voltar.',
  line: 'Linha',
  opening: 'Abertura',
  now: 'Agora',
  taken_bet: 'Sua aposta',
  taken_slip: 'No seu cupom',
  no_history: 'Ainda não há variação para mostrar.',
  name: 'Acompanhamento ao vivo',
  nothing_yet: 'Nada aconteceu ainda.',
} as const;
