/** What the payment widget has to say, by the keys of SPEC §8: `spi.notification.{title}` and `.{message}`. */
export const spi = {
  notification: {
    deposit_started: 'Към страницата за плащане',
    deposit_failed: 'Депозитът не започна',
    signed_out: 'Излязохте от акаунта',
    continue_at_provider: 'Продължете при доставчика на плащания.',
    sign_in_again: 'Влезте и опитайте отново.',
    amount_refused: 'Тази сума е извън границите за един депозит.',
    currency_refused: 'Нямате сметка в тази валута.',
    limit_reached:
      'Лимитът ви за депозити или почивка, в която сте, не го позволява. Вижте „Лимити“ в профила си.',
    no_connection: 'Няма връзка. Нищо не е удържано.',
    try_again: 'Депозитът не можа да започне. Нищо не е удържано, опитайте отново.',
    see_profile: 'Добавете дата на раждане или потвърдете акаунта си: вижте профила.',
    not_offered: 'За този акаунт няма депозити.',
    payments_closed:
      'В момента не приемаме депозити. Балансът ви е в безопасност и можете да залагате с него.',
  },
} as const;

/** Words of the deposit inside the slip, with how it ends by the keys of SPEC §8. */
export const quickDeposit = {
  title: 'Внесете каквото не достига',
  other: 'Други суми и помощ',
  notification: {
    success: 'Депозитът е получен. Можете да заложите.',
    pending: 'Депозитът ви е на път.',
    failed: {
      title: 'Неуспешен депозит',
      description: 'Нищо не е удържано. Опитайте отново или платете по друг начин.',
    },
  },
} as const;
