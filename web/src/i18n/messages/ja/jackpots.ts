export const jackpots = {
  title: 'ジャックポット',
  banner: 'ジャックポット {name}',
  pools: '{name}の賞金プール',
  drops: '{amount}までに当選',
  state: {
    active: '開催中',
    created: 'まもなく開始',
    disabled: '停止中',
    finished: '終了',
    paused: '一時停止',
  },
  hits: '最近のジャックポット',
  hit_of: '{level} · プレイヤー{player}',
  no_hits: 'まだ当選者はいません。',
  failed: 'ジャックポットを読み込めませんでした。',
  won: {
    title: 'ジャックポット当選！',
    text: '{level}の賞金プールはあなたのものです。',
    proof: '抽選結果はベットの前に決まっており、誰でも検証できます。当選番号：{id}',
    close: '閉じる',
    thanks: 'やった！',
  },
} as const;
