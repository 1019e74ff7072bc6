import type { Document } from './document';

/** Who runs the site, in Turkish. */
export const about = (site: string): Document => ({
  title: `${site} hakkında`,
  intro: `${site} spora bahis yapılan bir yerdir: maçtan önce, maç oynanırken ve ikisinden kurulan kuponlarla.`,
  sections: [
    {
      heading: 'Kim işletiyor',
      paragraphs: [
        `${site} sitesini, şartlar ve koşullar üzerinde anlaştığınız şirket işletir. Bahislerinizi o alır, paranızı o tutar ve ikisinden de o sorumludur.`,
        'Yazılımı başkaları yapar; yazılım bahis sunma lisansıyla birlikte gelmez. Bahislerin sunulup sunulmadığı, nerede ve kimin denetiminde sunulduğu o şirketin işidir.',
      ],
    },
    {
      heading: 'Lisans',
      paragraphs: [
        'Bahis yalnızca şirketin lisanslı olduğu yerlerde sunulur: başka yerlerde hesap açılmaz ve site kapalı olabilir. Hangi kurumun, hangi numarayla denetlediğini şirket künyesinde ve istendiğinde bildirir.',
        'Hesaplar yetişkinler içindir. Yaş ve kimlik kanıtını her zaman isteyebiliriz; yüksek tutarlar ödenmeden önce de isteriz.',
      ],
    },
    {
      heading: 'Sorumlu oyun',
      paragraphs: [
        'Bahis eğlence içindir ve uzun vadede para kaybettirir. Yokluğunu hissetmeyeceğiniz parayla oynayın; kaybettiğinizi geri kazanmak için asla oynamayın.',
        'Hesabınızda para yatırmayı, bahis tutarlarını, kayıpları ve süreyi sınırlayabilir, ne kadar oynadığınızı hatırlattırabilir, ara verebilir ya da kendinizi dışlayabilirsiniz. Düşük limit hemen geçerli olur. Bir dışlamayı hiç kimse erken bitiremez.',
        'Oyun artık eğlenceli değilse ya da bir yakınınız kaygılanıyorsa yaşadığınız yerdeki bir yardım hattıyla konuşun. Ücretsizdir ve kimsenin adınızı bilmesi gerekmez.',
      ],
    },
    {
      heading: 'Oranlar ve sonuçlar nereden geliyor',
      paragraphs: [
        'Oranlar, skorlar ve sonuçlar profesyonel spor verisi sağlayıcılarından gelir. Bahis evi kendi marjını, limitlerini ve okuyabileceğiniz kurallarını ekler.',
        'Oyunlar ve jackpotlar herkesin kontrol edebileceği şekilde çekilir: belirleyici olan önceden sabitlenip yayımlanır, sonra açıklanır.',
      ],
    },
    {
      heading: 'Açık kaynak',
      paragraphs: [
        `${site}, Apache License 2.0 lisanslı açık kaynak spor bahis yazılımı Touchline ile çalışır. Bahislerin nasıl kabul edildiği, sonuçlandırıldığı ve ödendiği bir sır değildir: herkes okuyabilir, deneyebilir ve çalıştırabilir.`,
        'Ödemeler para biriminizin tam birimleriyle hesaplanır ve bir kez yuvarlanır. Her para hareketi, toplamı sıfır olan bir defterde bir kayıttır.',
      ],
    },
    {
      heading: 'İletişim',
      paragraphs: [
        'Soruların çoğu yardım merkezinde yanıtlanır; desteğe nasıl ulaşılacağı da oradadır. Bir bahis için numarasını, bir ödeme için gününü ve tutarını yazın.',
      ],
    },
  ],
});
