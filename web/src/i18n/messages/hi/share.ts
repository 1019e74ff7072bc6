/** Words around bets that somebody has shared. */
export const share = {
  leftOut: '{count, plural, one {# चयन छूट गया} other {# चयन छूट गए}}',
  leftOutText: 'वह अब ऑफ़र में नहीं है या बाकी के साथ नहीं जुड़ता।',
  retry: 'फिर कोशिश करें',
  goOn: 'ख़ुद दाँव चुनें',
  offline: {
    offline: 'आप ऑफ़लाइन हैं',
    offlineText: 'ऑड्स और स्कोर के लिए कनेक्शन चाहिए। आपका कुछ भी नहीं खोया है।',
    unreachable: 'साइट जवाब नहीं दे रही',
    unreachableText: 'शायद थोड़ी देर में वापस आ जाए। आपका कुछ भी नहीं खोया है।',
    back: 'आप फिर ऑनलाइन हैं',
    backText: 'जहाँ थे, वहीं से आगे बढ़ें।',
    bets: 'आपके खुले दाँव',
    seen: '{day} को {time} बजे की स्थिति',
  },
  replaceText: 'आपकी स्लिप में {count, plural, one {# चयन है} other {# चयन हैं}}। उसकी जगह नए दाँव रखें?',
};

/** Why shared bets are not on the slip, by the keys of SPEC §8. */
export const shareBet = {
  'not-found-modal': {
    title: 'शेयर किए गए दाँव',
    'link-not-found':
      'इस लिंक पर कोई दाँव नहीं है। शायद इसका समय समाप्त हो गया या इसका कोई हिस्सा छूट गया है।',
    'link-try-another-bet': 'इनमें से कोई दाँव अब ऑफ़र में नहीं है। दूसरा लिंक माँगें या अपने दाँव ख़ुद चुनें।',
    'link-try-later': 'दाँव नहीं लाए जा सके। अपना कनेक्शन देखें और बाद में फिर कोशिश करें।',
  },
};
