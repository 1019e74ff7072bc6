import type { Document, Section } from './document';

/** The betting rules of the house in Croatian. */
export const rules = (site: string): Document => ({
  title: 'Pravila klađenja',
  intro: `Kako ${site} prima, obračunava i isplaćuje listiće. Ako opis samog tržišta kaže drukčije, vrijedi opis.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Igranje listića',
    paragraphs: [
      'Listić vrijedi kad ga potvrdimo, po kvotama iz potvrde. Do tada se s tvog računa ništa ne skida konačno: ono što je odvojeno za odbijen listić vraća se odmah.',
      'Kvote se mijenjaju. Ti biraš što se tada događa: pitamo te, primamo samo bolje kvote ili bilo koje. Nikad ne primamo listić po kvoti na koju nisi pristao na jedan od tih načina.',
      'Potvrđeni se listić ne može mijenjati. Gdje je u ponudi, možeš napraviti cash out.',
    ],
  },
  {
    heading: 'Klađenje uživo',
    paragraphs: [
      'Listić s tipom na utakmicu uživo čeka nekoliko sekundi, pa se provjerava još jednom. Listić ih odbrojava; koliko ih je, ovisi od sporta. Ako se kvota do tada promijenila ili se tržište zatvorilo, listić se odbija, ili prima po novoj kvoti ako to dopuštaš.',
      'Rezultati, satovi i slika mogu do tebe stići kasno i služe samo za informaciju. Vrijedi tok utakmice.',
    ],
  },
  {
    heading: 'Vrste listića',
    paragraphs: [],
    points: [
      { term: 'Singl', text: 'Jedan tip. Isplaćuje ulog puta kvota.' },
      {
        term: 'Kombo',
        text: 'Više tipova s različitih utakmica, koji svi moraju dobiti. Kvote se množe. Tipovi različitih pružatelja kvota ne idu zajedno.',
      },
      {
        term: 'Sistem',
        text: 'Sve kombinacije zadane veličine od 3 do 12 tipova, npr. 2 od 3. Svaka kombinacija je zaseban listić s jednakim dijelom uloga; isplaćuje se zbroj onih koje dobiju. Sistemi s punim pokrivanjem (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) sadrže kombinacije više veličina.',
      },
      {
        term: 'Bet builder',
        text: 'Više tipova s jedne utakmice po jednoj kvoti za sve zajedno. Ako jedan padne, pada listić.',
      },
    ],
  },
  {
    heading: 'Limiti',
    paragraphs: [
      'Najmanji i najveći ulog listića i najviša isplata prikazani su na listiću. Ovise od valute, tržišta, lige i vrste listića, a mogu se odrediti i za pojedini račun. Sistemi imaju svoju gornju granicu.',
      'Listić možemo odbiti u cjelini kad bi svi listići na jedan događaj zajedno koštali više nego što na njemu stavljamo na kocku. Ulog iznad limita može se zatražiti gdje ga listić nudi; o njemu odlučuje čovjek, a listić o kojem nitko ne odluči na vrijeme odbija se.',
      'Limiti koje si sam postavio idu ispred svih ovih.',
    ],
  },
  {
    heading: 'Obračun',
    paragraphs: [
      'Listići se obračunavaju po službenom rezultatu čim je konačan. Isplata se računa točno i zaokružuje nadolje na najmanju jedinicu tvoje valute, jednom, na kraju.',
      'Ako se rezultat ispravi ili smo listić pogrešno obračunali, obračunava se ponovno i knjiži se razlika, u kojem god smjeru bila. Transakcije pokazuju svaki korak.',
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
        text: 'Kod granica u četvrtinama po polovina uloga ide na svaku od dvije granice. Polovina se vraća, a druga polovina dobiva ili gubi.',
      },
      {
        term: 'Podijeljeno mjesto',
        text: 'Kad više sudionika dijeli mjesto predviđeno za manje njih, tip dobiva za svoj dio uloga, a gubi za ostatak.',
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
      'Utakmica koja je otkazana ili prekinuta bez službenog rezultata poništava ono što nije odlučila. Odgođena utakmica zadržava listiće dok god je organizator drži u programu.',
      'Poništava se i tip na sudionika koji ne nastupi, osim ako na tržištu piše „all in”, kao i tip s tržišta koje je bilo otvoreno kad mu je ishod već bio poznat.',
      'Bet builder ima jednu kvotu za sve. Ako je jedan tip poništen, vraća se cijeli ulog.',
    ],
  },
  {
    heading: 'Pogreške u kvotama',
    paragraphs: [
      'Očita pogreška je kvota, granica ili rezultat koji očito nisu ono što se mislilo: zamijenjene strane, decimalna točka na pogrešnom mjestu, kvota daleko od cijelog tržišta ili kvota za nešto što se već dogodilo. Tip uzet po takvoj kvoti možemo poništiti i to piše u tvojim listićima.',
      'Listić ne povlačimo zato što je dobio, niti zato što su se kvote poslije promijenile.',
    ],
  },
  {
    heading: 'Cash out',
    paragraphs: [
      'Gdje listić pokazuje ponudu, možeš je uzeti za cijeli listić ili za dio. Ponuda je ono što listić vrijedi po trenutnim kvotama, manje marža; mijenja se s njima i nema je dok je tržište zatvoreno.',
      'Isplaćuje ti se barem ono što si vidio kad si pristao. Ako je ponuda do tada pala, ne događa se ništa i vidiš novu.',
      'Cash out je konačan, kakav god bio rezultat. Dodaci kao kombo boost vrijede za listiće koji idu do kraja i nisu dio ponude.',
    ],
  },
  {
    heading: 'Bonusi',
    paragraphs: [
      'Što bonus traži, piše uz njega: kvote, sportovi, broj tipova, datumi. Freebet isplaćuje dobitak bez svog uloga ako ne kaže drukčije, a onaj čiji je listić poništen vraća se za drugi listić.',
      'Kombo boost množi kvotu kad svaki tip ima kvotu koju traži. Poništeni se tip za njega ne računa.',
    ],
  },
  {
    heading: 'Po sportovima',
    paragraphs: ['Tržište čiji naziv ne kaže ništa drugo računa se ovako.'],
    points: [
      {
        term: 'Nogomet',
        text: 'Devedeset minuta s nadoknadom. Produžeci i jedanaesterci se računaju gdje ih tržište navodi. Autogolovi se računaju u rezultat, a ne strijelcu.',
      },
      {
        term: 'Tenis',
        text: 'Igrač koji preda ili bude diskvalificiran poništava ono što još nije odlučeno. Odigrani setovi i gemovi ostaju. Promjena terena ili dan kašnjenja ne mijenjaju ništa.',
      },
      {
        term: 'Košarka',
        text: 'S produžecima, osim za poluvremena, četvrtine i tržišta za regularni dio.',
      },
      {
        term: 'Hokej na ledu',
        text: 'Tržišta s neriješenim vrijede za šezdeset minuta. Ona bez njega uključuju produžetak i raspucavanje, koje se računa kao jedan gol.',
      },
      { term: 'Američki nogomet', text: 'S produžecima, osim za poluvremena i četvrtine.' },
      {
        term: 'Bejzbol',
        text: 'S dodatnim ininzima. Ranije završena utakmica vrijedi čim je liga prizna.',
      },
      {
        term: 'Kriket',
        text: 'Po službenom rezultatu, i skraćenom. Kad izjednačenje odlučuje super over, on odlučuje samo pobjednika utakmice.',
      },
      {
        term: 'Odbojka, stolni tenis',
        text: 'Odlučujući setovi se računaju. Što nije odlučeno kad se meč prekine, poništava se.',
      },
      { term: 'Rukomet', text: 'Šezdeset minuta, osim ako tržište navodi produžetke.' },
      {
        term: 'Golf, biciklizam',
        text: 'Po konačnom poretku na dodjeli nagrada. Kasnije diskvalifikacije ne mijenjaju ništa.',
      },
      {
        term: 'E-sport',
        text: 'Po rezultatu organizatora, s rundama produžetka. Ponovljena mapa računa se s drugim rezultatom. Momčad koja odustane prije prve mape poništava meč.',
      },
    ],
  },
  {
    heading: 'Ako misliš da griješimo',
    paragraphs: [
      'Piši podršci s brojem listića. Svaka kvota, odbijanje i obračun su zabilježeni i odgovaramo na temelju tih zapisa. Svoje transakcije možeš preuzeti bilo kada.',
    ],
  },
];
