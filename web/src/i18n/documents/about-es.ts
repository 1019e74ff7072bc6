import type { Document } from './document';

/** Who runs the site, in Spanish. */
export const about = (site: string): Document => ({
  title: `Sobre ${site}`,
  intro: `${site} es un sitio para apostar en deportes: antes del partido, mientras se juega y en todo lo que se construye con ambos.`,
  sections: [
    {
      heading: 'Quién lo gestiona',
      paragraphs: [
        `${site} lo gestiona la empresa con la que acuerdas los términos y condiciones. Acepta tus apuestas, guarda tu dinero y responde de ambas cosas.`,
        'El software lo hacen otros y no trae ninguna licencia para ofrecer apuestas. Si se ofrecen apuestas, dónde y bajo qué supervisión es asunto de esa empresa.',
      ],
    },
    {
      heading: 'Licencia',
      paragraphs: [
        'Las apuestas se ofrecen donde la empresa tiene licencia para ofrecerlas y en ningún otro lugar: fuera de ahí no se abren cuentas y el sitio puede estar cerrado. Qué autoridad la supervisa, y con qué número, lo dice la empresa en su aviso legal y a quien lo pida.',
        'Las cuentas son para adultos. Podemos pedir en cualquier momento una prueba de edad e identidad, y lo hacemos antes de pagar sumas mayores.',
      ],
    },
    {
      heading: 'Juego responsable',
      paragraphs: [
        'Apostar es para divertirse y a la larga cuesta dinero. Apuesta lo que puedas permitirte perder, y nunca para recuperar lo perdido.',
        'En tu cuenta puedes limitar los depósitos, el importe apostado, las pérdidas y el tiempo, pedir que te recordemos cuánto llevas jugando, hacer una pausa o autoexcluirte. Un límite más bajo vale al instante. Una exclusión no la puede acabar nadie antes de tiempo.',
        'Si el juego ya no es divertido, o si le preocupa a alguien cercano a ti, habla con una línea de ayuda donde vivas. No cuesta nada y nadie tiene que saber tu nombre.',
      ],
    },
    {
      heading: 'De dónde vienen las cuotas y los resultados',
      paragraphs: [
        'Las cuotas, los marcadores y los resultados vienen de proveedores profesionales de datos deportivos. La casa añade su margen, sus límites y sus reglas, que puedes leer.',
        'Los juegos y los botes se sortean de modo que cualquiera pueda comprobarlos: lo que decide se fija y se publica de antemano y se revela después.',
      ],
    },
    {
      heading: 'Código abierto',
      paragraphs: [
        `${site} funciona con Touchline, una plataforma de apuestas de código abierto bajo la licencia Apache 2.0. Cómo se aceptan, se liquidan y se pagan las apuestas no es un secreto de la casa: cualquiera puede leerlo, probarlo y ponerlo en marcha.`,
        'Los pagos se cuentan en unidades enteras de tu moneda y se redondean una sola vez. Cada movimiento de dinero es un asiento en un libro mayor cuya suma es cero.',
      ],
    },
    {
      heading: 'Contacto',
      paragraphs: [
        'La mayoría de las preguntas se responden en el centro de ayuda, que también dice cómo contactar con el servicio de atención. Si es por una apuesta, indica su número; si es por un pago, el día y el importe.',
      ],
    },
  ],
});
