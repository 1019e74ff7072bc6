/** Words of what a match page shows beside its markets. */
export const matchMore = {
  no_form: 'Nenhum jogo anterior conhecido.',
  form_sum:
    '{won, plural, one {# vitória} other {# vitórias}}, {drawn, plural, one {# empate} other {# empates}}, {lost, plural, one {# derrota} other {# derrotas}} · marcou {scored, number}, sofreu {conceded, number}',
  form_match:
    '{day}: {result, select, win {venceu} loss {perdeu} other {empatou}} {own, number}:{other, number} contra {opponent}, {where, select, home {em casa} other {fora}}',
  letter: { win: 'V', draw: 'E', loss: 'D' },
  builder: {
    apart: 'não combina',
    apart_text: 'não combina com o que você escolheu.',
    remove: 'Remover {name}',
    needed:
      '{count, plural, one {Escolha mais um resultado} other {Escolha # resultados deste jogo}}',
    pays: '{count, plural, one {# resultado paga} other {# juntos pagam}}',
    add: 'Adicionar ao cupom',
  },
  view: {
    form: 'Forma',
    meetings: 'Confronto direto',
    timeline: 'Lances',
    table: 'Classificação',
    lineups: 'Escalações',
    field: 'Participantes',
    stages: 'Etapas',
  },
  count: {
    corners: 'Escanteios',
    yellow_cards: 'Cartões amarelos',
    red_cards: 'Cartões vermelhos',
  },
  no_timeline: 'Nada aconteceu ainda.',
  no_meetings: 'Os dois não se enfrentaram em jogos que conhecemos.',
  no_table: 'Esta competição ainda não tem classificação.',
  no_lineups: 'As escalações não são conhecidas.',
  substitutes: 'Reservas',
  field: { result: 'Resultado', odds: 'Odd' },
  winner: 'Vencedor',
  table: {
    position: 'Posição',
    played: 'Jogos',
    won: 'Vitórias',
    drawn: 'Empates',
    lost: 'Derrotas',
    difference: 'Saldo',
    points: 'Pontos',
  },
  table_short: { played: 'J', won: 'V', drawn: 'E', lost: 'D', difference: 'SG', points: 'Pts' },
} as const;
