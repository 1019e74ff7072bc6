export const share = {
  leftOut: '{count, plural, other {有#个选项未加入}}',
  leftOutText: '它已不再提供，或不能与其他选项一起投注。',
  retry: '重试',
  goOn: '自己选择投注',
  offline: {
    offline: '您已离线',
    offlineText: '赔率和比分需要网络连接。您没有任何损失。',
    unreachable: '网站没有响应',
    unreachableText: '也许马上就会恢复。您没有任何损失。',
    back: '您已恢复在线',
    backText: '请从刚才的地方继续。',
    bets: '您的未结算投注',
    seen: '{day} {time}时的状态',
  },
  replaceText: '您的投注单上有{count, plural, other {#个选项}}。要换成新的投注吗？',
};

/** Why shared bets are not on the slip, by the keys of SPEC §8. */
export const shareBet = {
  'not-found-modal': {
    title: '分享的投注',
    'link-not-found': '此链接没有对应的投注。可能已过期，或缺少一部分。',
    'link-try-another-bet': '这些投注都已不再提供。请索取另一个链接，或自己选择投注。',
    'link-try-later': '未能获取投注。请检查连接，稍后重试。',
  },
};
