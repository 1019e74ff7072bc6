import type { Document, Section } from './document';

/** The betting rules of the house in Slovak. */
export const rules = (site: string): Document => ({
  title: 'Pravidlá stávkovania',
  intro: `Ako ${site} stávky prijíma, vyhodnocuje a vypláca. Kde opis príležitosti hovorí niečo iné, platí opis.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Podanie stávky',
    paragraphs: [
      'Stávka platí, keď ju potvrdíme, v kurzoch uvedených v potvrdení. Dovtedy sa z vášho účtu nič nestrhne natrvalo: čo sme odložili na stávku, ktorú odmietneme, sa hneď vráti.',
      'Kurzy sa pohybujú. Vy volíte, čo sa potom stane: opýtame sa vás, prijmeme len lepšie kurzy alebo akékoľvek. Stávku nikdy neprijmeme v kurzoch, na ktoré ste nedali súhlas jedným z týchto spôsobov.',
      'Potvrdenú stávku nemožno zmeniť. Kde je v ponuke cashout, môžete ho využiť.',
    ],
  },
  {
    heading: 'Stávky na prebiehajúce zápasy',
    paragraphs: [
      'Stávka s tipom na prebiehajúci zápas čaká niekoľko sekúnd a potom sa kontroluje znova. Tiket ich odpočítava; koľko ich je, závisí od športu. Ak sa medzitým kurzy pohli alebo sa príležitosť zatvorila, stávku odmietneme, alebo ju prijmeme v nových kurzoch, ak to dovolíte.',
      'Skóre, časomiera a obraz k vám môžu prísť oneskorene a sú len informatívne. Rozhoduje priebeh zápasu.',
    ],
  },
  {
    heading: 'Druhy stávok',
    paragraphs: [],
    points: [
      { term: 'SOLO', text: 'Jeden tip. Vyplatí vklad krát kurz.' },
      {
        term: 'AKO',
        text: 'Niekoľko tipov z rôznych zápasov, ktoré musia vyhrať všetky. Kurzy sa násobia. Tipy od rôznych dodávateľov kurzov sa nedajú kombinovať.',
      },
      {
        term: 'Systém',
        text: 'Všetky kombinácie danej veľkosti z 3 až 12 tipov, napríklad 2 z 3. Každá kombinácia je samostatná stávka s rovnakým dielom vkladu; stávka vyplatí súčet tých, ktoré vyhrajú. Plné systémy (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) obsahujú kombinácie viacerých veľkostí.',
      },
      {
        term: 'Bet Builder',
        text: 'Niekoľko tipov z jedného zápasu s jedným spoločným kurzom. Ak jeden prehrá, prehráva celá stávka.',
      },
    ],
  },
  {
    heading: 'Limity',
    paragraphs: [
      'Najnižší a najvyšší vklad stávky a najvyššia suma, ktorú vyplatí, sú uvedené na tikete. Líšia sa podľa meny, príležitosti, ligy a druhu stávky a môžu byť nastavené pre jednotlivý účet. Systémy majú vlastný strop.',
      'Stávku môžeme odmietnuť celú, ak by všetky stávky na jednu udalosť spolu stáli viac, než koľko na ňu riskujeme. O vklad nad limit možno požiadať tam, kde to tiket ponúka; rozhoduje o ňom človek a stávku, o ktorej nikto včas nerozhodne, odmietneme.',
      'Limity, ktoré ste si nastavili sami, majú prednosť pred všetkými týmito.',
    ],
  },
  {
    heading: 'Vyhodnotenie',
    paragraphs: [
      'Stávky sa vyhodnocujú podľa oficiálneho výsledku, hneď ako je konečný. Výplata sa vypočíta presne a zaokrúhli nadol na najmenšiu jednotku vašej meny, raz, na konci.',
      'Ak sa výsledok opraví alebo sme stávku vyhodnotili nesprávne, vyhodnotí sa znova a rozdiel sa zaúčtuje, nech je v prospech kohokoľvek. Každý krok ukazujú vaše transakcie.',
      'Tipy rozhodnuté pred prerušením zápasu platia.',
    ],
    points: [
      { term: 'Výherný', text: 'Tip sa počíta so svojím kurzom.' },
      {
        term: 'Prehraný',
        text: 'SOLO, AKO alebo Bet Builder je prehraný. V systéme je prehraná každá kombinácia s týmto tipom.',
      },
      {
        term: 'Spolovice výherný, spolovice prehraný',
        text: 'Pri štvrtinových líniách pripadá na každú z dvoch línií polovica vkladu. Jedna polovica sa vráti, druhá vyhrá alebo prehrá.',
      },
      {
        term: 'Delené miesto',
        text: 'Ak sa o miesto delí viac súperov, než koľkým malo patriť, tip vyhráva vo svojom diele vkladu a vo zvyšku prehráva.',
      },
      {
        term: 'Neplatný',
        text: 'Tip sa počíta s kurzom 1,00. SOLO vracia vklad; AKO pokračuje bez neho.',
      },
    ],
  },
  {
    heading: 'Kedy je tip neplatný',
    paragraphs: [
      'Ak sa zápas zruší alebo sa predčasne ukončí bez oficiálneho výsledku, neplatné je to, čo nerozhodol. Odloženému zápasu stávky zostávajú, kým ho usporiadateľ má v programe.',
      'Neplatný je aj tip na účastníka, ktorý nenastúpi, ak príležitosť neuvádza „all in“, a tip z príležitosti, ktorá bola ešte otvorená, keď už bol jej výsledok známy.',
      'Bet Builder má na všetko jeden kurz. Ak je niektorý jeho tip neplatný, vracia sa celý vklad.',
    ],
  },
  {
    heading: 'Chyby v kurzoch',
    paragraphs: [
      'Zjavná chyba je kurz, línia alebo skóre, ktoré očividne mali byť iné: vymenené strany, desatinná čiarka na nesprávnom mieste, kurz ďaleko od celého trhu alebo kurz na niečo, čo sa už stalo. Tip prijatý v takom kurze môžeme vyhlásiť za neplatný a uvedieme to pri vašich stávkach.',
      'Stávku neberieme späť preto, že vyhrala, ani preto, že sa kurzy neskôr pohli.',
    ],
  },
  {
    heading: 'Cashout',
    paragraphs: [
      'Kde stávka ukazuje ponuku, môžete ju prijať na celú stávku alebo na jej časť. Ponuka je hodnota stávky v aktuálnych kurzoch znížená o maržu; mení sa s nimi a zmizne, kým je príležitosť zatvorená.',
      'Vyplatíme vám najmenej to, čo ste videli, keď ste súhlasili. Ak ponuka medzitým klesla, nič sa nestane a uvidíte novú.',
      'Cashout je konečný, nech je výsledok akýkoľvek. Prídavky ako AKO boost sú pre stávky, ktoré bežia do konca, a súčasťou ponuky nie sú.',
    ],
  },
  {
    heading: 'Bonusy',
    paragraphs: [
      'Čo bonus vyžaduje, je uvedené pri ňom: kurzy, športy, počty tipov, termíny. Freebet vypláca výhru bez vlastného vkladu, ak neuvádza niečo iné, a ak je jeho stávka neplatná, vracia sa na inú stávku.',
      'AKO boost násobí kurz, keď má každý tip kurz, ktorý boost vyžaduje. Neplatný tip sa doň nepočíta.',
    ],
  },
  {
    heading: 'Podľa športov',
    paragraphs: ['Príležitosť, ktorej názov nehovorí nič iné, sa počíta takto.'],
    points: [
      {
        term: 'Futbal',
        text: 'Deväťdesiat minút s nadstaveným časom. Predĺženie a rozstrel z jedenástok sa počítajú, kde ich príležitosť uvádza. Vlastné góly sa počítajú do skóre, nie strelcovi.',
      },
      {
        term: 'Tenis',
        text: 'Ak hráč skrečuje alebo je diskvalifikovaný, neplatné je, čo ešte nie je rozhodnuté. Odohrané sety a gemy platia. Zmena kurtu ani deň oneskorenia nič nemenia.',
      },
      {
        term: 'Basketbal',
        text: 'S predĺžením, okrem polčasov, štvrtín a príležitostí na riadny hrací čas.',
      },
      {
        term: 'Hokej',
        text: 'Príležitosti s remízou sú na šesťdesiat minút. Tie bez remízy zahŕňajú predĺženie aj nájazdy, ktoré sa počítajú ako jeden gól.',
      },
      { term: 'Americký futbal', text: 'S predĺžením, okrem polčasov a štvrtín.' },
      {
        term: 'Bejzbal',
        text: 'S extra zmenami. Predčasne ukončený zápas platí, hneď ako ho liga uzná.',
      },
      {
        term: 'Kriket',
        text: 'Podľa oficiálneho výsledku, aj skráteného. Ak remízu rozhodne super over, rozhoduje len príležitosť na víťaza zápasu.',
      },
      {
        term: 'Volejbal, stolný tenis',
        text: 'Rozhodujúce sety sa počítajú. Čo pri prerušení zápasu nie je rozhodnuté, je neplatné.',
      },
      { term: 'Hádzaná', text: 'Šesťdesiat minút, ak príležitosť neuvádza predĺženie.' },
      {
        term: 'Golf, cyklistika',
        text: 'Podľa konečného poradia pri vyhlásení víťazov. Neskoršie diskvalifikácie nič nemenia.',
      },
      {
        term: 'Esporty',
        text: 'Podľa výsledku usporiadateľa, s kolami v predĺžení. Opakovaná mapa sa počíta so svojím druhým výsledkom. Ak sa tím vzdá pred prvou mapou, zápas je neplatný.',
      },
    ],
  },
  {
    heading: 'Ak si myslíte, že sa mýlime',
    paragraphs: [
      'Napíšte podpore a uveďte číslo stávky. Každý kurz, odmietnutie a vyhodnotenie sa zaznamenáva a podľa týchto záznamov odpovedáme. Svoje transakcie si môžete kedykoľvek stiahnuť.',
    ],
  },
];
