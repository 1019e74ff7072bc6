export const jackpots = {
  title: '잭팟',
  banner: '잭팟 {name}',
  pools: '{name} 상금 풀',
  drops: '{amount} 전에 당첨',
  state: {
    active: '진행 중',
    created: '곧 시작',
    disabled: '꺼짐',
    finished: '종료',
    paused: '일시 중지',
  },
  hits: '최근 잭팟',
  hit_of: '{level} · 플레이어 {player}',
  no_hits: '아직 당첨자가 없습니다.',
  failed: '잭팟을 불러오지 못했습니다.',
  won: {
    title: '잭팟에 당첨되셨습니다!',
    text: '{level} 상금을 획득하셨습니다.',
    proof: '추첨 결과는 베팅하기 전에 정해져 있었으며 누구나 확인할 수 있습니다: 당첨 {id}.',
    close: '닫기',
    thanks: '좋아요',
  },
};
