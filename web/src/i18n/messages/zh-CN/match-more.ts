export const matchMore = {
  no_form: '没有以往的比赛记录。',
  form_sum:
    '{won, number}胜{drawn, number}平{lost, number}负 · 得{scored, number}，失{conceded, number}',
  form_match:
    '{day}：{where, select, home {主场} other {客场}}对{opponent}，{own, number}:{other, number}，{result, select, win {胜} loss {负} other {平}}',
  letter: { win: '胜', draw: '平', loss: '负' },
  builder: {
    apart: '不能组合',
    apart_text: '不能与您已选的选项组合。',
    remove: '移除{name}',
    needed: '{count, plural, =1 {请再选一个选项} other {请选择本场#个选项}}',
    pays: '{count, plural, =1 {#个选项赔率} other {#个选项合计赔率}}',
    add: '加入投注单',
  },
  view: {
    form: '近况',
    meetings: '交锋',
    timeline: '赛况',
    table: '积分榜',
    lineups: '阵容',
  },
  count: { corners: '角球', yellow_cards: '黄牌', red_cards: '红牌' },
  no_timeline: '暂无赛况。',
  no_meetings: '没有双方的交锋记录。',
  no_table: '此赛事还没有积分榜。',
  no_lineups: '阵容尚未公布。',
  substitutes: '替补',
  table: {
    position: '排名',
    played: '场次',
    won: '胜',
    drawn: '平',
    lost: '负',
    difference: '净胜',
    points: '积分',
  },
  table_short: { played: '赛', won: '胜', drawn: '平', lost: '负', difference: '净', points: '分' },
};
