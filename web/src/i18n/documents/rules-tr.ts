import type { Document, Section } from './document';

/** The betting rules of the house in Turkish. */
export const rules = (site: string): Document => ({
  title: 'Bahis kuralları',
  intro: `${site} bahisleri nasıl alır, sonuçlandırır ve öder. Bir bahis türünün kendi açıklaması başka bir şey söylüyorsa o açıklama geçerlidir.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Bahis yapmak',
    paragraphs: [
      'Bir bahis, biz onayladığımızda ve onayda görünen oranla geçerli olur. O zamana kadar hesabınızdan kesin olarak bir şey alınmaz: reddedilen bir bahis için ayrılan tutar hemen geri gelir.',
      'Oranlar değişir. Değişince ne olacağını siz seçersiniz: size sorulsun, yalnızca daha iyi oran kabul edilsin ya da her oran kabul edilsin. Bu yollardan biriyle onaylamadığınız bir oranla asla bahis almayız.',
      'Onaylanan bir bahis değiştirilemez. Sunulduğu yerde bozdurabilirsiniz.',
    ],
  },
  {
    heading: 'Oynanan maçlara bahis',
    paragraphs: [
      'İçinde oynanan bir maç olan bahis birkaç saniye bekler, sonra yeniden kontrol edilir. Kupon saniyeleri geri sayar; kaç saniye olduğu spora bağlıdır. O sırada oran değişmiş ya da bahis kapanmışsa bahis reddedilir veya izin veriyorsanız yeni oranla kabul edilir.',
      'Skorlar, saatler ve görüntüler size geç ulaşabilir ve yalnızca bilgi içindir. Geçerli olan maçın gidişatıdır.',
    ],
  },
  {
    heading: 'Bahis türleri',
    paragraphs: [],
    points: [
      { term: 'Tekli', text: 'Tek seçim. Tutar ile oranın çarpımını öder.' },
      {
        term: 'Kombine',
        text: 'Farklı maçlardan, hepsi kazanması gereken birkaç seçim. Oranlar çarpılır. Farklı oran sağlayıcılarının seçimleri bir araya gelmez.',
      },
      {
        term: 'Sistem',
        text: '3 ile 12 seçim arasından belirli büyüklükteki bütün kombineler, örneğin 2/3. Her kombine, tutarın eşit payını taşıyan ayrı bir bahistir; bahis, kazananların toplamını öder. Tam kapsamlı bahisler (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) birkaç büyüklükteki kombineleri içerir.',
      },
      {
        term: 'Bet Builder',
        text: 'Tek bir maçtan birkaç seçim, hepsi için tek oranla. Biri kaybederse bahis kaybeder.',
      },
    ],
  },
  {
    heading: 'Limitler',
    paragraphs: [
      'Bir bahsin en düşük ve en yüksek tutarı ile en fazla ne ödeyeceği kuponda görünür. Bunlar para birimine, bahis türüne, lige ve bahis biçimine göre değişir ve bir hesap için ayrıca belirlenebilir. Sistemlerin kendi üst sınırı vardır.',
      'Bir etkinliğe yapılan bütün bahislerin toplam bedeli, o etkinlik için göze aldığımızı aşacaksa bir bahsi bütünüyle reddedebiliriz. Kupon sunuyorsa limitin üstünde bir tutar istenebilir; buna bir çalışanımız karar verir ve zamanında karar verilmeyen bahis reddedilir.',
      'Kendinize koyduğunuz limitler bunların hepsinden önce gelir.',
    ],
  },
  {
    heading: 'Sonuçlandırma',
    paragraphs: [
      'Bahisler, kesinleşir kesinleşmez resmî sonuca göre sonuçlandırılır. Ödeme tam olarak hesaplanır ve bir kez, en sonda, para biriminizin en küçük birimine aşağı yuvarlanır.',
      'Bir sonuç düzeltilirse ya da bir bahsi yanlış sonuçlandırdıysak bahis yeniden sonuçlandırılır ve fark, hangi yönde olursa olsun, hesaba işlenir. Hesap hareketleriniz her adımı gösterir.',
      'Maç yarıda kalmadan önce belli olmuş seçimler geçerli kalır.',
    ],
    points: [
      { term: 'Kazandı', text: 'Seçim kendi oranıyla sayılır.' },
      {
        term: 'Kaybetti',
        text: 'Tekli, kombine ya da Bet Builder bahsi kaybeder. Sistemde o seçimi içeren her kombine kaybeder.',
      },
      {
        term: 'Yarısı kazandı, yarısı kaybetti',
        text: 'Çeyrekli çizgilerde tutarın yarısı bir çizgiye, yarısı diğerine yatar. Yarısı geri gelir, diğer yarısı kazanır ya da kaybeder.',
      },
      {
        term: 'Paylaşılan sıra',
        text: 'Daha az kişiye ait olması gereken bir sırayı birkaç kişi paylaşırsa seçim, tutarın kendi payına düşen kısmı için kazanır, kalanı için kaybeder.',
      },
      {
        term: 'Geçersiz',
        text: 'Seçim 1.00 oranla sayılır. Tekli bahis tutarı geri verir; kombine o seçim olmadan sürer.',
      },
    ],
  },
  {
    heading: 'Bir seçim ne zaman geçersizdir',
    paragraphs: [
      'İptal edilen ya da resmî sonuç olmadan yarıda kalan bir maç, belli olmamış seçimleri geçersiz kılar. Ertelenen bir maçın bahisleri, organizatör maçı programda tuttuğu sürece geçerli kalır.',
      'Bahis “all in” demiyorsa, yarışmaya başlamayan bir yarışmacının seçimi de geçersizdir; sonucu bilindiği hâlde açık kalmış bir bahsin seçimi de öyle.',
      'Bet Builder bahsinin her şey için tek oranı vardır. Seçimlerinden biri geçersizse tutarın tamamı geri gelir.',
    ],
  },
  {
    heading: 'Oran hataları',
    paragraphs: [
      'Açık hata, kastedilenin o olmadığı belli olan bir oran, çizgi ya da skordur: yer değiştirmiş taraflar, yanlış yerdeki ondalık ayırıcı, bütün piyasadan çok uzak bir oran ya da olup bitmiş bir şeye verilen oran. Böyle bir oranla alınan seçimi geçersiz sayabiliriz ve bunu bahislerinizde belirtiriz.',
      'Bir bahsi kazandığı için ya da oranlar sonradan değiştiği için geri almayız.',
    ],
  },
  {
    heading: 'Bahis bozdurma',
    paragraphs: [
      'Bir bahiste teklif görünüyorsa onu bahsin tamamı ya da bir kısmı için alabilirsiniz. Teklif, bahsin o anki oranlarla değeridir, bundan bir marj düşülür; oranlarla birlikte değişir ve bahis kapalıyken görünmez.',
      'Onayladığınızda gördüğünüzden az ödenmez. Teklif o sırada düşmüşse hiçbir şey olmaz ve yenisini görürsünüz.',
      'Bozdurma, sonuç ne olursa olsun kesindir. Kombine boost gibi ekler sonuna kadar süren bahisler içindir ve teklife girmez.',
    ],
  },
  {
    heading: 'Bonuslar',
    paragraphs: [
      'Bir bonusun istedikleri yanında yazar: oranlar, sporlar, seçim sayıları, tarihler. Freebet, aksini söylemiyorsa, kendi tutarı olmadan kazancı öder; bahsi geçersiz olan freebet başka bir bahis için geri verilir.',
      'Kombine boost, her seçim istenen orana sahipse oranı çarpar. Geçersiz bir seçim buna sayılmaz.',
    ],
  },
  {
    heading: 'Sporlara göre',
    paragraphs: ['Adı başka bir şey söylemeyen bir bahis şöyle sayılır.'],
    points: [
      {
        term: 'Futbol',
        text: 'Duraklama süresiyle doksan dakika. Uzatma ve penaltı atışları, bahsin adında geçiyorsa sayılır. Kendi kalesine atılan goller skora sayılır, golcüye sayılmaz.',
      },
      {
        term: 'Tenis',
        text: 'Çekilen ya da diskalifiye edilen oyuncu, henüz belli olmayanı geçersiz kılar. Oynanmış setler ve oyunlar geçerli kalır. Kort değişikliği ya da bir günlük gecikme bir şey değiştirmez.',
      },
      {
        term: 'Basketbol',
        text: 'Uzatma dahil; yarılar, çeyrekler ve normal süre bahisleri hariç.',
      },
      {
        term: 'Buz hokeyi',
        text: 'Beraberlik içeren bahisler altmış dakika içindir. İçermeyenlere uzatma ve bir gol sayılan penaltı atışları dahildir.',
      },
      { term: 'Amerikan futbolu', text: 'Uzatma dahil; yarılar ve çeyrekler hariç.' },
      {
        term: 'Beyzbol',
        text: 'Ek ininglerle. Erken bitirilen maç, lig onu saydığı anda geçerlidir.',
      },
      {
        term: 'Kriket',
        text: 'Resmî sonuca göre, kısaltılmış olsa da. Super over ile çözülen bir eşitlikte super over yalnızca maç kazananı bahsini belirler.',
      },
      {
        term: 'Voleybol, masa tenisi',
        text: 'Karar setleri sayılır. Maç yarıda kaldığında belli olmayan geçersizdir.',
      },
      { term: 'Hentbol', text: 'Bahis uzatmadan söz etmiyorsa altmış dakika.' },
      {
        term: 'Golf, bisiklet',
        text: 'Ödül törenindeki son sıralamaya göre. Sonraki diskalifiyeler bir şey değiştirmez.',
      },
      {
        term: 'E-spor',
        text: 'Organizatörün sonucuna göre, uzatma rauntları dahil. Yeniden oynanan harita ikinci sonucuyla sayılır. İlk haritadan önce çekilen takım maçı geçersiz kılar.',
      },
    ],
  },
  {
    heading: 'Yanıldığımızı düşünüyorsanız',
    paragraphs: [
      'Desteğe bahsin numarasıyla yazın. Her oran, ret ve sonuçlandırma kayıtlıdır; bu kayıtlarla yanıt veririz. Hesap hareketlerinizi istediğiniz zaman indirebilirsiniz.',
    ],
  },
];
