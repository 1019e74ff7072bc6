import type { Document, Section } from './document';

/** The betting rules of the house in Norwegian. */
export const rules = (site: string): Document => ({
  title: 'Spilleregler',
  intro: `Hvordan ${site} tar imot, avgjør og utbetaler spill. Der beskrivelsen av et marked sier noe annet, gjelder beskrivelsen.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Å legge inn et spill',
    paragraphs: [
      'Et spill gjelder når vi har bekreftet det, til oddsen som bekreftelsen viser. Før det trekkes ingenting endelig fra kontoen din: det som var satt av til et spill som blir avvist, kommer tilbake straks.',
      'Odds beveger seg. Du velger hva som skjer når de har gjort det: spørre deg, bare ta bedre odds eller ta alle. Vi tar aldri imot et spill til odds du ikke har godtatt på en av disse måtene.',
      'Et bekreftet spill kan ikke endres. Der det tilbys, kan du ta cash out.',
    ],
  },
  {
    heading: 'Spill på pågående kamper',
    paragraphs: [
      'Et spill med et livevalg venter noen sekunder og sjekkes så igjen. Kupongen teller dem ned; hvor mange det er, avhenger av idretten. Har oddsen beveget seg eller markedet stengt innen da, blir spillet avvist, eller tatt til den nye oddsen hvis du tillater det.',
      'Stillinger, klokker og bilder kan nå deg sent og er bare til orientering. Det som teller, er kampens gang.',
    ],
  },
  {
    heading: 'Spilltyper',
    paragraphs: [],
    points: [
      { term: 'Singel', text: 'Ett valg. Det gir innsatsen ganger oddsen.' },
      {
        term: 'Kombi',
        text: 'Flere valg fra forskjellige kamper, som alle må vinne. Oddsene ganges med hverandre. Valg fra forskjellige oddsleverandører går ikke sammen.',
      },
      {
        term: 'System',
        text: 'Alle kombier av en gitt størrelse av 3 til 12 valg, for eksempel 2 av 3. Hver kombi er et eget spill med en lik del av innsatsen; spillet gir summen av dem som vinner. Spill med full dekning (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) inneholder kombier av flere størrelser.',
      },
      {
        term: 'Bet Builder',
        text: 'Flere valg fra én kamp til én odds for alle sammen. Taper ett, taper spillet.',
      },
    ],
  },
  {
    heading: 'Grenser',
    paragraphs: [
      'Det minste og det meste du kan satse på et spill, og det meste det gir, vises på kupongen. De varierer med valuta, marked, liga og spilltype, og kan være satt for en konto. Systemer har sitt eget tak.',
      'Vi kan avvise et spill i sin helhet når alle spill på ett arrangement til sammen ville koste mer enn vi er villige til å risikere på det. En innsats over grensen kan du be om der kupongen tilbyr det; noen avgjør det for hånd, og et spill som ingen avgjør i tide, blir avvist.',
      'Grenser du har satt for deg selv, går foran alle disse.',
    ],
  },
  {
    heading: 'Avgjørelse',
    paragraphs: [
      'Spill avgjøres etter det offisielle resultatet så snart det er endelig. En utbetaling regnes ut nøyaktig og rundes ned til den minste enheten i valutaen din, én gang, til slutt.',
      'Hvis et resultat blir rettet, eller vi har avgjort et spill feil, avgjøres det på nytt og differansen bokføres, uansett hvilken vei den går. Transaksjonene dine viser hvert steg.',
      'Valg som var avgjort før en kamp ble brutt, står ved lag.',
    ],
    points: [
      { term: 'Vunnet', text: 'Valget teller med sin odds.' },
      {
        term: 'Tapt',
        text: 'En singel, en kombi eller en Bet Builder er tapt. I et system er hver kombi med valget tapt.',
      },
      {
        term: 'Halvt vunnet, halvt tapt',
        text: 'På kvarte linjer går halve innsatsen på hver av to linjer. Halvparten kommer tilbake, og den andre halvparten vinner eller taper.',
      },
      {
        term: 'Dødt løp',
        text: 'Der flere deler en plass som færre skulle hatt, vinner valget for sin andel av innsatsen og taper for resten.',
      },
      {
        term: 'Ugyldig',
        text: 'Valget teller med odds 1,00. En singel gir innsatsen tilbake; en kombi går videre uten det.',
      },
    ],
  },
  {
    heading: 'Når et valg er ugyldig',
    paragraphs: [
      'En kamp som blir avlyst, eller brutt uten et offisielt resultat, gjør det den ikke hadde avgjort, ugyldig. En kamp som blir utsatt, beholder spillene sine så lenge arrangøren har den på programmet.',
      'Ugyldig er også et valg der deltakeren ikke stiller til start, med mindre markedet sier «all in», og et valg i et marked som fortsatt var åpent da resultatet var kjent.',
      'En Bet Builder har én odds for alt. Hvis et av valgene er ugyldig, kommer hele innsatsen tilbake.',
    ],
  },
  {
    heading: 'Feil i odds',
    paragraphs: [
      'En åpenbar feil er en odds, linje eller stilling som tydelig ikke er det som var ment: to sider byttet om, et desimaltegn på feil sted, odds langt fra resten av markedet, eller odds på noe som har skjedd. Vi kan gjøre et valg tatt til en slik odds ugyldig, og sier det i spillene dine.',
      'Vi tar ikke tilbake et spill fordi det vant, og heller ikke fordi oddsen beveget seg etterpå.',
    ],
  },
  {
    heading: 'Cash out',
    paragraphs: [
      'Der et spill viser et tilbud, kan du ta det for hele spillet eller for en del. Tilbudet er det spillet er verdt til oddsen i øyeblikket, minus en margin; det endrer seg med den og forsvinner mens et marked er stengt.',
      'Du får minst det du så da du sa ja. Har tilbudet falt innen da, skjer ingenting, og du ser det nye.',
      'En cash out er endelig, uansett resultat. Tillegg som kombiboost er for spill som går helt til slutt, og er ikke en del av tilbudet.',
    ],
  },
  {
    heading: 'Bonuser',
    paragraphs: [
      'Det en bonus krever, står ved den: odds, idretter, antall valg, datoer. Et gratisspill utbetaler gevinsten uten sin egen innsats med mindre det står noe annet, og er spillet det brukes på, ugyldig, gis det tilbake for et annet spill.',
      'En kombiboost ganger opp oddsen når hvert valg har oddsen den krever. Et ugyldig valg teller ikke med.',
    ],
  },
  {
    heading: 'Idrett for idrett',
    paragraphs: ['Et marked der navnet ikke sier noe annet, teller slik.'],
    points: [
      {
        term: 'Fotball',
        text: 'Nitti minutter med tilleggstid. Ekstraomganger og straffekonkurranser teller der markedet nevner dem. Selvmål teller for stillingen og ikke for en målscorer.',
      },
      {
        term: 'Tennis',
        text: 'En spiller som trekker seg eller blir diskvalifisert, gjør det som ikke er avgjort ennå, ugyldig. Sett og game som er spilt, står. Bytte av bane eller en dags forsinkelse endrer ingenting.',
      },
      {
        term: 'Basketball',
        text: 'Med overtid, unntatt for omganger, quarter og markeder for ordinær tid.',
      },
      {
        term: 'Ishockey',
        text: 'Markeder med uavgjort gjelder seksti minutter. De uten omfatter overtid og straffekonkurranse, som teller som ett mål.',
      },
      { term: 'Amerikansk fotball', text: 'Med overtid, unntatt for omganger og quarter.' },
      {
        term: 'Baseball',
        text: 'Med ekstra innings. En kamp som avsluttes tidlig, står når ligaen godkjenner den.',
      },
      {
        term: 'Cricket',
        text: 'Etter det offisielle resultatet, også et forkortet. Når en uavgjort kamp avgjøres med en super over, avgjør super overen bare vinnermarkedet.',
      },
      {
        term: 'Volleyball, bordtennis',
        text: 'Avgjørende sett teller. Det som ikke er avgjort når en kamp blir brutt, er ugyldig.',
      },
      { term: 'Håndball', text: 'Seksti minutter, med mindre markedet nevner ekstraomganger.' },
      {
        term: 'Golf, sykling',
        text: 'Etter den endelige resultatlisten ved premieutdelingen. Senere diskvalifikasjoner endrer ingenting.',
      },
      {
        term: 'E-sport',
        text: 'Etter arrangørens resultat, med overtidsrunder. Et kart som spilles på nytt, teller med sitt andre resultat. Et lag som gir seg før det første kartet, gjør kampen ugyldig.',
      },
    ],
  },
  {
    heading: 'Hvis du mener vi tar feil',
    paragraphs: [
      'Skriv til kundeservice med nummeret på spillet. Hver odds, avvisning og avgjørelse er registrert, og vi svarer ut fra det. Du kan laste ned transaksjonene dine når som helst.',
    ],
  },
];
