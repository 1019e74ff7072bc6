export const matchMore = {
  no_form: 'No se conocen partidos anteriores.',
  form_sum:
    'Ganados {won, number}, empatados {drawn, number}, perdidos {lost, number} · a favor {scored, number}, en contra {conceded, number}',
  form_match:
    '{day}: {result, select, win {victoria} loss {derrota} other {empate}} {own, number}:{other, number} contra {opponent}, {where, select, home {en casa} other {fuera}}',
  letter: { win: 'G', draw: 'E', loss: 'P' },
  builder: {
    apart: 'no se combina',
    apart_text: 'no se combina con lo que has elegido.',
    remove: 'Quitar {name}',
    needed:
      '{count, plural, one {Elige un resultado más} other {Elige # resultados de este partido}}',
    pays: '{count, plural, one {# resultado paga} other {# juntos pagan}}',
    add: 'Añadir al boleto',
  },
  view: {
    form: 'Racha',
    meetings: 'Cara a cara',
    timeline: 'Cronología',
    table: 'Tabla',
    lineups: 'Alineaciones',
    field: 'Participantes',
    stages: 'Etapas',
  },
  count: { corners: 'Córneres', yellow_cards: 'Amarillas', red_cards: 'Rojas' },
  no_timeline: 'Todavía no ha pasado nada.',
  no_meetings: 'No se han enfrentado en partidos que conozcamos.',
  no_table: 'Esta competición aún no tiene tabla.',
  no_lineups: 'No se conocen las alineaciones.',
  substitutes: 'Suplentes',
  field: { result: 'Resultado', odds: 'Cuota' },
  winner: 'Ganador',
  table: {
    position: 'Posición',
    played: 'Jugados',
    won: 'Ganados',
    drawn: 'Empatados',
    lost: 'Perdidos',
    difference: 'Diferencia',
    points: 'Puntos',
  },
  table_short: { played: 'PJ', won: 'G', drawn: 'E', lost: 'P', difference: '+/−', points: 'Pts' },
};
