export const chat = {
  open: 'Bizimle sohbet edin',
  failed: 'Sohbet açılmadı',
  failed_text: 'Bir şey engelliyor olabilir. Bağlantınızı kontrol edip tekrar deneyin.',
};
