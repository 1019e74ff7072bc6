import type { Document } from './document';

/** The help center in Turkish. */
export const help = (site: string): Document => ({
  title: 'Yardım merkezi',
  intro: `${site} oyuncularının en çok sordukları, birkaç cümleyle yanıtlandı.`,
  sections: [
    {
      heading: 'Üye olduktan sonra e-posta gelmedi',
      paragraphs: [
        'Önce gereksiz posta klasörüne bakın. Sonra giriş formundan bağlantıyı yeniden isteyin. Adresinizin zaten bir hesabı varsa e-posta bunu söyler.',
      ],
    },
    {
      heading: 'Şifremi unuttum',
      paragraphs: [
        'Giriş yaparken “Şifrenizi mi unuttunuz?” seçeneğini seçin. E-postadaki bağlantı bir kez ve sınırlı bir süre çalışır. Yeni şifre belirlemek, başka her yerdeki oturumlarınızı kapatır.',
      ],
    },
    {
      heading: 'Hesabım kilitlendi',
      paragraphs: [
        'On yanlış şifre, kim yazmış olursa olsun, hesabı kilitler. E-postadaki bir bağlantı kilidi açar. Yazan siz değilseniz sonra yeni bir şifre seçin.',
      ],
    },
    {
      heading: 'Yatırdığım para nerede',
      paragraphs: [
        'Yatırılan paraların çoğu anında ulaşır. Bazı ödeme yolları daha uzun sürer; ödeme onaylanır onaylanmaz bakiye kendiliğinden değişir. Başarısız olan bir ödeme için sizden para alınmaz.',
      ],
    },
    {
      heading: 'Paramı nasıl çekerim',
      paragraphs: [
        'Cüzdanınızdan para çekme isteğinde bulunun. Hangi aşamada olduğunu ve ne zaman ulaşması gerektiğini görürsünüz; gönderilene kadar iptal edebilirsiniz.',
      ],
    },
    {
      heading: 'Bahsim neden reddedildi',
      paragraphs: [
        'Oranlar değişir, sahada bir şey olunca bahisler bir süre kapanır. Hangi seçimle ilgili olduğunu kupon söyler. Reddedilen bir bahis için hesabınızdan bir şey alınmaz.',
      ],
    },
    {
      heading: 'Daha az oynamak istiyorum',
      paragraphs: [
        'Para yatırmaya, kayıplara, bahis tutarlarına ya da süreye limit koyun; düşük limit hemen geçerli olur. Ara da verebilir ya da kendinizi dışlayabilirsiniz. Oyun artık keyif vermiyorsa güvendiğiniz biriyle ya da yaşadığınız yerdeki bir yardım hattıyla konuşun.',
      ],
    },
  ],
});
