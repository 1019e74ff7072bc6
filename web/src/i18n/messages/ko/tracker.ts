export const tracker = {
  odds_old: '10초 넘게 지난 배당입니다. 새 배당이 들어오는 대로 선택할 수 있습니다.',
  odds_lost: '연결 없음: 다시 연결될 때까지 배당이 멈추고 선택할 수 없습니다.',
  line: '라인',
  opening: '초기',
  now: '현재',
  taken_bet: '내 베팅',
  taken_slip: '내 슬립',
  no_history: '아직 표시할 변동이 없습니다.',
  name: '라이브 트래커',
  nothing_yet: '아직 기록이 없습니다.',
};
