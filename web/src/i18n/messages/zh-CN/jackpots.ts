export const jackpots = {
  title: '累积大奖',
  banner: '累积大奖{name}',
  pools: '{name}的奖池',
  drops: '{amount}前必出',
  state: {
    active: '进行中',
    created: '即将开始',
    disabled: '已关闭',
    finished: '已结束',
    paused: '暂停中',
  },
  hits: '最近中奖',
  hit_of: '{level} · 玩家{player}',
  no_hits: '还没有人中奖。',
  failed: '累积大奖未能载入。',
  won: {
    title: '您中了累积大奖！',
    text: '{level}奖池归您了。',
    proof: '抽奖结果在您下注前已确定，任何人都可以验证：中奖编号{id}。',
    close: '关闭',
    thanks: '太棒了',
  },
};
