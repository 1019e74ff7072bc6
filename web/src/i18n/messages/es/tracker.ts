export const tracker = {
  odds_old:
    'Estas cuotas tienen más de diez segundos. Se podrán elegir otras más nuevas en cuanto lleguen.',
  odds_lost: 'Sin conexión: las cuotas no se mueven ni se pueden elegir hasta que vuelva.',
  line: 'Línea',
  opening: 'Apertura',
  now: 'Ahora',
  taken_bet: 'Tu apuesta',
  taken_slip: 'En tu boleto',
  no_history: 'Aún no hay movimiento que mostrar.',
  name: 'Seguimiento en vivo',
  nothing_yet: 'Todavía no ha pasado nada.',
};
