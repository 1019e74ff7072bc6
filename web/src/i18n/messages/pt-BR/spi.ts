/** What the payment widget has to say, by the keys of SPEC §8: `spi.notification.{title}` and `.{message}`. */
export const spi = {
  notification: {
    deposit_started: 'Indo para a página de pagamento',
    deposit_failed: 'Depósito não iniciado',
    signed_out: 'Você saiu da conta',
    continue_at_provider: 'Continue no provedor de pagamento.',
    sign_in_again: 'Entre e tente de novo.',
    amount_refused: 'Este valor está fora dos limites de um depósito.',
    currency_refused: 'Você não tem conta nesta moeda.',
    limit_reached:
      'Seu limite de depósitos, ou uma pausa sua, não permite. Veja Limites no seu perfil.',
    no_connection: 'Não há conexão. Nada foi cobrado.',
    try_again: 'Não foi possível iniciar o depósito. Nada foi cobrado; tente de novo.',
    see_profile: 'Informe sua data de nascimento ou verifique sua conta: veja seu perfil.',
    not_offered: 'Esta conta não aceita depósitos.',
    payments_closed:
      'No momento não estamos aceitando depósitos. Seu saldo está seguro e você pode continuar apostando com ele.',
  },
} as const;

/** Words of the deposit inside the slip, with how it ends by the keys of SPEC §8. */
export const quickDeposit = {
  title: 'Deposite o que falta',
  other: 'Outros valores e ajuda',
  notification: {
    success: 'Depósito recebido. Você já pode apostar.',
    pending: 'Seu depósito está a caminho.',
    failed: {
      title: 'O depósito falhou',
      description: 'Nada foi cobrado. Tente de novo ou use outra forma de pagamento.',
    },
  },
} as const;
