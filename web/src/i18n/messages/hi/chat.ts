/** Words of the chat that a site brings. */
export const chat = {
  open: 'हमसे चैट करें',
  failed: 'चैट नहीं खुली',
  failed_text: 'शायद कोई चीज़ इसे रोक रही है। अपना कनेक्शन देखें और फिर कोशिश करें।',
};
