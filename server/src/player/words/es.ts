import type { PlayerWords } from './player-words';

/** The platform's words in Spanish. */
export const words: PlayerWords = {
  mails: {
    confirmation: {
      subject: 'Confirma tu dirección para {site}',
      body: [
        'Alguien, seguramente tú, se ha registrado en {site} con esta dirección. Sigue este enlace para abrir la cuenta. Vale una vez, durante tres días.',
        '{link}',
        'Si no fuiste tú, no hagas nada: sin el enlace nadie puede entrar.',
      ],
    },
    taken: {
      subject: 'Ya tienes una cuenta en {site}',
      body: [
        'Alguien, seguramente tú, ha intentado registrarse en {site} con esta dirección. Ya tiene una cuenta, que se queda como está.',
        'Si no recuerdas la contraseña, o nunca confirmaste la dirección, elige aquí una contraseña nueva:',
        '{link}',
        'Si no fuiste tú, no tienes que hacer nada.',
      ],
    },
    password: {
      subject: 'Elige una contraseña nueva para {site}',
      body: [
        'Alguien, seguramente tú, ha pedido una contraseña nueva en {site}. Sigue este enlace para elegirla. Vale una vez, durante dos horas, y cierra todas las sesiones.',
        '{link}',
        'Si no fuiste tú, no hagas nada: tu contraseña se queda como está.',
      ],
    },
    unlock: {
      subject: 'Tu cuenta en {site} está bloqueada',
      body: [
        'Hubo demasiadas contraseñas incorrectas seguidas, así que hemos bloqueado tu cuenta en {site} durante una hora. Sigue este enlace para desbloquearla ahora. Vale una vez, durante un día.',
        '{link}',
        'Si no fuiste tú quien lo intentó, no ha entrado nadie. Asegúrate de que no usas esa contraseña en ningún otro sitio.',
      ],
    },
    password_changed: {
      subject: 'Tu contraseña para {site} ha cambiado',
      body: [
        'Se ha cambiado la contraseña de tu cuenta en {site} y se han cerrado todas las sesiones.',
        'Si no fuiste tú, elige una nueva ahora mismo:',
        '{link}',
      ],
    },
    totp_on: {
      subject: 'Se ha añadido una app de autenticación a tu cuenta en {site}',
      body: [
        '{subject}. Desde ahora, para iniciar sesión hace falta un código de la app además de la contraseña.',
        'Si no fuiste tú, elige una contraseña nueva ahora mismo. Así se cierran todas las sesiones:',
        '{link}',
      ],
    },
    totp_off: {
      subject: 'Se ha quitado la app de autenticación de tu cuenta en {site}',
      body: [
        '{subject}. Desde ahora, para iniciar sesión no hace falta ningún código de una app.',
        'Si no fuiste tú, elige una contraseña nueva ahora mismo. Así se cierran todas las sesiones:',
        '{link}',
      ],
    },
    passkey_on: {
      subject: 'Se ha añadido una llave de acceso a tu cuenta en {site}',
      body: [
        '{subject}. Desde ahora vale como segundo paso al iniciar sesión.',
        'Si no fuiste tú, elige una contraseña nueva ahora mismo. Así se cierran todas las sesiones:',
        '{link}',
      ],
    },
    passkey_off: {
      subject: 'Se ha quitado una llave de acceso de tu cuenta en {site}',
      body: [
        '{subject}. Ya no vale al iniciar sesión.',
        'Si no fuiste tú, elige una contraseña nueva ahora mismo. Así se cierran todas las sesiones:',
        '{link}',
      ],
    },
    deposit_over_limit: {
      subject: 'Tu depósito en {site} no se ha abonado',
      body: ['{subject}. Supera tu límite de depósito. El dinero se está devolviendo.', '{link}'],
    },
    deposit_excluded: {
      subject: 'Tu depósito en {site} no se ha abonado',
      body: ['{subject}. Pagado durante una exclusión. El dinero se está devolviendo.', '{link}'],
    },
    deposit_barred: {
      subject: 'Tu depósito en {site} no se ha abonado',
      body: [
        '{subject}. No se admiten depósitos en esta cuenta. El dinero se está devolviendo.',
        '{link}',
      ],
    },
    withdrawal_unpaid: {
      subject: 'Tu retirada en {site} no se ha pagado',
      body: ['{subject}. {reason} El dinero está otra vez en tu cuenta.', '{link}'],
    },
    new_browser: {
      subject: 'Nuevo inicio de sesión en tu cuenta en {site}',
      body: [
        '{subject}. Se hizo desde un navegador que nunca se había usado para ella.',
        'Si no fuiste tú, elige una contraseña nueva ahora mismo. Así se cierran todas las sesiones:',
        '{link}',
      ],
    },
    new_destination: {
      subject: 'Retirada a un destino nuevo en {site}',
      body: [
        '{subject}. Puedes cancelarla hasta que se envíe.',
        'Si no fuiste tú, elige una contraseña nueva ahora mismo. Así se cierran todas las sesiones:',
        '{link}',
      ],
    },
  },
  code: '{code} es tu código de {site}. No se lo digas a nadie.',
  returned: {
    title: 'De vuelta de la página de pago',
    text: 'Puedes cerrar esta ventana. La página de la que viniste dice cómo acabó el pago.',
  },
  payments: {
    title: 'Pago de prueba',
    brand: 'Sandbox Pay',
    notice: 'Esto es un entorno de pruebas. No se mueve dinero real.',
    explain:
      'Ocupa el lugar de un proveedor de pagos. Elige cómo acaba el pago; la tienda lo sabe por un mensaje firmado.',
    amount: 'Importe',
    to: 'Vuelve a',
    reference: 'Referencia',
    pay: 'Pagar {amount}',
    decline: 'Rechazar',
    card: 'Número de tarjeta',
    cards: 'Tarjetas de prueba',
    cardsHint: 'Números que conoce el entorno de pruebas; no se aceptan otros.',
    unknownCard: 'El entorno de pruebas solo conoce las tarjetas de abajo.',
    confirm: 'Confirmar el pago',
    challengeTitle: '3-D Secure',
    challenge: 'Aquí tu banco preguntaría si eres tú.',
    manage: 'Qué puede pasar después',
    refundHalf: 'Devolver la mitad de lo que queda',
    refundRest: 'Devolver lo que queda',
    chargeBack: 'Reclamar el pago',
    refunded: 'Devuelto',
    decided: {
      paid: 'Este pago se aprobó',
      declined: 'Este pago se rechazó',
      refunded: 'Este pago se devolvió',
      charged_back: 'Este pago fue reclamado por el banco',
    },
    told: '{decided}, y la tienda lo sabe.',
    untold: '{decided}. La tienda aún no ha respondido; seguimos avisándola.',
    back: 'Volver a la tienda',
    missingTitle: 'Ese pago no existe',
    missing:
      'La dirección está incompleta o el pago no llegó a empezar. Empieza de nuevo desde la tienda.',
    cardSays: {
      paid: 'Pagado',
      declined: 'Rechazado',
      challenge: '3-D Secure',
      later_paid: 'Pendiente, luego pagado',
      later_declined: 'Pendiente, luego rechazado',
      mismatch: 'Pagado con otro importe',
      duplicate: 'Pagado y avisado dos veces',
    },
  },
  games: {
    brand: 'Sandbox Games',
    notice: 'Un entorno de pruebas: el dinero es el de este sitio.',
    balance: 'Saldo',
    stake: 'Importe',
    play: 'Jugar',
    playing: 'La ronda está en marcha…',
    ready: 'Elige y juega.',
    win: 'Ganas {amount}.',
    lose: 'Esta vez no hay premio.',
    later: 'El premio está en camino a tu cuenta.',
    refused: {
      insufficient_funds: 'En tu cuenta no hay bastante para este importe.',
      limit_reached: 'Un límite que fijaste impide este importe.',
      session_expired:
        'Este juego lleva demasiado tiempo abierto. Ábrelo otra vez desde las apuestas.',
    },
    failed: 'No se ha podido jugar la ronda. No se ha apostado nada.',
    void: 'La ronda no tuvo lugar. Se te devuelve el importe.',
    again: 'La página no estaba al día. Juega otra vez.',
    offline: 'No hay respuesta. Mira tu saldo y abre el juego otra vez.',
    closedTitle: 'Este juego no está abierto',
    closed:
      'La dirección ya se ha usado o es demasiado antigua. Abre el juego otra vez desde las apuestas.',
    fair: 'Por qué es justo',
    back: 'A la larga vuelve el {share} de lo apostado, se elija lo que se elija.',
    how: 'Lo que decide la próxima ronda ya está fijado; este es su SHA-256. Tras la ronda se muestra la semilla y esta página la comprueba.',
    next: 'Próxima ronda',
    seed: 'Semilla de la última ronda',
    mine: 'Número de este navegador',
    ticket: 'Número sorteado',
    checked: 'Comprobado: la semilla es la prometida y da este número.',
    unchecked: 'Este navegador no puede comprobarlo aquí.',
    wrong: 'La comprobación ha fallado: la semilla no da este número.',
    quick: 'Al azar',
    pick: 'Elige tres números',
    games: {
      horse_racing: 'Carreras de caballos',
      lottery: 'Lotería',
      premium_cricket: 'Premium cricket',
      virtual_gaming_arena: 'Arena virtual',
    },
    asked: {
      horse_racing: '¿Qué caballo gana?',
      lottery: 'Tres de doce números',
      premium_cricket: '¿Qué trae la próxima bola?',
      virtual_gaming_arena: '¿Quién saca más?',
    },
    names: {
      dot: 'Sin carrera',
      single: 'Una carrera',
      double: 'Dos carreras',
      four: 'Cuatro',
      six: 'Seis',
      wicket: 'Wicket',
      red: 'Rojo',
      draw: 'Empate',
      blue: 'Azul',
    },
    hits: { 2: '2 aciertos', 3: '3 aciertos' },
    came: {
      horse_racing: 'Gana {result}.',
      lottery: 'Sorteados: {result}.',
      premium_cricket: '{result}.',
      virtual_gaming_arena: 'Rojo y azul sacan {result}.',
    },
  },
};
