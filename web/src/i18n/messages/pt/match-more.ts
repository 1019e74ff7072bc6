/** Words of what a match page shows beside its markets. */
export const matchMore = {
  no_form: 'Não se conhecem jogos anteriores.',
  form_sum:
    '{won, plural, one {# vitória} other {# vitórias}}, {drawn, plural, one {# empate} other {# empates}}, {lost, plural, one {# derrota} other {# derrotas}} · marcou {scored, number}, sofreu {conceded, number}',
  form_match:
    '{day}: {result, select, win {ganhou} loss {perdeu} other {empatou}} {own, number}:{other, number} contra {opponent}, {where, select, home {em casa} other {fora}}',
  letter: { win: 'V', draw: 'E', loss: 'D' },
  builder: {
    apart: 'não combina',
    apart_text: 'não combina com o que escolheste.',
    remove: 'Remover {name}',
    needed:
      '{count, plural, one {Escolhe mais um resultado} other {Escolhe # resultados deste jogo}}',
    pays: '{count, plural, one {# resultado paga} other {# em conjunto pagam}}',
    add: 'Adicionar ao boletim',
  },
  view: {
    form: 'Forma',
    meetings: 'Confronto direto',
    timeline: 'Cronologia',
    table: 'Classificação',
    lineups: 'Alinhamentos',
    field: 'Participantes',
    stages: 'Etapas',
  },
  count: { corners: 'Cantos', yellow_cards: 'Cartões amarelos', red_cards: 'Cartões vermelhos' },
  no_timeline: 'Ainda não aconteceu nada.',
  no_meetings: 'Não conhecemos jogos entre os dois.',
  no_table: 'Esta competição ainda não tem classificação.',
  no_lineups: 'Não se conhecem os alinhamentos.',
  substitutes: 'Suplentes',
  field: { result: 'Resultado', odds: 'Odd' },
  winner: 'Vencedor',
  table: {
    position: 'Posição',
    played: 'Jogos',
    won: 'Vitórias',
    drawn: 'Empates',
    lost: 'Derrotas',
    difference: 'Diferença',
    points: 'Pontos',
  },
  table_short: { played: 'J', won: 'V', drawn: 'E', lost: 'D', difference: '+/−', points: 'Pts' },
} as const;
