import type { Document, Section } from './document';

/** The betting rules of the house in Swedish. */
export const rules = (site: string): Document => ({
  title: 'Spelregler',
  intro: `Hur ${site} tar emot, avgör och betalar ut spel. Säger en marknads egen beskrivning något annat gäller beskrivningen.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Att lägga ett spel',
    paragraphs: [
      'Ett spel gäller när vi har bekräftat det, till de odds som bekräftelsen visar. Fram till dess dras inget från ditt konto för gott: det som lades undan för ett spel som nekas kommer tillbaka direkt.',
      'Odds rör sig. Du väljer vad som händer då: att vi frågar dig, bara tar bättre odds eller tar vilka som helst. Vi tar aldrig emot ett spel till odds som du inte har gått med på på något av dessa sätt.',
      'Ett bekräftat spel kan inte ändras. Där det erbjuds kan du göra cash out.',
    ],
  },
  {
    heading: 'Spel på pågående matcher',
    paragraphs: [
      'Ett spel med ett val i en pågående match väntar några sekunder och kontrolleras sedan igen. Kupongen räknar ner dem; hur många de är beror på sporten. Har oddsen då rört sig eller marknaden stängt nekas spelet, eller tas emot till de nya oddsen om du tillåter det.',
      'Ställningar, klockor och bilder kan nå dig sent och är bara information. Det som räknas är hur matchen går.',
    ],
  },
  {
    heading: 'Typer av spel',
    paragraphs: [],
    points: [
      { term: 'Singel', text: 'Ett val. Det ger insatsen gånger oddset.' },
      {
        term: 'Kombi',
        text: 'Flera val från olika matcher, som alla måste vinna. Oddsen multipliceras. Val från olika oddsleverantörer går inte ihop.',
      },
      {
        term: 'System',
        text: 'Varje kombi av en viss storlek av 3 till 12 val, till exempel 2 av 3. Varje kombi är ett eget spel med en lika stor del av insatsen; spelet ger summan av dem som vinner. Helgarderade system (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) innehåller kombinationer av flera storlekar.',
      },
      {
        term: 'Bet builder',
        text: 'Flera val från en match till ett gemensamt odds. Förlorar ett av dem förlorar spelet.',
      },
    ],
  },
  {
    heading: 'Gränser',
    paragraphs: [
      'Lägsta och högsta insats på ett spel, och det mesta det ger, visas på kupongen. De skiljer sig efter valuta, marknad, liga och speltyp och kan vara satta för ett konto. System har ett eget tak.',
      'Vi kan neka ett helt spel när alla spel på en händelse tillsammans skulle kosta mer än vi riskerar på den. En insats över gränsen kan begäras där kupongen erbjuder det; någon avgör den för hand, och ett spel som ingen avgör i tid nekas.',
      'Gränser som du har satt själv går före alla dessa.',
    ],
  },
  {
    heading: 'Avgörande',
    paragraphs: [
      'Spel avgörs efter det officiella resultatet så snart det är slutgiltigt. En utbetalning räknas ut exakt och avrundas nedåt till valutans minsta enhet, en gång, på slutet.',
      'Om ett resultat rättas, eller om vi har avgjort ett spel fel, avgörs det igen och skillnaden bokförs, åt vilket håll den än går. Dina transaktioner visar varje steg.',
      'Val som var avgjorda innan en match bröts står fast.',
    ],
    points: [
      { term: 'Vunnet', text: 'Valet räknas med sitt odds.' },
      {
        term: 'Förlorat',
        text: 'En singel, en kombi eller ett bet builder-spel är förlorat. I ett system är varje kombi med valet förlorad.',
      },
      {
        term: 'Halv vinst, halv förlust',
        text: 'På kvartslinjer ligger halva insatsen på var och en av två linjer. Ena halvan kommer tillbaka, och den andra vinner eller förlorar.',
      },
      {
        term: 'Delad placering',
        text: 'Där flera delar en placering som färre skulle ha vinner valet för sin andel av insatsen och förlorar för resten.',
      },
      {
        term: 'Ogiltigt',
        text: 'Valet räknas med odds 1,00. En singel ger tillbaka insatsen; en kombi fortsätter utan det.',
      },
    ],
  },
  {
    heading: 'När ett val är ogiltigt',
    paragraphs: [
      'En match som ställs in, eller bryts utan officiellt resultat, gör det som den inte hade avgjort ogiltigt. En match som skjuts upp behåller sina spel så länge arrangören har den kvar på programmet.',
      'Ogiltigt är också ett val vars deltagare inte startar, om marknaden inte säger ”all in”, och ett från en marknad som fortfarande var öppen när resultatet var känt.',
      'Ett bet builder-spel har ett odds för allt. Om ett av dess val är ogiltigt kommer hela insatsen tillbaka.',
    ],
  },
  {
    heading: 'Fel i odds',
    paragraphs: [
      'Ett uppenbart fel är ett odds, en linje eller en ställning som helt klart inte är det som menades: två sidor omkastade, ett decimaltecken på fel ställe, odds långt från hela marknadens eller odds på något som redan har hänt. Vi kan göra ett val till ett sådant odds ogiltigt, och säger det bland dina spel.',
      'Vi tar inte tillbaka ett spel för att det vann, och inte heller för att oddsen rörde sig efteråt.',
    ],
  },
  {
    heading: 'Cash out',
    paragraphs: [
      'Där ett spel visar ett erbjudande kan du ta det för hela spelet eller en del. Erbjudandet är vad spelet är värt till oddsen i stunden, minus en marginal; det ändras med dem och försvinner medan en marknad är stängd.',
      'Du får minst det du såg när du gick med på det. Har erbjudandet sjunkit till dess händer inget, och du ser det nya.',
      'En cash out är slutgiltig, vad resultatet än blir. Tillägg som en kombiboost är för spel som går till slutet och ingår inte i erbjudandet.',
    ],
  },
  {
    heading: 'Bonusar',
    paragraphs: [
      'Vad en bonus kräver står vid den: odds, sporter, antal val, datum. Ett gratisspel betalar vinsten utan sin egen insats om det inte säger något annat, och ett vars spel är ogiltigt ges tillbaka för ett annat spel.',
      'En kombiboost multiplicerar oddset när varje val har det odds som den kräver. Ett ogiltigt val räknas inte mot den.',
    ],
  },
  {
    heading: 'Efter sport',
    paragraphs: ['En marknad vars namn inte säger något annat räknas så här.'],
    points: [
      {
        term: 'Fotboll',
        text: 'Nittio minuter med tilläggstid. Förlängning och straffläggning räknas där marknaden nämner dem. Självmål räknas för ställningen och inte för en målskytt.',
      },
      {
        term: 'Tennis',
        text: 'En spelare som ger upp eller diskvalificeras gör det som inte är avgjort ogiltigt. Spelade set och game står fast. Byte av bana eller en dags försening ändrar inget.',
      },
      {
        term: 'Basket',
        text: 'Med förlängning, utom för halvlekar, perioder och marknader för ordinarie tid.',
      },
      {
        term: 'Ishockey',
        text: 'Marknader med oavgjort gäller sextio minuter. De utan räknar in förlängning och straffläggning, som räknas som ett mål.',
      },
      { term: 'Amerikansk fotboll', text: 'Med förlängning, utom för halvlekar och perioder.' },
      {
        term: 'Baseboll',
        text: 'Med extrainnings. En match som avslutas i förtid står fast när ligan räknar den.',
      },
      {
        term: 'Cricket',
        text: 'Efter det officiella resultatet, även ett förkortat. Vid lika som avgörs med super over avgör super over bara matchmarknaden.',
      },
      {
        term: 'Volleyboll, bordtennis',
        text: 'Avgörande set räknas. Det som inte är avgjort när en match bryts är ogiltigt.',
      },
      { term: 'Handboll', text: 'Sextio minuter, om marknaden inte nämner förlängning.' },
      {
        term: 'Golf, cykling',
        text: 'Efter den slutliga placeringen vid prisutdelningen. Senare diskvalificeringar ändrar inget.',
      },
      {
        term: 'E-sport',
        text: 'Efter arrangörens resultat, med övertidsronder. En karta som spelas om räknas med sitt andra resultat. Ett lag som ger upp före första kartan gör matchen ogiltig.',
      },
    ],
  },
  {
    heading: 'Om du tycker att vi har fel',
    paragraphs: [
      'Skriv till supporten med spelets nummer. Varje odds, nekande och avgörande finns registrerat, och vi svarar utifrån de registren. Du kan ladda ner dina transaktioner när som helst.',
    ],
  },
];
