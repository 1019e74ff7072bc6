/** What the payment widget has to say, by the keys of SPEC §8: `spi.notification.{title}` and `.{message}`. */
export const spi = {
  notification: {
    deposit_started: 'A caminho da página de pagamento',
    deposit_failed: 'Depósito não iniciado',
    signed_out: 'A tua sessão terminou',
    continue_at_provider: 'Continua no fornecedor de pagamentos.',
    sign_in_again: 'Inicia sessão e tenta de novo.',
    amount_refused: 'Este valor está fora dos limites de um depósito.',
    currency_refused: 'Não tens conta nesta moeda.',
    limit_reached:
      'O teu limite de depósitos, ou uma pausa tua, não o permite. Vê Limites no teu perfil.',
    no_connection: 'Não há ligação. Nada foi cobrado.',
    try_again: 'Não foi possível iniciar o depósito. Nada foi cobrado; tenta de novo.',
    see_profile: 'Indica a tua data de nascimento ou verifica a conta: vê o teu perfil.',
    not_offered: 'Esta conta não aceita depósitos.',
    payments_closed:
      'Neste momento não aceitamos depósitos. O teu saldo está seguro e podes continuar a apostar com ele.',
  },
} as const;

/** Words of the deposit inside the slip, with how it ends by the keys of SPEC §8. */
export const quickDeposit = {
  title: 'Deposita o que falta',
  other: 'Outros valores e ajuda',
  notification: {
    success: 'Depósito recebido. Já podes fazer a tua aposta.',
    pending: 'O teu depósito vai a caminho.',
    failed: {
      title: 'O depósito falhou',
      description: 'Nada foi cobrado. Tenta de novo ou usa outra forma de pagamento.',
    },
  },
} as const;
