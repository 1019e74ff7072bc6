export const tracker = {
  odds_old: '这些赔率已超过十秒。新赔率一到即可选择。',
  odds_lost: '没有连接：赔率停止更新，恢复之前不能选择。',
  line: '盘口',
  opening: '初盘',
  now: '当前',
  taken_bet: '您的投注',
  taken_slip: '在投注单上',
  no_history: '还没有走势可显示。',
  name: '动画直播',
  nothing_yet: '暂无赛况。',
};
