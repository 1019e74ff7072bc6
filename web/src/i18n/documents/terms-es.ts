import type { Document } from './document';

/** The terms and conditions in Spanish. */
export const terms = (site: string): Document => ({
  title: 'Términos y condiciones',
  intro: `Lo que acuerdan ${site} y sus jugadores. Es breve, porque unas reglas que nadie lee no protegen a nadie.`,
  sections: [
    {
      heading: 'Quién puede jugar',
      paragraphs: [
        'Tienes 18 años o más, o la edad a la que se permite apostar donde vives, si es mayor.',
        'Juegas por tu cuenta, con tu propio dinero y desde un país en el que ofrecemos cuentas.',
        'Hay una sola cuenta por persona. Su dirección de correo es tuya y está confirmada.',
      ],
    },
    {
      heading: 'Tu cuenta',
      paragraphs: [
        'No compartas tu contraseña con nadie. Tras demasiadas contraseñas incorrectas, la cuenta queda bloqueada hasta que sigas el enlace que te enviamos por correo.',
        'Puedes cerrar cualquiera de tus sesiones cuando quieras, y también tu cuenta. El dinero que es tuyo se te paga.',
      ],
    },
    {
      heading: 'El dinero',
      paragraphs: [
        'Tu cuenta se lleva en la moneda que elegiste. Cada movimiento de dinero figura en tus movimientos.',
        'Lo que ganas se redondea hacia abajo a la unidad más pequeña de la moneda, una sola vez, al final.',
        'El dinero se paga por un medio de pago que sea tuyo. Antes podemos pedirte que demuestres quién eres.',
      ],
    },
    {
      heading: 'Las apuestas',
      paragraphs: [
        'Una apuesta vale cuando la hemos confirmado, a las cuotas que muestra la confirmación. Las apuestas a partidos en juego se confirman al cabo de unos segundos.',
        'Un error evidente en las cuotas, un mercado que seguía abierto cuando ya se conocía su resultado o un partido abandonado anulan la selección. Entonces cuenta con cuota 1,00.',
        'Los resultados son los del organizador oficial en el día. Se siguen las correcciones hechas dentro de ese día.',
      ],
    },
    {
      heading: 'Jugar con límites',
      paragraphs: [
        'Puedes limitar los depósitos, el importe apostado, las pérdidas y el tiempo. Un límite más bajo vale al instante; uno más alto, solo tras un tiempo de espera y cuando lo hayas confirmado otra vez.',
        'Puedes hacer una pausa o autoexcluirte. Nadie, ni tú ni nosotros, puede acabar una exclusión antes de tiempo.',
      ],
    },
    {
      heading: 'Si no estamos de acuerdo',
      paragraphs: [
        'Escríbenos primero a nosotros. Respondemos con lo que dicen nuestros registros: se guardan todas las apuestas, los movimientos de dinero y las decisiones de nuestro personal.',
        'Nada de estas condiciones te quita un derecho que te dé la ley del lugar donde vives.',
      ],
    },
  ],
});
