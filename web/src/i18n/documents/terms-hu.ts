import type { Document } from './document';

/** The terms and conditions in Hungarian. */
export const terms = (site: string): Document => ({
  title: 'Felhasználási feltételek',
  intro: `Amiben az oldal (${site}) és a játékosai megállapodnak. Rövid, mert amit senki sem olvas el, az senkit sem véd.`,
  sections: [
    {
      heading: 'Ki játszhat',
      paragraphs: [
        'Elmúltál 18 éves, vagy annyi idős vagy, amennyitől ott, ahol élsz, fogadni szabad, ha ez a magasabb.',
        'Magadnak játszol, a saját pénzeddel, olyan országból, ahol fiókot nyitunk.',
        'Egy embernek egy fiókja van. Az e-mail-címe a tiéd, és meg van erősítve.',
      ],
    },
    {
      heading: 'A fiókod',
      paragraphs: [
        'A jelszavadat tartsd meg magadnak. Túl sok hibás jelszó után a fiók zárolva van, amíg meg nem nyitod a linket, amelyet levélben küldünk.',
        'Bármelyik munkamenetedet bármikor befejezheted, és a fiókodat is megszüntetheted. A pénzt, ami a tiéd, kifizetjük neked.',
      ],
    },
    {
      heading: 'Pénz',
      paragraphs: [
        'A számládat az általad választott pénznemben vezetjük. A pénz minden mozgása ott van a tranzakcióid között.',
        'Amit nyersz, azt a pénznem legkisebb egységére lefelé kerekítjük, egyszer, a végén.',
        'A pénzt olyan fizetési módon fizetjük ki, amely a tiéd. Előtte kérhetjük, hogy igazold, ki vagy.',
      ],
    },
    {
      heading: 'Fogadások',
      paragraphs: [
        'A fogadás akkor érvényes, amikor visszaigazoltuk, azzal az oddsszal, amelyet a visszaigazolás mutat. Az élő mérkőzésekre kötött fogadásokat néhány másodperc után igazoljuk vissza.',
        'Az odds nyilvánvaló hibája, egy piac, amely az eredmény ismertté válása után is nyitva volt, vagy egy félbeszakadt mérkőzés érvényteleníti a tippet. Ilyenkor 1,00-s oddsszal számít.',
        'Az eredmény az, amit a hivatalos szervező aznap közöl. Az aznapi helyesbítéseket követjük.',
      ],
    },
    {
      heading: 'Játék határok között',
      paragraphs: [
        'Korlátozhatod a befizetéseket, a téteket, a veszteségeket és az időt. Az alacsonyabb limit azonnal számít, a magasabb csak várakozási idő után, ha újra megerősítetted.',
        'Szünetet tarthatsz, vagy kizárhatod magad. A kizárásnak idő előtt senki sem vethet véget, sem te, sem mi.',
      ],
    },
    {
      heading: 'Ha nem értünk egyet',
      paragraphs: [
        'Előbb írj nekünk. Azzal válaszolunk, amit a feljegyzéseink mondanak: a fogadásokat, a pénzmozgásokat és a munkatársaink döntéseit mind megőrizzük.',
        'Ezekben a feltételekben semmi sem vesz el olyan jogot, amelyet az a törvény ad neked, amely ott érvényes, ahol élsz.',
      ],
    },
  ],
});
