import type { Document } from './document';

/** The help center in Spanish. */
export const help = (site: string): Document => ({
  title: 'Centro de ayuda',
  intro: `Lo que más preguntan los jugadores de ${site}, respondido en pocas frases.`,
  sections: [
    {
      heading: 'No me ha llegado ningún correo al registrarme',
      paragraphs: [
        'Mira primero en el correo no deseado. Luego pide otra vez el enlace desde el formulario de inicio de sesión. Si tu dirección ya tenía cuenta, el correo te lo dice.',
      ],
    },
    {
      heading: 'He olvidado mi contraseña',
      paragraphs: [
        'Elige «¿Has olvidado la contraseña?» al iniciar sesión. El enlace del correo vale una vez y durante un tiempo limitado. Al poner una contraseña nueva se cierran tus sesiones en todos los demás sitios.',
      ],
    },
    {
      heading: 'Mi cuenta está bloqueada',
      paragraphs: [
        'La bloquean diez contraseñas incorrectas, las haya escrito quien las haya escrito. Un enlace por correo la desbloquea. Si no fuiste tú, elige después una contraseña nueva.',
      ],
    },
    {
      heading: 'Dónde está mi depósito',
      paragraphs: [
        'La mayoría de los depósitos llegan al instante. Algunas formas de pago tardan más; el saldo cambia solo en cuanto se confirma el pago. Un pago fallido no se cobra.',
      ],
    },
    {
      heading: 'Cómo saco mi dinero',
      paragraphs: [
        'Pide una retirada en tu monedero. Ves en qué etapa está y cuándo debería llegar, y puedes cancelarla hasta que se envíe.',
      ],
    },
    {
      heading: 'Por qué se ha rechazado mi apuesta',
      paragraphs: [
        'Las cuotas se mueven y los mercados se cierran un momento cuando pasa algo en el campo. El boleto dice de qué selección se trataba. Por una apuesta rechazada no se toma nada de tu cuenta.',
      ],
    },
    {
      heading: 'Quiero jugar menos',
      paragraphs: [
        'Fija un límite de depósitos, pérdidas, importe apostado o tiempo; si es más bajo, vale al instante. También puedes hacer una pausa o autoexcluirte. Si el juego ha dejado de ser divertido, habla con alguien de confianza o con una línea de ayuda donde vivas.',
      ],
    },
  ],
});
