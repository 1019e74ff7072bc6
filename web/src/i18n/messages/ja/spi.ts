export const spi = {
  notification: {
    deposit_started: '支払いページへ移動します',
    deposit_failed: '入金を開始できませんでした',
    signed_out: 'ログアウトされています',
    continue_at_provider: '決済会社のページで続けてください。',
    sign_in_again: 'ログインして、もう一度お試しください。',
    amount_refused: '1回の入金で指定できる範囲を外れています。',
    currency_refused: 'この通貨の口座がありません。',
    limit_reached:
      '入金の制限または休止中のため、入金できません。プロフィールの「利用制限」をご確認ください。',
    no_connection: '接続がありません。請求は発生していません。',
    try_again: '入金を開始できませんでした。請求は発生していません。もう一度お試しください。',
    see_profile: '生年月日の登録か本人確認が必要です。プロフィールをご覧ください。',
    not_offered: 'このアカウントには入金できません。',
    payments_closed:
      '現在、入金を受け付けていません。残高は安全で、引き続きベットにご利用いただけます。',
  },
} as const;

export const quickDeposit = {
  title: '不足分を入金',
  other: 'ほかの金額・ヘルプ',
  notification: {
    success: '入金されました。ベットできます。',
    pending: '入金を処理しています。',
    failed: {
      title: '入金できませんでした',
      description: '請求は発生していません。もう一度試すか、別の支払い方法をお使いください。',
    },
  },
} as const;
