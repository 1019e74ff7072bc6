import type { Document, Section } from './document';

/** The betting rules of the house in Czech. */
export const rules = (site: string): Document => ({
  title: 'Pravidla sázení',
  intro: `Jak ${site} sázky přijímá, vyhodnocuje a vyplácí. Kde popis příležitosti říká něco jiného, platí popis.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Podání sázky',
    paragraphs: [
      'Sázka platí, když ji potvrdíme, v kurzech uvedených v potvrzení. Do té doby se z vašeho účtu nic nestrhne natrvalo: co bylo odloženo na odmítnutou sázku, se hned vrátí.',
      'Kurzy se pohybují. Vy volíte, co se potom stane: zeptáme se vás, přijmeme jen lepší kurzy, nebo jakékoli. Nikdy nepřijmeme sázku v kurzech, se kterými jste jedním z těchto způsobů nesouhlasili.',
      'Potvrzenou sázku nelze změnit. Kde se nabízí cashout, můžete ho využít.',
    ],
  },
  {
    heading: 'Sázky na probíhající zápasy',
    paragraphs: [
      'Sázka s tipem na probíhající zápas čeká několik sekund a pak se znovu kontroluje. Tiket je odpočítává; kolik jich je, záleží na sportu. Pokud se mezitím kurzy pohnuly nebo se příležitost zavřela, sázku odmítneme, nebo ji přijmeme v nových kurzech, pokud to dovolíte.',
      'Skóre, časomíra a obraz k vám mohou dorazit opožděně a jsou jen informativní. Rozhoduje průběh zápasu.',
    ],
  },
  {
    heading: 'Druhy sázek',
    paragraphs: [],
    points: [
      { term: 'SOLO', text: 'Jeden tip. Vyplatí vklad krát kurz.' },
      {
        term: 'AKO',
        text: 'Několik tipů z různých zápasů, které musí vyhrát všechny. Kurzy se násobí. Tipy od různých dodavatelů kurzů nelze kombinovat.',
      },
      {
        term: 'Systém',
        text: 'Všechny kombinace dané velikosti ze 3 až 12 tipů, například 2 ze 3. Každá kombinace je samostatná sázka se stejným dílem vkladu; sázka vyplatí součet těch, které vyhrají. Plné systémy (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) obsahují kombinace několika velikostí.',
      },
      {
        term: 'Bet Builder',
        text: 'Několik tipů z jednoho zápasu s jedním společným kurzem. Prohraje-li jeden, prohrává celá sázka.',
      },
    ],
  },
  {
    heading: 'Limity',
    paragraphs: [
      'Nejnižší a nejvyšší vklad sázky a nejvyšší částka, kterou vyplatí, jsou uvedeny na tiketu. Liší se podle měny, příležitosti, ligy a druhu sázky a mohou být nastaveny pro jednotlivý účet. Systémy mají vlastní strop.',
      'Sázku můžeme odmítnout celou, pokud by všechny sázky na jednu událost dohromady stály víc, než kolik na ni dáváme v sázku. O vklad nad limit lze požádat tam, kde to tiket nabízí; rozhoduje o něm člověk a sázka, o které nikdo včas nerozhodne, se odmítne.',
      'Limity, které jste si nastavili sami, mají přednost před všemi těmito.',
    ],
  },
  {
    heading: 'Vyhodnocení',
    paragraphs: [
      'Sázky se vyhodnocují podle oficiálního výsledku, jakmile je konečný. Výplata se spočítá přesně a zaokrouhlí dolů na nejmenší jednotku vaší měny, jednou, na konci.',
      'Je-li výsledek opraven, nebo jsme sázku vyhodnotili chybně, vyhodnotí se znovu a rozdíl se zaúčtuje, ať je jakýkoli. Každý krok ukazují vaše transakce.',
      'Tipy rozhodnuté před přerušením zápasu platí.',
    ],
    points: [
      { term: 'Výherní', text: 'Tip se počítá se svým kurzem.' },
      {
        term: 'Prohraný',
        text: 'SOLO, AKO nebo Bet Builder je prohraný. V systému je prohraná každá kombinace s tímto tipem.',
      },
      {
        term: 'Napůl výherní, napůl prohraný',
        text: 'Na čtvrtinových liniích připadá polovina vkladu na každou ze dvou linií. Jedna polovina se vrátí, druhá vyhraje nebo prohraje.',
      },
      {
        term: 'Dělené místo',
        text: 'Dělí-li se o místo víc soupeřů, než kolik ho mělo mít, tip vyhrává ve svém dílu vkladu a ve zbytku prohrává.',
      },
      {
        term: 'Neplatný',
        text: 'Tip se počítá s kurzem 1,00. SOLO vrací vklad; AKO pokračuje bez něj.',
      },
    ],
  },
  {
    heading: 'Kdy je tip neplatný',
    paragraphs: [
      'Zápas, který je zrušen nebo předčasně ukončen bez oficiálního výsledku, činí neplatným, co nerozhodl. Odložený zápas si sázky ponechává, dokud ho pořadatel má v programu.',
      'Neplatný je i tip na účastníka, který nenastoupí, pokud příležitost neuvádí „all in“, a tip z příležitosti, která byla ještě otevřená, když už byl její výsledek znám.',
      'Bet Builder má na všechno jeden kurz. Je-li některý jeho tip neplatný, vrací se celý vklad.',
    ],
  },
  {
    heading: 'Chyby v kurzech',
    paragraphs: [
      'Zjevná chyba je kurz, linie nebo skóre, které očividně měly být jiné: prohozené strany, desetinná čárka na špatném místě, kurz daleko od celého trhu, nebo kurz na něco, co se už stalo. Tip přijatý v takovém kurzu můžeme prohlásit za neplatný a u vašich sázek to uvedeme.',
      'Sázku nebereme zpět proto, že vyhrála, ani proto, že se kurzy později pohnuly.',
    ],
  },
  {
    heading: 'Cashout',
    paragraphs: [
      'Kde sázka ukazuje nabídku, můžete ji přijmout pro celou sázku nebo pro její část. Nabídka je hodnota sázky v aktuálních kurzech, snížená o marži; mění se s nimi a zmizí, když je příležitost zavřená.',
      'Vyplatíme vám nejméně to, co jste viděli, když jste souhlasili. Pokud mezitím nabídka klesla, nic se nestane a uvidíte novou.',
      'Cashout je konečný, ať zápas dopadne jakkoli. Přídavky jako AKO boost jsou pro sázky, které běží do konce, a součástí nabídky nejsou.',
    ],
  },
  {
    heading: 'Bonusy',
    paragraphs: [
      'Co bonus vyžaduje, je uvedeno u něj: kurzy, sporty, počty tipů, termíny. Freebet vyplácí výhru bez vlastního vkladu, pokud neuvádí něco jiného, a je-li jeho sázka neplatná, vrací se na jinou sázku.',
      'AKO boost násobí kurz, když má každý tip kurz, který boost vyžaduje. Neplatný tip se do něj nepočítá.',
    ],
  },
  {
    heading: 'Podle sportů',
    paragraphs: ['Příležitost, jejíž název neříká nic jiného, se počítá takto.'],
    points: [
      {
        term: 'Fotbal',
        text: 'Devadesát minut s nastaveným časem. Prodloužení a penaltový rozstřel se počítají, kde je příležitost uvádí. Vlastní góly se počítají do skóre, ne střelci.',
      },
      {
        term: 'Tenis',
        text: 'Skrečuje-li hráč nebo je diskvalifikován, je neplatné, co ještě není rozhodnuto. Odehrané sety a gemy platí. Změna kurtu ani den zpoždění nic nemění.',
      },
      {
        term: 'Basketbal',
        text: 'S prodloužením, kromě poločasů, čtvrtin a příležitostí na základní hrací dobu.',
      },
      {
        term: 'Hokej',
        text: 'Příležitosti s remízou jsou na šedesát minut. Ty bez remízy zahrnují prodloužení i nájezdy, které se počítají jako jeden gól.',
      },
      { term: 'Americký fotbal', text: 'S prodloužením, kromě poločasů a čtvrtin.' },
      {
        term: 'Baseball',
        text: 'S extra směnami. Předčasně ukončený zápas platí, jakmile ho liga uzná.',
      },
      {
        term: 'Kriket',
        text: 'Podle oficiálního výsledku, i zkráceného. Rozhodne-li remízu super over, rozhoduje jen příležitost na vítěze zápasu.',
      },
      {
        term: 'Volejbal, stolní tenis',
        text: 'Rozhodující sety se počítají. Co při přerušení zápasu není rozhodnuto, je neplatné.',
      },
      { term: 'Házená', text: 'Šedesát minut, pokud příležitost neuvádí prodloužení.' },
      {
        term: 'Golf, cyklistika',
        text: 'Podle konečného pořadí při vyhlášení vítězů. Pozdější diskvalifikace nic nemění.',
      },
      {
        term: 'Esporty',
        text: 'Podle výsledku pořadatele, s koly v prodloužení. Opakovaná mapa se počítá se svým druhým výsledkem. Tým, který vzdá zápas před první mapou, ho činí neplatným.',
      },
    ],
  },
  {
    heading: 'Pokud si myslíte, že se mýlíme',
    paragraphs: [
      'Napište podpoře a uveďte číslo sázky. Každý kurz, odmítnutí a vyhodnocení je zaznamenáno a podle těchto záznamů odpovídáme. Své transakce si můžete kdykoli stáhnout.',
    ],
  },
];
