import type { Document, Section } from './document';

/** The betting rules of the house in Serbian as in Montenegro. */
export const rules = (site: string): Document => ({
  title: 'Pravila klađenja',
  intro: `Kako ${site} prima, obračunava i isplaćuje tikete. Ako opis samog tržišta kaže drugačije, važi opis.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Igranje tiketa',
    paragraphs: [
      'Tiket važi kad ga potvrdimo, po kvotama iz potvrde. Do tada se s tvog računa ništa ne skida konačno: ono što je odvojeno za odbijen tiket vraća se odmah.',
      'Kvote se mijenjaju. Ti biraš šta tada biva: da te pitamo, da primimo samo bolje kvote ili bilo koje. Nikad ne primamo tiket po kvoti na koju nisi pristao na jedan od tih načina.',
      'Potvrđen tiket se ne može mijenjati. Gdje je u ponudi, možeš uraditi cash out.',
    ],
  },
  {
    heading: 'Klađenje uživo',
    paragraphs: [
      'Tiket s tipom na utakmicu uživo čeka nekoliko sekundi, pa se provjerava još jednom. Tiket ih odbrojava; koliko ih je, zavisi od sporta. Ako se kvota do tada promijenila ili se tržište zatvorilo, tiket se odbija, ili prima po novoj kvoti ako to dozvoljavaš.',
      'Rezultati, satovi i slika mogu do tebe stići kasno i služe samo za informaciju. Važi tok utakmice.',
    ],
  },
  {
    heading: 'Vrste tiketa',
    paragraphs: [],
    points: [
      { term: 'Singl', text: 'Jedan tip. Isplaćuje ulog puta kvota.' },
      {
        term: 'Kombo',
        text: 'Više tipova s različitih utakmica, koji svi moraju da dobiju. Kvote se množe. Tipovi različitih pružalaca kvota ne idu zajedno.',
      },
      {
        term: 'Sistem',
        text: 'Sve kombinacije zadate veličine od 3 do 12 tipova, na primjer 2 od 3. Svaka kombinacija je zaseban tiket s jednakim dijelom uloga; isplaćuje se zbir onih koje dobiju. Sistemi s punim pokrivanjem (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) sadrže kombinacije više veličina.',
      },
      {
        term: 'Bet builder',
        text: 'Više tipova s jedne utakmice po jednoj kvoti za sve zajedno. Ako jedan padne, pada tiket.',
      },
    ],
  },
  {
    heading: 'Limiti',
    paragraphs: [
      'Najmanji i najveći ulog tiketa i najviša isplata prikazani su na tiketu. Zavise od valute, tržišta, lige i vrste tiketa, a mogu se odrediti i za pojedini nalog. Sistemi imaju svoju gornju granicu.',
      'Tiket možemo odbiti u cjelini kad bi svi tiketi na jedan događaj zajedno koštali više nego što na njemu stavljamo na kocku. Ulog iznad limita može se zatražiti gdje ga tiket nudi; o njemu odlučuje čovjek, a tiket o kome niko ne odluči na vrijeme odbija se.',
      'Limiti koje si sam postavio idu ispred svih ovih.',
    ],
  },
  {
    heading: 'Obračun',
    paragraphs: [
      'Tiketi se obračunavaju po zvaničnom rezultatu čim je konačan. Isplata se računa tačno i zaokružuje naniže na najmanju jedinicu tvoje valute, jednom, na kraju.',
      'Ako se rezultat ispravi ili smo tiket pogrešno obračunali, obračunava se ponovo i knjiži se razlika, u kom god smjeru bila. Transakcije pokazuju svaki korak.',
      'Tipovi koji su bili odlučeni prije prekida utakmice ostaju.',
    ],
    points: [
      { term: 'Dobitan', text: 'Tip se računa sa svojom kvotom.' },
      {
        term: 'Gubitan',
        text: 'Singl, kombo ili bet builder je gubitan. U sistemu je gubitna svaka kombinacija s tim tipom.',
      },
      {
        term: 'Pola dobitan, pola gubitan',
        text: 'Kod granica u četvrtinama po polovina uloga ide na svaku od dvije granice. Polovina se vraća, a druga polovina dobija ili gubi.',
      },
      {
        term: 'Podijeljeno mjesto',
        text: 'Kad više učesnika dijeli mjesto predviđeno za manje njih, tip dobija za svoj dio uloga, a gubi za ostatak.',
      },
      {
        term: 'Poništen',
        text: 'Tip se računa s kvotom 1.00. Singl vraća ulog; kombo ide dalje bez njega.',
      },
    ],
  },
  {
    heading: 'Kad se tip poništava',
    paragraphs: [
      'Utakmica koja je otkazana ili prekinuta bez zvaničnog rezultata poništava ono što nije odlučila. Odložena utakmica zadržava tikete dok god je organizator drži u programu.',
      'Poništava se i tip na učesnika koji ne nastupi, osim ako na tržištu piše „all in“, kao i tip s tržišta koje je bilo otvoreno kad mu je ishod već bio poznat.',
      'Bet builder ima jednu kvotu za sve. Ako je jedan tip poništen, vraća se cio ulog.',
    ],
  },
  {
    heading: 'Greške u kvotama',
    paragraphs: [
      'Očigledna greška je kvota, granica ili rezultat koji očito nije ono što se mislilo: zamijenjene strane, decimalna tačka na pogrešnom mjestu, kvota daleko od cijelog tržišta ili kvota za nešto što se već desilo. Tip uzet po takvoj kvoti možemo poništiti i to piše u tvojim tiketima.',
      'Tiket ne povlačimo zato što je dobio, niti zato što su se kvote poslije promijenile.',
    ],
  },
  {
    heading: 'Cash out',
    paragraphs: [
      'Gdje tiket pokazuje ponudu, možeš je uzeti za cijeli tiket ili za dio. Ponuda je ono što tiket vrijedi po trenutnim kvotama, manje marža; mijenja se s njima i nema je dok je tržište zatvoreno.',
      'Isplaćuje ti se bar ono što si vidio kad si pristao. Ako je ponuda do tada pala, ne dešava se ništa i vidiš novu.',
      'Cash out je konačan, kakav god bio rezultat. Dodaci kao kombo boost važe za tikete koji idu do kraja i nisu dio ponude.',
    ],
  },
  {
    heading: 'Bonusi',
    paragraphs: [
      'Šta bonus traži, piše uz njega: kvote, sportovi, broj tipova, datumi. Freebet isplaćuje dobitak bez svog uloga ako ne kaže drugačije, a onaj čiji je tiket poništen vraća se za drugi tiket.',
      'Kombo boost množi kvotu kad svaki tip ima kvotu koju traži. Poništen tip se za njega ne računa.',
    ],
  },
  {
    heading: 'Po sportovima',
    paragraphs: ['Tržište čiji naziv ne kaže ništa drugo računa se ovako.'],
    points: [
      {
        term: 'Fudbal',
        text: 'Devedeset minuta s nadoknadom. Produžeci i penali se računaju gdje ih tržište navodi. Autogolovi se računaju u rezultat, a ne strijelcu.',
      },
      {
        term: 'Tenis',
        text: 'Igrač koji preda ili bude diskvalifikovan poništava ono što još nije odlučeno. Odigrani setovi i gemovi ostaju. Promjena terena ili dan kašnjenja ne mijenjaju ništa.',
      },
      {
        term: 'Košarka',
        text: 'S produžecima, osim za poluvremena, četvrtine i tržišta za regularni dio.',
      },
      {
        term: 'Hokej na ledu',
        text: 'Tržišta s neriješenim važe za šezdeset minuta. Ona bez njega uključuju produžetak i raspucavanje, koje se računa kao jedan gol.',
      },
      { term: 'Američki fudbal', text: 'S produžecima, osim za poluvremena i četvrtine.' },
      {
        term: 'Bejzbol',
        text: 'S dodatnim ininzima. Ranije završena utakmica važi čim je liga prizna.',
      },
      {
        term: 'Kriket',
        text: 'Po zvaničnom rezultatu, i skraćenom. Kad izjednačenje odlučuje super over, on odlučuje samo pobjednika utakmice.',
      },
      {
        term: 'Odbojka, stoni tenis',
        text: 'Odlučujući setovi se računaju. Što nije odlučeno kad se meč prekine, poništava se.',
      },
      { term: 'Rukomet', text: 'Šezdeset minuta, osim ako tržište navodi produžetke.' },
      {
        term: 'Golf, biciklizam',
        text: 'Po konačnom plasmanu na dodjeli nagrada. Kasnije diskvalifikacije ne mijenjaju ništa.',
      },
      {
        term: 'Esport',
        text: 'Po rezultatu organizatora, s rundama produžetka. Ponovljena mapa računa se s drugim rezultatom. Tim koji odustane prije prve mape poništava meč.',
      },
    ],
  },
  {
    heading: 'Ako misliš da griješimo',
    paragraphs: [
      'Piši podršci s brojem tiketa. Svaka kvota, odbijanje i obračun su zabilježeni i odgovaramo na osnovu tih zapisa. Svoje transakcije možeš preuzeti bilo kad.',
    ],
  },
];
