export const spi = {
  notification: {
    deposit_started: 'به سوی صفحه پرداخت',
    deposit_failed: 'واریز شروع نشد',
    signed_out: 'از حساب خارج شده‌اید',
    continue_at_provider: 'ادامه را در سایت پرداخت انجام دهید.',
    sign_in_again: 'وارد شوید و دوباره امتحان کنید.',
    amount_refused: 'این مبلغ بیرون از حدود یک واریز است.',
    currency_refused: 'حسابی با این ارز ندارید.',
    limit_reached:
      'محدودیت واریز یا استراحتی که گرفته‌اید اجازه نمی‌دهد. «محدودیت‌ها» را در پروفایلتان ببینید.',
    no_connection: 'اینترنت وصل نیست. چیزی کم نشد.',
    try_again: 'واریز شروع نشد. چیزی کم نشد؛ دوباره امتحان کنید.',
  },
};

export const quickDeposit = {
  title: 'واریز کسری',
  other: 'مبلغ‌های دیگر و راهنما',
  notification: {
    success: 'واریز رسید. می‌توانید شرطتان را ثبت کنید.',
    pending: 'واریزتان در راه است.',
    failed: {
      title: 'واریز ناموفق بود',
      description: 'چیزی کم نشد. دوباره امتحان کنید یا راه پرداخت دیگری بروید.',
    },
  },
};
