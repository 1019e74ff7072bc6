/** What the payment widget has to say, by the keys of SPEC §8: `spi.notification.{title}` and `.{message}`. */
export const spi = {
  notification: {
    deposit_started: 'भुगतान पेज पर जा रहे हैं',
    deposit_failed: 'जमा शुरू नहीं हुआ',
    signed_out: 'आप साइन आउट हो गए हैं',
    continue_at_provider: 'आगे भुगतान सेवा के पेज पर बढ़ें।',
    sign_in_again: 'साइन इन करें और फिर कोशिश करें।',
    amount_refused: 'यह रकम एक बार में जमा की सीमाओं से बाहर है।',
    currency_refused: 'इस मुद्रा में आपका खाता नहीं है।',
    limit_reached: 'जमा पर आपकी सीमा या आपका चल रहा ब्रेक इसकी अनुमति नहीं देता। प्रोफ़ाइल में सीमाएँ देखें।',
    no_connection: 'कनेक्शन नहीं है। कोई रकम नहीं कटी।',
    try_again: 'जमा शुरू नहीं हो सका। कोई रकम नहीं कटी; फिर कोशिश करें।',
    see_profile: 'अपनी जन्मतिथि डालें या खाता सत्यापित कराएँ: अपनी प्रोफ़ाइल देखें।',
    not_offered: 'इस खाते में जमा नहीं हो सकता।',
    payments_closed: 'हम अभी जमा नहीं ले पा रहे हैं। आपका बैलेंस सुरक्षित है और आप उससे बेट लगाते रह सकते हैं।',
  },
};

/** Words of the deposit inside the slip, with how it ends by the keys of SPEC §8. */
export const quickDeposit = {
  title: 'कम पड़ी रकम जमा करें',
  other: 'दूसरी रकम और सहायता',
  notification: {
    success: 'जमा मिल गया। अब आप दाँव लगा सकते हैं।',
    pending: 'आपका जमा रास्ते में है।',
    failed: {
      title: 'जमा नहीं हुआ',
      description: 'कोई रकम नहीं कटी। फिर कोशिश करें या भुगतान का दूसरा तरीक़ा चुनें।',
    },
  },
};
