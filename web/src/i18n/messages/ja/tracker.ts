export const tracker = {
  odds_old: 'このオッズは10秒以上前のものです。新しいオッズが届き次第、選べるようになります。',
  odds_lost: '接続がありません。戻るまでオッズは更新されず、選べません。',
  line: 'ライン',
  opening: '初回',
  now: '現在',
  taken_bet: 'あなたのベット',
  taken_slip: 'スリップ内',
  no_history: '表示できる推移はまだありません。',
  name: 'ライブトラッカー',
  nothing_yet: 'まだ動きはありません。',
} as const;
