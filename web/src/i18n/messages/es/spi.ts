export const spi = {
  notification: {
    deposit_started: 'Rumbo a la página de pago',
    deposit_failed: 'Depósito no iniciado',
    signed_out: 'Tu sesión está cerrada',
    continue_at_provider: 'Sigue en la página del proveedor de pagos.',
    sign_in_again: 'Inicia sesión e inténtalo otra vez.',
    amount_refused: 'Este importe está fuera de los límites de un depósito.',
    currency_refused: 'No tienes cuenta en esta moneda.',
    limit_reached:
      'Tu límite de depósitos, o una pausa que estás haciendo, no lo permite. Mira Límites en tu perfil.',
    no_connection: 'No hay conexión. No se ha cobrado nada.',
    try_again: 'No se ha podido iniciar el depósito. No se ha cobrado nada; inténtalo otra vez.',
    see_profile: 'Añade tu fecha de nacimiento o verifica tu cuenta: mira tu perfil.',
    not_offered: 'Esta cuenta no admite depósitos.',
    payments_closed:
      'Ahora mismo no podemos aceptar depósitos. Tu saldo está seguro y puedes seguir apostando con él.',
  },
};

export const quickDeposit = {
  title: 'Deposita lo que falta',
  other: 'Otros importes y ayuda',
  notification: {
    success: 'Depósito recibido. Ya puedes hacer tu apuesta.',
    pending: 'Tu depósito está en camino.',
    failed: {
      title: 'Depósito fallido',
      description: 'No se ha cobrado nada. Inténtalo otra vez o usa otra forma de pago.',
    },
  },
};
