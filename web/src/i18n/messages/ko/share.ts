export const share = {
  leftOut: '{count, plural, other {선택 #개가 빠졌습니다}}',
  leftOutText: '더 이상 제공되지 않거나 다른 선택과 함께할 수 없습니다.',
  retry: '다시 시도',
  goOn: '직접 베팅 고르기',
  offline: {
    offline: '오프라인 상태입니다',
    offlineText: '배당과 스코어를 보려면 연결이 필요합니다. 잃은 것은 없습니다.',
    unreachable: '사이트가 응답하지 않습니다',
    unreachableText: '곧 돌아올 수 있습니다. 잃은 것은 없습니다.',
    back: '다시 연결되었습니다',
    backText: '하던 곳에서 계속하세요.',
    bets: '진행 중인 베팅',
    seen: '{day} {time} 기준',
  },
  replaceText: '슬립에 {count, plural, other {선택 #개}}가 있습니다. 새 베팅으로 바꿀까요?',
};

export const shareBet = {
  'not-found-modal': {
    title: '공유된 베팅',
    'link-not-found': '이 링크에는 베팅이 없습니다. 만료되었거나 일부가 빠졌을 수 있습니다.',
    'link-try-another-bet':
      '이 베팅은 모두 더 이상 제공되지 않습니다. 다른 링크를 요청하거나 직접 베팅을 고르세요.',
    'link-try-later': '베팅을 가져오지 못했습니다. 연결을 확인하고 나중에 다시 시도하세요.',
  },
};
