/** Words of my bets. */
export const bets = {
  title: 'Minhas apostas',
  filter: {
    label: 'Quais apostas',
    open: 'Abertas',
    settled: 'Resolvidas',
  },
  signIn: {
    title: 'Suas apostas ficam aqui',
    text: 'Entre para acompanhar suas apostas abertas e ver quanto elas pagaram.',
    action: 'Entrar',
  },
  empty: {
    open: 'Nenhuma aposta aberta',
    openText: 'As apostas que você faz ficam aqui até o fim dos jogos.',
    settled: 'Nada resolvido ainda',
    settledText: 'Quando seus jogos terminarem, você verá aqui quanto cada aposta pagou.',
  },
  failed: {
    title: 'Suas apostas não carregaram',
    text: 'Elas estão seguras; só falta a lista.',
    action: 'Tentar de novo',
  },
  type: {
    single: 'Simples',
    combo: 'Múltipla de {count}',
    system: 'Sistema',
    custom_bet: 'Criar aposta',
  },
  stake: 'Valor',
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
