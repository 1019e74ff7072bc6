import type { Document, Section } from './document';

/** The betting rules of the house in Hungarian. */
export const rules = (site: string): Document => ({
  title: 'Fogadási szabályok',
  intro: `Hogyan fogadja el, számolja el és fizeti ki a fogadásokat az oldal (${site}). Ha egy piac saját leírása mást mond, a leírás számít.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Fogadás kötése',
    paragraphs: [
      'A fogadás akkor érvényes, amikor visszaigazoltuk, azzal az oddsszal, amelyet a visszaigazolás mutat. Addig véglegesen semmit sem vonunk le a számládról: amit egy elutasított fogadásra félretettünk, azonnal visszakerül.',
      'Az oddsok mozognak. Te döntöd el, mi történjen ilyenkor: kérdezzünk meg, csak a jobb oddsot fogadjuk el, vagy bármelyiket. Sosem kötünk fogadást olyan oddsszal, amelyhez e módok egyikén nem járultál hozzá.',
      'A visszaigazolt fogadás nem módosítható. Ahol elérhető, cash outtal lezárhatod.',
    ],
  },
  {
    heading: 'Élő fogadások',
    paragraphs: [
      'Ha a fogadáson van élő tipp, néhány másodpercig vár, aztán újra ellenőrizzük. A szelvény visszaszámol; hogy hány másodperc, az a sportágtól függ. Ha addigra az odds elmozdult vagy a piac bezárt, a fogadást elutasítjuk, vagy az új oddsszal fogadjuk el, ha ezt engeded.',
      'Az állások, az órák és a képek késve érhetnek hozzád, és csak tájékoztatásul szolgálnak. A mérkőzés menete számít.',
    ],
  },
  {
    heading: 'Fogadástípusok',
    paragraphs: [],
    points: [
      { term: 'Egyes', text: 'Egy tipp. A tét és az odds szorzatát fizeti.' },
      {
        term: 'Kombi',
        text: 'Több tipp különböző mérkőzésekről, és mindegyiknek nyernie kell. Az oddsok összeszorzódnak. Különböző oddsszolgáltatók tippjei nem férnek össze.',
      },
      {
        term: 'Rendszer',
        text: 'Minden adott méretű kombi 3–12 tippből, például 2 a 3-ból. Mindegyik kombi önálló fogadás, a tét egyenlő részével; a fogadás a nyertesek összegét fizeti. A teljes rendszerek (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) többféle méretű kombit tartalmaznak.',
      },
      {
        term: 'Fogadáskészítő',
        text: 'Több tipp egy mérkőzésről, az egészre közös oddsszal. Ha egy veszít, a fogadás veszít.',
      },
    ],
  },
  {
    heading: 'Limitek',
    paragraphs: [
      'A legkisebb és a legnagyobb tétet, és azt, hogy egy fogadás legfeljebb mennyit fizet, a szelvény mutatja. Ezek pénznemenként, piaconként, bajnokságonként és fogadástípusonként eltérnek, és fiókonként is megadhatók. A rendszereknek saját felső határuk van.',
      'Egy fogadást egészében elutasíthatunk, ha az egy eseményre kötött összes fogadás együtt többe kerülne, mint amennyit arra kockáztatunk. Ahol a szelvény felkínálja, a limit feletti tét kérhető; erről ember dönt, és ha időben senki sem dönt, a fogadást elutasítjuk.',
      'A limitek, amelyeket magadnak állítottál be, mindezeket megelőzik.',
    ],
  },
  {
    heading: 'Elszámolás',
    paragraphs: [
      'A fogadásokat a hivatalos eredmény alapján számoljuk el, amint az végleges. A kifizetést pontosan kiszámoljuk, és a pénznemed legkisebb egységére lefelé kerekítjük, egyszer, a végén.',
      'Ha egy eredményt helyesbítenek, vagy mi számoltunk el rosszul egy fogadást, újra elszámoljuk, és a különbséget könyveljük, bármelyik irányba megy. A tranzakcióid minden lépést mutatnak.',
      'Azok a tippek, amelyek egy mérkőzés félbeszakadása előtt eldőltek, érvényesek maradnak.',
    ],
    points: [
      { term: 'Nyert', text: 'A tipp a saját oddsával számít.' },
      {
        term: 'Vesztett',
        text: 'Az egyes, a kombi és a fogadáskészítős fogadás elveszett. Rendszerben az összes olyan kombi is, amelyben benne van.',
      },
      {
        term: 'Félig nyert, félig vesztett',
        text: 'Negyedes vonalnál a tét fele-fele két vonalra kerül. Az egyik fele visszajár, a másik nyer vagy veszít.',
      },
      {
        term: 'Holtverseny',
        text: 'Ha egy helyen többen osztoznak, mint ahányan kaphatták volna, a tipp a tét rá eső részével nyer, a többivel veszít.',
      },
      {
        term: 'Érvénytelen',
        text: 'A tipp 1,00-s oddsszal számít. Az egyes visszaadja a tétet; a kombi nélküle megy tovább.',
      },
    ],
  },
  {
    heading: 'Mikor érvénytelen egy tipp',
    paragraphs: [
      'A törölt vagy hivatalos eredmény nélkül félbeszakadt mérkőzés érvényteleníti mindazt, amit nem döntött el. Az elhalasztott mérkőzésre kötött fogadások addig élnek, amíg a szervező műsoron tartja.',
      'Érvénytelen az a tipp is, amelynek versenyzője nem indul el, hacsak a piac nem mondja, hogy „all in”, és az is, amelynek piaca az eredmény ismertté válásakor még nyitva volt.',
      'A fogadáskészítős fogadásnak egyetlen közös oddsa van. Ha egyik tippje érvénytelen, a teljes tét visszajár.',
    ],
  },
  {
    heading: 'Hibás oddsok',
    paragraphs: [
      'Nyilvánvaló hiba az az odds, vonal vagy állás, amelyről látszik, hogy nem azt akartuk: a két oldal felcserélve, rossz helyen a tizedesvessző, a teljes piactól messze eső odds, vagy odds olyasmire, ami már megtörtént. Az ilyen oddsszal kötött tippet érvényteleníthetjük, és ezt a fogadásaidnál jelezzük.',
      'Nem vonunk vissza fogadást azért, mert nyert, sem azért, mert utána elmozdult az odds.',
    ],
  },
  {
    heading: 'Cash out',
    paragraphs: [
      'Ahol egy fogadás ajánlatot mutat, felveheted az egészre vagy egy részére. Az ajánlat annyi, amennyit a fogadás a pillanatnyi oddsokkal ér, levonva egy árrést; velük együtt változik, és eltűnik, amíg egy piac zárva van.',
      'Legalább annyit kapsz, amennyit a beleegyezésedkor láttál. Ha az ajánlat addigra csökkent, nem történik semmi, és az újat látod.',
      'A cash out végleges, bármi az eredmény. Az olyan ráadások, mint a kombi boost, a végigfutó fogadásoknak járnak, és nem részei az ajánlatnak.',
    ],
  },
  {
    heading: 'Bónuszok',
    paragraphs: [
      'Amit egy bónusz kér, az ott áll mellette: oddsok, sportágak, tippek száma, dátumok. A freebet a nyereséget fizeti a saját tétje nélkül, ha mást nem mond, és ha a fogadása érvénytelen, visszajár egy másik fogadáshoz.',
      'A kombi boost akkor szorozza meg az oddsot, ha minden tipp eléri a kért oddsot. Az érvénytelen tipp nem számít bele.',
    ],
  },
  {
    heading: 'Sportáganként',
    paragraphs: ['Ha egy piac neve mást nem mond, így számít.'],
    points: [
      {
        term: 'Labdarúgás',
        text: 'Kilencven perc a ráadással. A hosszabbítás és a tizenegyespárbaj akkor számít, ha a piac megnevezi. Az öngól az eredménybe beleszámít, gólszerzőként nem.',
      },
      {
        term: 'Tenisz',
        text: 'Ha egy játékos feladja, vagy kizárják, érvénytelen, ami még nem dőlt el. A lejátszott játszmák és játékok érvényesek. A pályacsere vagy az egynapos csúszás nem változtat semmin.',
      },
      {
        term: 'Kosárlabda',
        text: 'Hosszabbítással, kivéve a félidőket, a negyedeket és a rendes játékidő piacait.',
      },
      {
        term: 'Jégkorong',
        text: 'A döntetlent is kínáló piacok hatvan percre szólnak. A döntetlen nélküliekbe beleszámít a hosszabbítás és a szétlövés, amely egy gólnak számít.',
      },
      { term: 'Amerikai futball', text: 'Hosszabbítással, kivéve a félidőket és a negyedeket.' },
      {
        term: 'Baseball',
        text: 'Extra inningekkel. Az idő előtt lezárt mérkőzés érvényes, amint a liga beszámítja.',
      },
      {
        term: 'Krikett',
        text: 'A hivatalos eredmény szerint, a rövidített is számít. Ha a döntetlent super over dönti el, az csak a mérkőzés piacát dönti el.',
      },
      {
        term: 'Röplabda, asztalitenisz',
        text: 'A döntő játszmák beleszámítanak. Ami egy mérkőzés félbeszakadásakor nem dőlt el, érvénytelen.',
      },
      { term: 'Kézilabda', text: 'Hatvan perc, hacsak a piac nem nevezi meg a hosszabbítást.' },
      {
        term: 'Golf, kerékpár',
        text: 'Az eredményhirdetéskori végeredmény szerint. A későbbi kizárások nem változtatnak semmin.',
      },
      {
        term: 'E-sport',
        text: 'A szervező eredménye szerint, a hosszabbítás köreivel együtt. Az újrajátszott pálya a második eredményével számít. Ha egy csapat az első pálya előtt feladja, a mérkőzés érvénytelen.',
      },
    ],
  },
  {
    heading: 'Ha szerinted tévedünk',
    paragraphs: [
      'Írj az ügyfélszolgálatnak, és add meg a fogadás számát. Minden oddsot, elutasítást és elszámolást rögzítünk, és ezek alapján válaszolunk. A tranzakcióidat bármikor letöltheted.',
    ],
  },
];
