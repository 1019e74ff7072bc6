export const share = {
  leftOut: '{count, plural, other {#件の選択を除きました}}',
  leftOutText: '取扱いが終了したか、ほかの選択と組み合わせられません。',
  retry: 'もう一度試す',
  goOn: '自分で選ぶ',
  offline: {
    offline: 'オフラインです',
    offlineText: 'オッズとスコアの表示には接続が必要です。失われたものはありません。',
    unreachable: 'サイトが応答しません',
    unreachableText: 'まもなく復旧するかもしれません。失われたものはありません。',
    back: 'オンラインに戻りました',
    backText: '続きからどうぞ。',
    bets: '進行中のベット',
    seen: '{day} {time}時点',
  },
  replaceText:
    'ベットスリップに{count, plural, other {#件の選択}}があります。新しいベットに入れ替えますか？',
} as const;

export const shareBet = {
  'not-found-modal': {
    title: '共有されたベット',
    'link-not-found':
      'このリンクのベットは見つかりません。期限切れか、リンクが途中で切れている可能性があります。',
    'link-try-another-bet':
      'これらのベットの取扱いは終了しました。別のリンクをもらうか、ご自身でお選びください。',
    'link-try-later':
      'ベットを読み込めませんでした。接続を確認して、あとでもう一度お試しください。',
  },
} as const;
