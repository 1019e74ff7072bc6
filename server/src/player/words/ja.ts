import type { PlayerWords } from './player-words';

/** The platform's words in Japanese. */
export const words: PlayerWords = {
  mails: {
    confirmation: {
      subject: '{site}：メールアドレスの確認',
      body: [
        'このメールアドレスで{site}への登録がありました。アカウントを有効にするには、次のリンクを開いてください。リンクは3日以内に1回だけ使えます。',
        '{link}',
        'お心当たりがない場合は、何もする必要はありません。リンクを開かない限り、誰もログインできません。',
      ],
    },
    taken: {
      subject: '{site}のアカウントはすでにあります',
      body: [
        'このメールアドレスで{site}に登録しようとした方がいます。このアドレスのアカウントはすでにあり、そのまま変わりません。',
        'パスワードをお忘れの場合や、アドレスをまだ確認していない場合は、こちらから新しいパスワードを設定してください。',
        '{link}',
        'お心当たりがない場合は、何もする必要はありません。',
      ],
    },
    password: {
      subject: '{site}：新しいパスワードの設定',
      body: [
        '{site}で新しいパスワードの請求がありました。次のリンクから設定してください。リンクは2時間以内に1回だけ使え、すべてのセッションが終了します。',
        '{link}',
        'お心当たりがない場合は、何もする必要はありません。パスワードは変わりません。',
      ],
    },
    unlock: {
      subject: '{site}のアカウントがロックされました',
      body: [
        'パスワードが続けて何度も間違って入力されたため、{site}のアカウントを1時間ロックしました。今すぐ解除するには、次のリンクを開いてください。リンクは1日以内に1回だけ使えます。',
        '{link}',
        'お心当たりがない場合も、ログインした人はいません。パスワードがほかのサービスと同じでないことをご確認ください。',
      ],
    },
    password_changed: {
      subject: '{site}のパスワードが変更されました',
      body: [
        '{site}のアカウントのパスワードが変更され、すべてのセッションが終了しました。',
        'お心当たりがない場合は、すぐに新しいパスワードを設定してください。',
        '{link}',
      ],
    },
    totp_on: {
      subject: '{site}のアカウントに認証アプリが追加されました',
      body: [
        '{subject}。今後、ログインにはパスワードに加えて認証アプリのコードが必要です。',
        'お心当たりがない場合は、すぐに新しいパスワードを設定してください。すべてのセッションが終了します。',
        '{link}',
      ],
    },
    totp_off: {
      subject: '{site}のアカウントから認証アプリが削除されました',
      body: [
        '{subject}。今後、ログインに認証アプリのコードは必要ありません。',
        'お心当たりがない場合は、すぐに新しいパスワードを設定してください。すべてのセッションが終了します。',
        '{link}',
      ],
    },
    passkey_on: {
      subject: '{site}のアカウントにパスキーが追加されました',
      body: [
        '{subject}。今後、ログイン時の二段階認証に使えます。',
        'お心当たりがない場合は、すぐに新しいパスワードを設定してください。すべてのセッションが終了します。',
        '{link}',
      ],
    },
    passkey_off: {
      subject: '{site}のアカウントからパスキーが削除されました',
      body: [
        '{subject}。今後、ログインには使えません。',
        'お心当たりがない場合は、すぐに新しいパスワードを設定してください。すべてのセッションが終了します。',
        '{link}',
      ],
    },
    deposit_over_limit: {
      subject: '{site}への入金は反映されませんでした',
      body: ['{subject}。入金限度額を超えています。返金手続き中です。', '{link}'],
    },
    deposit_excluded: {
      subject: '{site}への入金は反映されませんでした',
      body: ['{subject}。自己規制期間中に支払われました。返金手続き中です。', '{link}'],
    },
    deposit_barred: {
      subject: '{site}への入金は反映されませんでした',
      body: ['{subject}。このアカウントには入金できません。返金手続き中です。', '{link}'],
    },
    withdrawal_unpaid: {
      subject: '{site}での出金は完了しませんでした',
      body: ['{subject}。{reason}お金は口座に戻りました。', '{link}'],
    },
    new_browser: {
      subject: '{site}のアカウントへの新しいログイン',
      body: [
        '{subject}。これまで使われたことのないブラウザからのログインです。',
        'お心当たりがない場合は、すぐに新しいパスワードを設定してください。すべてのセッションが終了します。',
        '{link}',
      ],
    },
    new_destination: {
      subject: '{site}で新しい送金先への出金',
      body: [
        '{subject}。送金されるまでは取り消せます。',
        'お心当たりがない場合は、すぐに新しいパスワードを設定してください。すべてのセッションが終了します。',
        '{link}',
      ],
    },
  },
  code: '{site}の認証コードは{code}です。誰にも教えないでください。',
  returned: {
    title: '支払いページから戻りました',
    text: 'このウィンドウは閉じてかまいません。支払いの結果は、元のページに表示されます。',
  },
  payments: {
    title: 'サンドボックス決済',
    brand: 'Sandbox Pay',
    notice: 'これはサンドボックスです。実際のお金は動きません。',
    explain:
      '決済会社の代わりとなるページです。支払いの結果を選んでください。結果は署名付きメッセージで加盟店に伝わります。',
    amount: '金額',
    to: '戻り先',
    reference: '参照番号',
    pay: '{amount}を支払う',
    decline: '拒否',
    card: 'カード番号',
    cards: 'テストカード',
    cardsHint: 'サンドボックスで使える番号です。ほかの番号は使えません。',
    unknownCard: 'サンドボックスで使えるのは、下のカードだけです。',
    confirm: '支払いを確認',
    challengeTitle: '3-D Secure',
    challenge: '本来はここで、銀行が本人確認を行います。',
    manage: 'あとで起こりうること',
    refundHalf: '残額の半分を返金',
    refundRest: '残額を返金',
    chargeBack: 'チャージバック',
    refunded: '返金済み',
    decided: {
      paid: 'この支払いは承認されました',
      declined: 'この支払いは拒否されました',
      refunded: 'この支払いは返金されました',
      charged_back: 'この支払いはチャージバックされました',
    },
    told: '{decided}。加盟店にも通知済みです。',
    untold: '{decided}。加盟店からまだ応答がないため、通知を続けています。',
    back: '加盟店に戻る',
    missingTitle: 'この支払いは見つかりません',
    missing:
      'アドレスが途中で切れているか、支払いが開始されていません。加盟店からもう一度始めてください。',
    cardSays: {
      paid: '支払い完了',
      declined: '拒否',
      challenge: '3-D Secure',
      later_paid: '保留のあと支払い完了',
      later_declined: '保留のあと拒否',
      mismatch: '異なる金額で支払い完了',
      duplicate: '支払い完了（通知2回）',
    },
  },
  games: {
    brand: 'Sandbox Games',
    notice: 'サンドボックスです。お金はこのサイトのものを使います。',
    balance: '残高',
    stake: '賭け金',
    play: 'プレイ',
    playing: 'ラウンド進行中…',
    ready: '選んでプレイしてください。',
    win: '{amount}の勝ちです。',
    lose: '今回は外れです。',
    later: '払戻金は、まもなく口座に入ります。',
    refused: {
      insufficient_funds: '口座の残高がこの賭け金に足りません。',
      limit_reached: 'ご自身で設定した制限により、この賭け金では遊べません。',
      session_expired:
        'ゲームを開いてから時間が経ちすぎました。スポーツブックからもう一度開いてください。',
    },
    failed: 'ラウンドを行えませんでした。賭け金は使われていません。',
    void: 'ラウンドは成立しませんでした。賭け金は返金されます。',
    again: 'ページが古くなっていました。もう一度プレイしてください。',
    offline: '応答がありません。残高を確認して、ゲームを開き直してください。',
    closedTitle: 'このゲームは開いていません',
    closed: 'このアドレスは使用済みか、期限切れです。スポーツブックからもう一度開いてください。',
    fair: '公正さのしくみ',
    back: '何を選んでも、長い目で見ると賭け金の{share}が払い戻されます。',
    how: '次のラウンドの結果を決めるものは、すでに確定しています。これはそのSHA-256です。ラウンド終了後にシードが公開され、このページで検証されます。',
    next: '次のラウンド',
    seed: '前回のラウンドのシード',
    mine: 'このブラウザの数値',
    ticket: '抽選されたチケット',
    checked: '検証済み：シードは約束どおりのもので、このチケットが導かれます。',
    unchecked: 'このブラウザでは検証できません。',
    wrong: '検証に失敗しました。シードからこのチケットは導かれません。',
    quick: 'おまかせ',
    pick: '数字を3個選んでください',
    games: {
      horse_racing: '競馬',
      lottery: '宝くじ',
      premium_cricket: 'プレミアムクリケット',
      virtual_gaming_arena: 'ゲームアリーナ',
    },
    asked: {
      horse_racing: '勝つのはどの馬？',
      lottery: '12個の数字から3個',
      premium_cricket: '次の1球の結果は？',
      virtual_gaming_arena: '大きい目を出すのは？',
    },
    names: {
      dot: 'ドットボール',
      single: '1ラン',
      double: '2ラン',
      four: 'フォア',
      six: 'シックス',
      wicket: 'ウィケット',
      red: '赤',
      draw: '引き分け',
      blue: '青',
    },
    hits: { 2: '2個的中', 3: '3個的中' },
    came: {
      horse_racing: '勝者：{result}',
      lottery: '当選番号：{result}',
      premium_cricket: '{result}',
      virtual_gaming_arena: '赤と青の目：{result}',
    },
  },
};
