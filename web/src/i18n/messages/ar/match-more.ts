export const matchMore = {
  no_form: 'لا مباريات سابقة معروفة.',
  form_sum:
    'فوز: {won, number} · تعادل: {drawn, number} · خسارة: {lost, number} · له: {scored, number} · عليه: {conceded, number}',
  form_match:
    '{day}: {result, select, win {فوز} loss {خسارة} other {تعادل}} {own, number}:{other, number} أمام {opponent}، {where, select, home {على أرضه} other {خارج أرضه}}',
  letter: { win: 'ف', draw: 'ت', loss: 'خ' },
};
