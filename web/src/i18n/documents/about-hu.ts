import type { Document } from './document';

/** Who runs the site, in Hungarian. */
export const about = (site: string): Document => ({
  title: `Rólunk: ${site}`,
  intro: `${site}: itt sportra lehet fogadni, a mérkőzés előtt, közben, és arra, ami a kettőből összeáll.`,
  sections: [
    {
      heading: 'Ki működteti',
      paragraphs: [
        `Az oldalt (${site}) az a társaság működteti, amellyel a felhasználási feltételekről megállapodsz. Elfogadja a fogadásaidat, őrzi a pénzedet, és mindkettőért felel.`,
        'A szoftvert mások készítik, és nem jár hozzá fogadások szervezésére szóló engedély. Hogy kínálnak-e fogadást, hol, és kinek a felügyelete alatt, az ennek a társaságnak a dolga.',
      ],
    },
    {
      heading: 'Engedély',
      paragraphs: [
        'Fogadást ott kínálunk, ahol a társaságnak erre engedélye van, és sehol máshol: másutt nem nyitunk fiókot, és az oldal zárva lehet. Hogy melyik hatóság felügyeli, és milyen számon, azt a társaság az impresszumában és kérésre közli.',
        'A fiókok felnőtteknek szólnak. Az életkor és a személyazonosság igazolását bármikor kérhetjük, és nagyobb összegek kifizetése előtt kérjük is.',
      ],
    },
    {
      heading: 'Felelős játék',
      paragraphs: [
        'A fogadás szórakozás, és hosszú távon pénzbe kerül. Annyival fogadj, amennyit nélkülözni tudsz, és sose azért, hogy visszanyerd, amit elvesztettél.',
        'A fiókodban korlátozhatod a befizetéseket, a téteket, a veszteségeket és az időt, emlékeztetőt kérhetsz arról, mióta játszol, szünetet tarthatsz, vagy kizárhatod magad. Az alacsonyabb limit azonnal számít. A kizárásnak idő előtt senki sem vethet véget.',
        'Ha a játék már nem szórakozás, vagy aggódik miatta valaki, aki közel áll hozzád, beszélj egy segélyvonallal ott, ahol élsz. Nem kerül semmibe, és a nevedet sem kell megmondanod.',
      ],
    },
    {
      heading: 'Honnan jönnek az oddsok és az eredmények',
      paragraphs: [
        'Az oddsok, az állások és az eredmények professzionális sportadat-szolgáltatóktól érkeznek. A ház hozzáteszi a saját árrését, limitjeit és szabályait, amelyeket elolvashatsz.',
        'A játékokat és a jackpotokat úgy sorsoljuk, hogy bárki ellenőrizhesse: ami dönt, azt előre rögzítjük és közzétesszük, utána pedig felfedjük.',
      ],
    },
    {
      heading: 'Nyílt forráskód',
      paragraphs: [
        `Az oldal (${site}) a Touchline szoftverrel működik, amely nyílt forráskódú sportfogadás az Apache License 2.0 alatt. Az, hogy a fogadásokat hogyan fogadjuk el, számoljuk el és fizetjük ki, nem a ház titka: bárki elolvashatja, kipróbálhatja és futtathatja.`,
        'A kifizetéseket a pénznemed egész egységeiben számoljuk, és egyszer kerekítünk. A pénz minden mozgása tétel egy főkönyvben, amelynek összege nulla.',
      ],
    },
    {
      heading: 'Kapcsolat',
      paragraphs: [
        'A legtöbb kérdésre a súgóközpont válaszol, és ott áll az is, hogyan éred el az ügyfélszolgálatot. Fogadásnál add meg a számát, fizetésnél a napot és az összeget.',
      ],
    },
  ],
});
