/** What the payment widget has to say, by the keys of SPEC §8: `spi.notification.{title}` and `.{message}`. */
export const spi = {
  notification: {
    deposit_started: '正在前往付款页面',
    deposit_failed: '存款未开始',
    signed_out: '您已退出登录',
    continue_at_provider: '请在支付服务商处继续。',
    sign_in_again: '请登录后重试。',
    amount_refused: '此金额超出单笔存款的限额。',
    currency_refused: '您没有此币种的账户。',
    limit_reached: '您的存款限额或暂停期不允许。请查看资料中的限额。',
    no_connection: '没有网络连接，没有扣款。',
    try_again: '未能开始存款，没有扣款，请重试。',
    see_profile: '请填写出生日期或完成账户验证：查看您的资料。',
    not_offered: '此账户不能存款。',
    payments_closed: '目前无法接受存款。您的余额安全，可继续用于投注。',
  },
};

/** Words of the deposit inside the slip, with how it ends by the keys of SPEC §8. */
export const quickDeposit = {
  title: '存入所缺金额',
  other: '其他金额和帮助',
  notification: {
    success: '存款已到账，您可以下注了。',
    pending: '您的存款正在处理中。',
    failed: {
      title: '存款失败',
      description: '没有扣款。请重试或使用其他支付方式。',
    },
  },
};
