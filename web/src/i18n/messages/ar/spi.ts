export const spi = {
  notification: {
    deposit_started: 'إلى صفحة الدفع',
    deposit_failed: 'لم يبدأ الإيداع',
    signed_out: 'تم تسجيل خروجك',
    continue_at_provider: 'تابع لدى مزوّد الدفع.',
    sign_in_again: 'سجّل الدخول وحاول مجددًا.',
    amount_refused: 'هذا المبلغ خارج حدود الإيداع الواحد.',
    currency_refused: 'ليس لديك حساب بهذه العملة.',
    limit_reached: 'حدّ الإيداع الذي وضعته أو استراحتك لا يسمحان بذلك. انظر الحدود في ملفك.',
    no_connection: 'لا اتصال. لم يُخصم شيء.',
    try_again: 'تعذّر بدء الإيداع. لم يُخصم شيء؛ حاول مجددًا.',
    see_profile: 'أضف تاريخ ميلادك أو وثّق حسابك: راجع ملفك الشخصي.',
    not_offered: 'الإيداع غير متاح لهذا الحساب.',
    payments_closed: 'لا يمكننا استقبال الإيداعات حاليًا. رصيدك في أمان ويمكنك مواصلة المراهنة به.',
  },
};

export const quickDeposit = {
  title: 'أودع ما ينقص',
  other: 'مبالغ أخرى ومساعدة',
  notification: {
    success: 'وصل الإيداع. يمكنك وضع رهانك.',
    pending: 'إيداعك في الطريق.',
    failed: {
      title: 'فشل الإيداع',
      description: 'لم يُخصم شيء. حاول مجددًا أو استخدم طريقة دفع أخرى.',
    },
  },
};
