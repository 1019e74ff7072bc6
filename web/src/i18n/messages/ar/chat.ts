export const chat = {
  open: 'تحدث معنا',
  failed: 'لم تُفتح المحادثة',
  failed_text: 'ربما يمنعها شيء. تحقق من اتصالك ثم حاول مجددًا.',
};
