/** Words of my bets. */
export const bets = {
  title: 'मेरे दाँव',
  filter: {
    label: 'कौन से दाँव',
    open: 'खुले',
    settled: 'निपटे हुए',
  },
  signIn: {
    title: 'आपके दाँव यहाँ रहते हैं',
    text: 'अपने खुले दाँव देखने और यह जानने के लिए साइन इन करें कि उनसे कितना मिला।',
    action: 'साइन इन',
  },
  empty: {
    open: 'कोई खुला दाँव नहीं',
    openText: 'आपके लगाए दाँव मैच ख़त्म होने तक यहाँ रहते हैं।',
    settled: 'अभी कुछ नहीं निपटा',
    settledText: 'मैच ख़त्म होने पर यहाँ दिखेगा कि हर दाँव से कितना मिला।',
  },
  failed: {
    title: 'आपके दाँव लोड नहीं हुए',
    text: 'वे सुरक्षित हैं; बस सूची नहीं आई।',
    action: 'फिर कोशिश करें',
  },
  type: {
    single: 'सिंगल',
    combo: '{count} का कॉम्बो',
    system: 'सिस्टम',
    custom_bet: 'बेट बिल्डर',
  },
  stake: 'स्टेक',
  odds: 'ऑड्स',
  possibleWin: 'संभावित जीत',
  paid: 'मिला',
  ref: 'दाँव {ref}',
  placedAt: '{day}, {time}',
  legs: 'चयन',
  live: 'लाइव',
  result: {
    no_results: 'खुला',
    canceled: 'रद्द',
    win_entire: 'जीता',
    lose_entire: 'हारा',
    refund_entire: 'वापस',
    refund_half_win_other: 'आधा जीता',
    refund_half_lose_other: 'आधा हारा',
    cashed_out: 'कैश आउट',
  },
};
