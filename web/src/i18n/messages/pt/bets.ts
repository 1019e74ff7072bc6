/** Words of my bets. */
export const bets = {
  title: 'As minhas apostas',
  filter: {
    label: 'Que apostas',
    open: 'Abertas',
    settled: 'Resolvidas',
  },
  signIn: {
    title: 'As tuas apostas ficam aqui',
    text: 'Inicia sessão para acompanhares as tuas apostas abertas e veres quanto pagaram.',
    action: 'Entrar',
  },
  empty: {
    open: 'Sem apostas abertas',
    openText: 'As apostas que fizeres ficam aqui até os jogos acabarem.',
    settled: 'Ainda nada resolvido',
    settledText: 'Quando os teus jogos acabarem, vês aqui quanto pagou cada aposta.',
  },
  failed: {
    title: 'As tuas apostas não carregaram',
    text: 'Estão seguras; só falta a lista.',
    action: 'Tentar de novo',
  },
  type: {
    single: 'Simples',
    combo: 'Múltipla de {count}',
    system: 'Sistema',
    custom_bet: 'Bet Builder',
  },
  stake: 'Montante',
  odds: 'Odds',
  possibleWin: 'Retorno',
  paid: 'Pago',
  ref: 'Aposta {ref}',
  placedAt: '{day}, {time}',
  legs: 'Seleções',
  live: 'Ao vivo',
  result: {
    no_results: 'Aberta',
    canceled: 'Anulada',
    win_entire: 'Ganha',
    lose_entire: 'Perdida',
    refund_entire: 'Devolvida',
    refund_half_win_other: 'Meio ganha',
    refund_half_lose_other: 'Meio perdida',
    cashed_out: 'Cash out feito',
  },
} as const;
