export const matchMore = {
  no_form: '알려진 이전 경기가 없습니다.',
  form_sum:
    '{won, number}승 {drawn, number}무 {lost, number}패 · 득점 {scored, number}, 실점 {conceded, number}',
  form_match:
    '{day}: {where, select, home {홈} other {원정}}, {opponent} 상대 {own, number}:{other, number} {result, select, win {승} loss {패} other {무}}',
  letter: { win: '승', draw: '무', loss: '패' },
  builder: {
    apart: '조합 불가',
    apart_text: '선택한 것과 조합할 수 없습니다.',
    remove: '{name} 삭제',
    needed:
      '{count, plural, =1 {결과를 하나 더 선택하세요} other {이 경기의 결과를 #개 선택하세요}}',
    pays: '{count, plural, =1 {결과 1개의 배당} other {결과 #개 합산 배당}}',
    add: '슬립에 추가',
  },
  view: {
    form: '최근 전적',
    meetings: '상대 전적',
    timeline: '타임라인',
    table: '순위',
    lineups: '라인업',
  },
  count: { corners: '코너킥', yellow_cards: '옐로카드', red_cards: '레드카드' },
  no_timeline: '아직 기록이 없습니다.',
  no_meetings: '알려진 경기 중 두 팀의 맞대결이 없습니다.',
  no_table: '이 대회는 아직 순위표가 없습니다.',
  no_lineups: '라인업이 알려지지 않았습니다.',
  substitutes: '교체 명단',
  table: {
    position: '순위',
    played: '경기',
    won: '승',
    drawn: '무',
    lost: '패',
    difference: '득실차',
    points: '승점',
  },
  table_short: {
    played: '경기',
    won: '승',
    drawn: '무',
    lost: '패',
    difference: '+/−',
    points: '승점',
  },
};
