import type { Document, Section } from './document';

/** The betting rules of the house in Danish. */
export const rules = (site: string): Document => ({
  title: 'Spilleregler',
  intro: `Hvordan ${site} tager imod, afgør og udbetaler væddemål. Siger et markeds egen beskrivelse noget andet, gælder beskrivelsen.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'At placere et væddemål',
    paragraphs: [
      'Et væddemål gælder, når vi har bekræftet det, til de odds, bekræftelsen viser. Indtil da er intet trukket endeligt fra din konto: det, der var reserveret til et afvist væddemål, kommer straks tilbage.',
      'Odds flytter sig. Du vælger, hvad der sker, når de har gjort det: spørg dig, tag kun bedre odds, eller tag alle. Vi tager aldrig et væddemål til odds, du ikke har sagt ja til på en af de måder.',
      'Et bekræftet væddemål kan ikke ændres. Hvor det tilbydes, kan du cashe det ud.',
    ],
  },
  {
    heading: 'Væddemål på kampe i gang',
    paragraphs: [
      'Et væddemål med et valg i gang venter nogle sekunder og tjekkes så igen. Kuponen tæller dem ned; hvor mange der er, afhænger af sportsgrenen. Har oddsene flyttet sig, eller er markedet lukket, bliver væddemålet afvist, eller taget til de nye odds, hvis du tillader det.',
      'Stillinger, ure og billeder kan nå dig forsinket og er kun til orientering. Det, der tæller, er kampens forløb.',
    ],
  },
  {
    heading: 'Typer af væddemål',
    paragraphs: [],
    points: [
      { term: 'Single', text: 'Ét valg. Det giver indsatsen gange oddset.' },
      {
        term: 'Kombi',
        text: 'Flere valg fra forskellige kampe, som alle skal vinde. Oddsene ganges sammen. Valg fra forskellige oddsleverandører kan ikke kombineres.',
      },
      {
        term: 'System',
        text: 'Alle kombier af en given størrelse ud af 3 til 12 valg, f.eks. 2 af 3. Hver kombi er sit eget væddemål med en lige stor del af indsatsen; væddemålet giver summen af dem, der vinder. Fulde systemer (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) rummer kombier af flere størrelser.',
      },
      {
        term: 'Bet Builder',
        text: 'Flere valg fra én kamp til ét samlet odds. Taber ét valg, taber væddemålet.',
      },
    ],
  },
  {
    heading: 'Grænser',
    paragraphs: [
      'Den mindste og den højeste indsats på et væddemål, og det meste, det kan give, vises på kuponen. De afhænger af valuta, marked, liga og type og kan være sat for en konto. Systemer har deres eget loft.',
      'Vi kan afvise et væddemål helt, når alle væddemål på én begivenhed tilsammen ville koste mere, end vi risikerer på den. Der kan anmodes om en indsats over grænsen, hvor kuponen tilbyder det; et menneske tager stilling, og et væddemål, ingen tager stilling til i tide, er afvist.',
      'Grænser, du selv har sat, går forud for dem alle.',
    ],
  },
  {
    heading: 'Afgørelse',
    paragraphs: [
      'Væddemål afgøres efter det officielle resultat, så snart det er endeligt. En gevinst beregnes nøjagtigt og rundes ned til din valutas mindste enhed, én gang, til sidst.',
      'Rettes et resultat, eller har vi afgjort et væddemål forkert, afgøres det igen, og forskellen bogføres, uanset hvilken vej den går. Dine transaktioner viser hvert trin.',
      'Valg, der var afgjort, før en kamp blev afbrudt, står ved magt.',
    ],
    points: [
      { term: 'Vundet', text: 'Valget tæller med sit odds.' },
      {
        term: 'Tabt',
        text: 'En single, en kombi eller et Bet Builder-væddemål er tabt. I et system er hver kombi med valget det også.',
      },
      {
        term: 'Halvt vundet, halvt tabt',
        text: 'På kvartlinjer går halvdelen af indsatsen på hver af to linjer. Den ene halvdel kommer tilbage, og den anden vinder eller taber.',
      },
      {
        term: 'Dødt løb',
        text: 'Hvor flere deler en plads, som færre skulle have haft, vinder valget for sin andel af indsatsen og taber for resten.',
      },
      {
        term: 'Annulleret',
        text: 'Valget tæller med odds 1,00. En single giver indsatsen tilbage; en kombi fortsætter uden det.',
      },
    ],
  },
  {
    heading: 'Hvornår et valg annulleres',
    paragraphs: [
      'En kamp, der aflyses eller afbrydes uden officielt resultat, annullerer det, den ikke havde afgjort. En kamp, der udsættes, beholder sine væddemål, så længe arrangøren har den på programmet.',
      'Annulleret er også et valg, hvis deltager ikke stiller op, medmindre markedet siger “all in”, og et valg i et marked, der stadig var åbent, da resultatet var kendt.',
      'Et Bet Builder-væddemål har ét odds for det hele. Er et af valgene annulleret, kommer hele indsatsen tilbage.',
    ],
  },
  {
    heading: 'Fejl i odds',
    paragraphs: [
      'En åbenlys fejl er et odds, en linje eller en stilling, der tydeligt ikke er ment sådan: to ombyttede sider, et komma det forkerte sted, odds langt fra resten af markedets eller odds på noget, der er sket. Vi kan annullere et valg taget til sådan et odds og siger det i dine væddemål.',
      'Vi tager ikke et væddemål tilbage, fordi det vandt, og heller ikke, fordi oddsene flyttede sig bagefter.',
    ],
  },
  {
    heading: 'Cash out',
    paragraphs: [
      'Hvor et væddemål viser et tilbud, kan du tage det for hele væddemålet eller for en del. Tilbuddet er det, væddemålet er værd til øjeblikkets odds, minus en margin; det ændrer sig med dem og forsvinder, mens et marked er lukket.',
      'Du får mindst det, du så, da du sagde ja. Er tilbuddet faldet inden da, sker der intet, og du ser det nye.',
      'En cash out er endelig, uanset resultatet. Tillæg som et kombiboost er til væddemål, der løber til ende, og er ikke en del af tilbuddet.',
    ],
  },
  {
    heading: 'Bonusser',
    paragraphs: [
      'Hvad en bonus kræver, står ved den: odds, sportsgrene, antal valg, datoer. En freebet udbetaler gevinsten uden sin egen indsats, medmindre den siger andet, og er dens væddemål annulleret, gives den tilbage til et andet væddemål.',
      'Et kombiboost ganger oddset, når hvert valg har det odds, det kræver. Et annulleret valg tæller ikke med.',
    ],
  },
  {
    heading: 'Efter sportsgren',
    paragraphs: ['Et marked, hvis navn ikke siger andet, tæller sådan.'],
    points: [
      {
        term: 'Fodbold',
        text: 'Halvfems minutter med tillægstid. Forlænget spilletid og straffesparkskonkurrence tæller, hvor markedet nævner dem. Selvmål tæller for stillingen og ikke for en målscorer.',
      },
      {
        term: 'Tennis',
        text: 'En spiller, der udgår eller diskvalificeres, annullerer det, der ikke er afgjort endnu. Spillede sæt og partier står ved magt. Baneskift eller en dags forsinkelse ændrer intet.',
      },
      {
        term: 'Basketball',
        text: 'Med overtid, undtagen for halvlege, quarters og markeder på ordinær tid.',
      },
      {
        term: 'Ishockey',
        text: 'Markeder med uafgjort gælder tres minutter. De uden omfatter overtid og straffeslag, som tæller som ét mål.',
      },
      { term: 'Amerikansk fodbold', text: 'Med overtid, undtagen for halvlege og quarters.' },
      {
        term: 'Baseball',
        text: 'Med ekstra innings. En kamp, der afsluttes tidligt, står ved magt, når ligaen regner den med.',
      },
      {
        term: 'Cricket',
        text: 'Efter det officielle resultat, også et forkortet. Afgøres uafgjort af en super over, afgør den kun kampvindermarkedet.',
      },
      {
        term: 'Volleyball, bordtennis',
        text: 'Afgørende sæt tæller med. Det, der ikke er afgjort, når en kamp afbrydes, er annulleret.',
      },
      { term: 'Håndbold', text: 'Tres minutter, medmindre markedet nævner forlænget spilletid.' },
      {
        term: 'Golf, cykling',
        text: 'Efter den endelige placering ved præmieoverrækkelsen. Senere diskvalifikationer ændrer intet.',
      },
      {
        term: 'E-sport',
        text: 'Efter arrangørens resultat, med overtidsrunder. En map, der spilles om, tæller med sit andet resultat. Et hold, der giver op før første map, annullerer kampen.',
      },
    ],
  },
  {
    heading: 'Hvis du mener, vi tager fejl',
    paragraphs: [
      'Skriv til supporten med nummeret på væddemålet. Hvert odds, hver afvisning og hver afgørelse er registreret, og vi svarer ud fra det. Du kan når som helst hente dine transaktioner.',
    ],
  },
];
