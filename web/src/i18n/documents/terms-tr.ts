import type { Document } from './document';

/** The terms and conditions in Turkish. */
export const terms = (site: string): Document => ({
  title: 'Şartlar ve koşullar',
  intro: `${site} ile oyuncularının üzerinde anlaştıkları. Kısa, çünkü kimsenin okumadığı kurallar kimseyi korumaz.`,
  sections: [
    {
      heading: 'Kimler oynayabilir',
      paragraphs: [
        '18 yaşında veya daha büyüksünüz ya da yaşadığınız yerde bahis için daha yüksek bir yaş gerekiyorsa o yaştasınız.',
        'Kendiniz için, kendi paranızla ve hesap sunduğumuz bir ülkeden oynarsınız.',
        'Her kişinin bir hesabı vardır. Hesabın e-posta adresi sizindir ve onaylanmıştır.',
      ],
    },
    {
      heading: 'Hesabınız',
      paragraphs: [
        'Şifrenizi kendinize saklayın. Çok fazla yanlış şifreden sonra hesap, size e-postayla gönderdiğimiz bağlantıyı açana kadar kilitli kalır.',
        'Oturumlarınızdan herhangi birini istediğiniz zaman sonlandırabilir ve hesabınızı kapatabilirsiniz. Size ait para size ödenir.',
      ],
    },
    {
      heading: 'Para',
      paragraphs: [
        'Hesabınız seçtiğiniz para biriminde tutulur. Her para hareketi hesap hareketlerinizde yer alır.',
        'Kazandığınız tutar, bir kez ve en sonda, para biriminin en küçük birimine aşağı yuvarlanır.',
        'Para, size ait bir ödeme yoluyla ödenir. Önce kim olduğunuzu kanıtlamanızı isteyebiliriz.',
      ],
    },
    {
      heading: 'Bahisler',
      paragraphs: [
        'Bir bahis, biz onayladığımızda ve onayda görünen oranla geçerli olur. Oynanan maçlara yapılan bahisler birkaç saniye sonra onaylanır.',
        'Oranlarda açık bir hata, sonucu bilindikten sonra açık kalmış bir bahis ya da yarıda kalan bir maç seçimi geçersiz kılar. O seçim 1.00 oranla sayılır.',
        'Sonuçlar, resmî organizatörün o günkü sonuçlarıdır. O gün içindeki düzeltmeler dikkate alınır.',
      ],
    },
    {
      heading: 'Sınırlar içinde oynamak',
      paragraphs: [
        'Para yatırmayı, bahis tutarlarını, kayıpları ve süreyi sınırlayabilirsiniz. Düşük limit hemen, yüksek limit ise ancak bir bekleme süresinden sonra ve siz yeniden onayladığınızda geçerli olur.',
        'Ara verebilir ya da kendinizi dışlayabilirsiniz. Bir dışlamayı kimse, ne siz ne de biz, erken bitirebiliriz.',
      ],
    },
    {
      heading: 'Anlaşamazsak',
      paragraphs: [
        'Önce bize yazın. Kayıtlarımızın söylediğiyle yanıt veririz: bahisler, para hareketleri ve çalışanlarımızın kararları hep saklanır.',
        'Bu şartlardaki hiçbir şey, yaşadığınız yerin yasalarının size verdiği bir hakkı elinizden almaz.',
      ],
    },
  ],
});
