/** Words of what a match page shows beside its markets. */
export const matchMore = {
  no_form: 'पिछले मैचों की जानकारी नहीं है।',
  form_sum:
    '{won, number} जीते, {drawn, number} ड्रॉ, {lost, number} हारे · किए {scored, number}, खाए {conceded, number}',
  form_match:
    '{day}: {opponent} के ख़िलाफ़ {where, select, home {होम} other {अवे}}, {own, number}:{other, number}, {result, select, win {जीत} loss {हार} other {ड्रॉ}}',
  letter: { win: 'जी', draw: 'ड्रॉ', loss: 'हा' },
  builder: {
    apart: 'साथ नहीं जुड़ता',
    apart_text: 'आपके चुने हुए के साथ नहीं जुड़ता।',
    remove: '{name} हटाएँ',
    needed: '{count, plural, one {इस मैच का एक और चयन करें} other {इस मैच के # चयन करें}}',
    pays: '{count, plural, one {# चयन के ऑड्स} other {# चयन के कुल ऑड्स}}',
    add: 'स्लिप में जोड़ें',
  },
  view: {
    form: 'फ़ॉर्म',
    meetings: 'आमने-सामने',
    timeline: 'टाइमलाइन',
    table: 'अंक तालिका',
    lineups: 'लाइन-अप',
  },
  count: { corners: 'कॉर्नर', yellow_cards: 'येलो कार्ड', red_cards: 'रेड कार्ड' },
  no_timeline: 'अभी कुछ नहीं हुआ।',
  no_meetings: 'हमारी जानकारी में दोनों पहले नहीं भिड़े।',
  no_table: 'इस प्रतियोगिता की अंक तालिका अभी नहीं है।',
  no_lineups: 'लाइन-अप की जानकारी नहीं है।',
  substitutes: 'सब्स्टीट्यूट',
  table: {
    position: 'स्थान',
    played: 'खेले',
    won: 'जीते',
    drawn: 'ड्रॉ',
    lost: 'हारे',
    difference: 'अंतर',
    points: 'अंक',
  },
  table_short: {
    played: 'मै',
    won: 'जी',
    drawn: 'ड्रॉ',
    lost: 'हा',
    difference: '+/−',
    points: 'अंक',
  },
};
