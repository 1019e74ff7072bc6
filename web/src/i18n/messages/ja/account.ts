export const account = {
  forgotten: 'パスワードをお忘れですか？',
  agree: '18歳以上であり、規約に同意します。',
  agree_first: 'アカウントを開設するには、チェックを入れてください。',
  terms: '利用規約',
  help: 'ヘルプセンター',
  toSignIn: 'ログインに戻る',
  toSportsbook: 'スポーツブックへ',
  send: 'メールを送信',
  scriptless: 'このフォームを使うには、JavaScriptを有効にしてください。',
  incomplete:
    'リンクが途中で切れています。メールからもう一度開くか、新しいリンクを請求してください。',
  forgot_password: {
    title: 'パスワードをお忘れの場合',
    text: 'アカウントのメールアドレスを入力してください。新しいパスワードを設定するリンクをお送りします。',
  },
  resend_confirmation_instructions: {
    title: 'メールアドレスの確認',
    text: 'アカウントを有効にするリンクをもう一度お送りします。',
  },
  resend_unlock_instructions: {
    title: 'アカウントのロック解除',
    text: 'パスワードを何度も間違えると、アカウントはロックされます。リンクから解除できます。',
  },
  edit_password: {
    title: '新しいパスワード',
    text: '今後ログインに使うパスワードを決めてください。',
    action: 'パスワードを設定',
    done: 'パスワードを変更しました',
    next: 'すべての端末からログアウトしました。新しいパスワードでログインしてください。',
  },
  confirm_password: {
    title: 'パスワードを入力してください',
    text: 'この先はアカウントの安全に関わるため、ご本人かどうかをもう一度確認します。',
    action: '確認',
    wrong: 'パスワードが違います。',
  },
  missed_auth_fields: {
    title: '未入力の項目があります',
    text: '規則により、すべてのプレイヤーについて確認が必要な項目です。',
  },
  phone_verification: {
    title: '電話番号',
    text: 'SMSで届くコードで、ご本人の番号であることを確認します。',
  },
  confirmation: {
    title: 'メールアドレスの確認',
    text: 'ワンタップでアカウントが有効になります。',
    action: 'アドレスを確認',
    done: 'アカウントが有効になりました',
    next: '{email}を確認しました。ログインして最初のベットをどうぞ。',
  },
  unlock: {
    title: 'アカウントのロック解除',
    text: 'ワンタップで、またログインできるようになります。',
    action: 'ロックを解除',
    done: 'アカウントのロックを解除しました',
    next: '{email}でまたログインできます。パスワードをお忘れの場合は、新しいものを請求してください。',
  },
  offer: {
    sign_in: 'ログイン',
    sign_up: '新規登録',
    forgot_password: '新しいリンクを送信',
    resend_confirmation_instructions: 'リンクを再送信',
    resend_unlock_instructions: '解除用リンクを送信',
  },
  sent: {
    title: 'メールをご確認ください',
    sign_up: '{email}にメールを送りました。メール内のリンクからアカウントが有効になります。',
    alike: '{email}に該当するアカウントがあれば、メールをお送りしています。',
    nothing: '届くまで長くても1分です。届かない場合は、迷惑メールもご確認ください。',
    again: '再送信',
  },
} as const;
