/** Words of what is told of odds and matches as they move: how fresh odds are, their history, the live tracker. */
export const tracker = {
  odds_old: 'ये ऑड्स दस सेकंड से ज़्यादा पुराने हैं। नए ऑड्स आते ही आप उन्हें चुन सकेंगे।',
  odds_lost: 'कनेक्शन नहीं है: उसके लौटने तक ऑड्स रुके रहेंगे और चुने नहीं जा सकेंगे।',
  line: 'लाइन',
  opening: 'शुरुआती',
  now: 'अभी',
  taken_bet: 'आपका दाँव',
  taken_slip: 'आपकी स्लिप पर',
  no_history: 'दिखाने के लिए अभी कोई बदलाव नहीं।',
  name: 'लाइव ट्रैकर',
  nothing_yet: 'अभी कुछ नहीं हुआ।',
};
