/** Words of what is told of odds and matches as they move: how fresh odds are, their history, the live tracker. */
export const tracker = {
  odds_old: 'Estas odds têm mais de dez segundos. Poderás escolher as novas assim que chegarem.',
  odds_lost: 'Sem ligação: as odds estão paradas e não se podem escolher até ela voltar.',
  line: 'Linha',
  opening: 'Abertura',
  now: 'Agora',
  taken_bet: 'A tua aposta',
  taken_slip: 'No teu boletim',
  no_history: 'Ainda não há evolução para mostrar.',
  name: 'Acompanhamento ao vivo',
  nothing_yet: 'Ainda não aconteceu nada.',
} as const;
