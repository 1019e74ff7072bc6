import type { Document, Section } from './document';

/** The betting rules of the house in Spanish. */
export const rules = (site: string): Document => ({
  title: 'Reglas de apuestas',
  intro: `Cómo acepta, liquida y paga ${site} las apuestas. Si la descripción de un mercado dice otra cosa, vale la descripción.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Hacer una apuesta',
    paragraphs: [
      'Una apuesta vale cuando la hemos confirmado, a las cuotas que muestra la confirmación. Hasta entonces no se toma nada de tu cuenta de forma definitiva: lo que se apartó para una apuesta rechazada vuelve al instante.',
      'Las cuotas se mueven. Tú eliges qué pasa entonces: que te preguntemos, que aceptemos solo cuotas mejores o que aceptemos cualquiera. Nunca aceptamos una apuesta a cuotas con las que no estés de acuerdo de una de estas formas.',
      'Una apuesta confirmada no se puede cambiar. Donde se ofrezca, puedes hacer cash out.',
    ],
  },
  {
    heading: 'Apuestas a partidos en juego',
    paragraphs: [
      'Una apuesta con una selección en juego espera unos segundos y luego se comprueba otra vez. El boleto los va contando; cuántos son depende del deporte. Si entonces las cuotas se han movido o el mercado se ha cerrado, la apuesta se rechaza, o se acepta a las cuotas nuevas si lo permites.',
      'Los marcadores, los relojes y las imágenes pueden llegarte con retraso y son solo informativos. Lo que cuenta es el desarrollo del partido.',
    ],
  },
  {
    heading: 'Tipos de apuesta',
    paragraphs: [],
    points: [
      { term: 'Simple', text: 'Una selección. Paga el importe multiplicado por la cuota.' },
      {
        term: 'Combinada',
        text: 'Varias selecciones de partidos distintos, y todas tienen que ganar. Las cuotas se multiplican. No se combinan selecciones de distintos proveedores de cuotas.',
      },
      {
        term: 'Sistema',
        text: 'Todas las combinadas de un tamaño dado entre 3 y 12 selecciones, por ejemplo 2 de 3. Cada combinada es una apuesta propia con una parte igual del importe; la apuesta paga la suma de las que ganan. Las apuestas de cobertura completa (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) contienen combinadas de varios tamaños.',
      },
      {
        term: 'Crear apuesta',
        text: 'Varias selecciones de un mismo partido con una sola cuota para todas juntas. Si pierde una, pierde la apuesta.',
      },
    ],
  },
  {
    heading: 'Límites',
    paragraphs: [
      'El importe mínimo y máximo de una apuesta, y lo máximo que paga, se muestran en el boleto. Varían según la moneda, el mercado, la liga y el tipo de apuesta, y pueden fijarse para una cuenta. Los sistemas tienen un tope propio.',
      'Podemos rechazar una apuesta entera cuando todas las apuestas a un evento juntas costarían más de lo que arriesgamos en él. Donde el boleto lo ofrezca, se puede pedir un importe por encima del límite; lo decide una persona, y una apuesta que nadie decide a tiempo se rechaza.',
      'Los límites que te hayas puesto tú van antes que todos estos.',
    ],
  },
  {
    heading: 'Liquidación',
    paragraphs: [
      'Las apuestas se liquidan con el resultado oficial en cuanto es definitivo. Un pago se calcula con exactitud y se redondea hacia abajo a la unidad más pequeña de tu moneda, una sola vez, al final.',
      'Si se corrige un resultado, o si hemos liquidado mal una apuesta, se liquida de nuevo y se anota la diferencia, sea en el sentido que sea. Tus movimientos muestran cada paso.',
      'Las selecciones que ya estaban decididas antes de que se interrumpiera un partido se mantienen.',
    ],
    points: [
      { term: 'Ganada', text: 'La selección cuenta con su cuota.' },
      {
        term: 'Perdida',
        text: 'Se pierde la simple, la combinada o la apuesta creada. En un sistema se pierde cada combinada que la contenga.',
      },
      {
        term: 'Mitad ganada, mitad perdida',
        text: 'En las líneas de cuarto, la mitad del importe va a cada una de dos líneas. Una mitad se devuelve y la otra gana o pierde.',
      },
      {
        term: 'Empate en el puesto',
        text: 'Si varios comparten un puesto previsto para menos, la selección gana por su parte del importe y pierde por el resto.',
      },
      {
        term: 'Anulada',
        text: 'La selección cuenta con cuota 1,00. Una simple devuelve el importe; una combinada sigue sin ella.',
      },
    ],
  },
  {
    heading: 'Cuándo se anula una selección',
    paragraphs: [
      'Un partido que se cancela, o que se interrumpe sin resultado oficial, anula lo que no había decidido. Un partido aplazado conserva sus apuestas mientras el organizador lo mantenga en el programa.',
      'También se anula la selección de un participante que no sale, salvo que el mercado diga «all in», y la de un mercado que seguía abierto cuando ya se conocía su resultado.',
      'Una apuesta creada tiene una sola cuota para todo. Si una de sus selecciones se anula, se devuelve el importe entero.',
    ],
  },
  {
    heading: 'Errores en las cuotas',
    paragraphs: [
      'Un error evidente es una cuota, una línea o un marcador que claramente no es lo que se quería decir: dos lados cambiados, una coma decimal mal puesta, cuotas muy lejos de las de todo el mercado o cuotas para algo que ya ha pasado. Podemos anular una selección aceptada a tal cuota, y lo decimos en tus apuestas.',
      'No retiramos una apuesta porque haya ganado ni porque las cuotas se movieran después.',
    ],
  },
  {
    heading: 'Cash out',
    paragraphs: [
      'Si una apuesta muestra una oferta, puedes aceptarla por la apuesta entera o por una parte. La oferta es lo que vale la apuesta a las cuotas del momento, menos un margen; cambia con ellas y desaparece mientras un mercado está cerrado.',
      'Se te paga al menos lo que viste al aceptar. Si para entonces la oferta ha bajado, no pasa nada y ves la nueva.',
      'Un cash out es definitivo, sea cual sea el resultado. Los extras, como una combinada aumentada, son para las apuestas que llegan hasta el final y no forman parte de la oferta.',
    ],
  },
  {
    heading: 'Bonos',
    paragraphs: [
      'Lo que pide un bono figura junto a él: cuotas, deportes, número de selecciones, fechas. Una apuesta gratis paga las ganancias sin su propio importe, salvo que diga otra cosa, y si su apuesta se anula, se devuelve para otra apuesta.',
      'Una combinada aumentada multiplica la cuota cuando cada selección tiene la cuota que pide. Una selección anulada no cuenta para ella.',
    ],
  },
  {
    heading: 'Por deporte',
    paragraphs: ['Un mercado cuyo nombre no diga otra cosa cuenta así.'],
    points: [
      {
        term: 'Fútbol',
        text: 'Noventa minutos con el tiempo añadido. La prórroga y la tanda de penaltis cuentan donde el mercado las nombra. Los goles en propia puerta cuentan para el marcador y no para un goleador.',
      },
      {
        term: 'Tenis',
        text: 'Un jugador que se retira o es descalificado anula lo que aún no está decidido. Los sets y juegos disputados se mantienen. Un cambio de pista o un día de retraso no cambia nada.',
      },
      {
        term: 'Baloncesto',
        text: 'Con prórroga, salvo en mitades, cuartos y mercados de tiempo reglamentario.',
      },
      {
        term: 'Hockey sobre hielo',
        text: 'Los mercados con empate son para sesenta minutos. Los que no lo tienen incluyen la prórroga y la tanda de penaltis, que cuenta como un gol.',
      },
      { term: 'Fútbol americano', text: 'Con prórroga, salvo en mitades y cuartos.' },
      {
        term: 'Béisbol',
        text: 'Con entradas extra. Un partido que se da por terminado antes vale en cuanto la liga lo cuenta.',
      },
      {
        term: 'Críquet',
        text: 'Con el resultado oficial, también el acortado. En un empate que se decide con un super over, el super over decide solo el mercado del partido.',
      },
      {
        term: 'Voleibol, tenis de mesa',
        text: 'Los sets decisivos cuentan. Lo que no está decidido cuando se interrumpe un partido se anula.',
      },
      { term: 'Balonmano', text: 'Sesenta minutos, salvo que el mercado nombre la prórroga.' },
      {
        term: 'Golf, ciclismo',
        text: 'Con la clasificación final en la entrega de premios. Las descalificaciones posteriores no cambian nada.',
      },
      {
        term: 'Esports',
        text: 'Con el resultado del organizador, con las rondas de prórroga. Un mapa que se repite cuenta con su segundo resultado. Un equipo que abandona antes del primer mapa anula el partido.',
      },
    ],
  },
  {
    heading: 'Si crees que nos equivocamos',
    paragraphs: [
      'Escribe al servicio de atención con el número de la apuesta. Cada cuota, cada rechazo y cada liquidación quedan registrados, y respondemos con esos registros. Puedes descargar tus movimientos cuando quieras.',
    ],
  },
];
