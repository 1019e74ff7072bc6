export const push = {
  name: 'Bu cihazda bildirimler',
  hint: 'Sonuçlanan bahisler ve size özel haberler; bu sayfa kapalıyken bile.',
  denied: 'Bu tarayıcı engelliyor. Ayarlarından bu site için bildirimlere izin verin.',
  to_install: 'Bildirim almak için bu siteyi ana ekranınıza ekleyip oradan açın.',
  failed_title: 'Kaydedilmedi',
  failed_text: 'Tarayıcınız ya da sunucumuz yanıt vermedi. Lütfen tekrar deneyin.',
};
