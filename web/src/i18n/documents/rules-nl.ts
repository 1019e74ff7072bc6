import type { Document, Section } from './document';

/** The betting rules of the house in Dutch. */
export const rules = (site: string): Document => ({
  title: 'Wedregels',
  intro: `Hoe ${site} weddenschappen aanneemt, afrekent en uitbetaalt. Zegt de beschrijving van een markt iets anders, dan geldt de beschrijving.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Een weddenschap plaatsen',
    paragraphs: [
      'Een weddenschap staat als wij haar hebben bevestigd, tegen de odds die de bevestiging toont. Tot dan wordt er niets voorgoed van je account gehaald: wat opzij was gezet voor een weddenschap die wordt geweigerd, komt meteen terug.',
      'Odds bewegen. Jij kiest wat er dan gebeurt: jou vragen, alleen betere odds accepteren, of alle. We nemen nooit een weddenschap aan tegen odds waar je niet op een van deze manieren mee hebt ingestemd.',
      'Een bevestigde weddenschap kan niet worden gewijzigd. Waar het wordt aangeboden, kun je haar uitcashen.',
    ],
  },
  {
    heading: 'Live weddenschappen',
    paragraphs: [
      'Een weddenschap met een live selectie wacht een paar seconden en wordt dan nog eens gecontroleerd. De betslip telt ze af; hoeveel het er zijn, hangt af van de sport. Zijn de odds dan veranderd of is de markt gesloten, dan wordt de weddenschap geweigerd, of aangenomen tegen de nieuwe odds als jij dat toestaat.',
      'Standen, klokken en beelden kunnen je laat bereiken en zijn alleen ter informatie. Wat telt, is het verloop van de wedstrijd.',
    ],
  },
  {
    heading: 'Soorten weddenschappen',
    paragraphs: [],
    points: [
      { term: 'Enkel', text: 'Eén selectie. Betaalt de inzet maal de odds.' },
      {
        term: 'Combi',
        text: 'Meerdere selecties uit verschillende wedstrijden, die allemaal moeten winnen. De odds worden vermenigvuldigd. Selecties van verschillende oddsleveranciers gaan niet samen.',
      },
      {
        term: 'Systeem',
        text: 'Elke combi van een bepaalde grootte uit 3 tot 12 selecties, zoals 2 uit 3. Elke combi is een eigen weddenschap met een gelijk deel van de inzet; uitbetaald wordt de som van de combi’s die winnen. Volledige systemen (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) bevatten combi’s van meerdere groottes.',
      },
      {
        term: 'Bet Builder',
        text: 'Meerdere selecties uit één wedstrijd, met één odds voor alle samen. Verliest er een, dan verliest de weddenschap.',
      },
    ],
  },
  {
    heading: 'Limieten',
    paragraphs: [
      'De kleinste en de grootste inzet van een weddenschap, en wat ze hooguit uitbetaalt, staan op de betslip. Ze verschillen per valuta, markt, competitie en soort weddenschap, en kunnen voor een account zijn ingesteld. Systemen hebben hun eigen bovengrens.',
      'We kunnen een weddenschap in haar geheel weigeren als alle weddenschappen op één evenement samen meer zouden kosten dan wij erop riskeren. Een inzet boven de limiet kan worden aangevraagd waar de betslip dat aanbiedt; iemand beslist daarover met de hand, en een weddenschap waarover niemand op tijd beslist, is geweigerd.',
      'Limieten die je jezelf hebt gesteld, gaan voor al deze.',
    ],
  },
  {
    heading: 'Afrekening',
    paragraphs: [
      'Weddenschappen worden afgerekend volgens de officiële uitslag zodra die definitief is. Een uitbetaling wordt precies berekend en één keer, aan het eind, naar beneden afgerond op de kleinste eenheid van je valuta.',
      'Wordt een uitslag gecorrigeerd, of hebben we een weddenschap verkeerd afgerekend, dan wordt ze opnieuw afgerekend en het verschil geboekt, welke kant het ook op gaat. Je transacties tonen elke stap.',
      'Selecties die beslist waren voordat een wedstrijd werd gestaakt, blijven staan.',
    ],
    points: [
      { term: 'Gewonnen', text: 'De selectie telt met haar odds.' },
      {
        term: 'Verloren',
        text: 'Een enkele weddenschap, een combi of een Bet Builder is verloren. In een systeem geldt dat voor elke combi met deze selectie.',
      },
      {
        term: 'Half gewonnen, half verloren',
        text: 'Bij kwartlijnen gaat de ene helft van de inzet op de ene lijn en de andere helft op de andere. Een helft komt terug, en de andere wint of verliest.',
      },
      {
        term: 'Dead heat',
        text: 'Delen meer deelnemers een plaats dan er plaatsen zijn, dan wint de selectie voor haar deel van de inzet en verliest ze voor de rest.',
      },
      {
        term: 'Ongeldig',
        text: 'De selectie telt met odds van 1,00. Een enkele weddenschap geeft de inzet terug; een combi gaat zonder haar verder.',
      },
    ],
  },
  {
    heading: 'Wanneer een selectie ongeldig is',
    paragraphs: [
      'Een wedstrijd die wordt afgelast, of gestaakt zonder officiële uitslag, maakt ongeldig wat nog niet beslist was. Een wedstrijd die wordt uitgesteld, houdt haar weddenschappen zolang de organisator haar op het programma houdt.',
      'Ongeldig is ook een selectie waarvan de deelnemer niet start, tenzij de markt ‘all in’ zegt, en een selectie uit een markt die nog open was toen de uitkomst al bekend was.',
      'Een Bet Builder heeft één odds voor alles. Is een van de selecties ongeldig, dan komt de hele inzet terug.',
    ],
  },
  {
    heading: 'Fouten in odds',
    paragraphs: [
      'Een duidelijke fout zijn odds, een lijn of een stand die overduidelijk niet zo bedoeld waren: twee kanten verwisseld, een komma op de verkeerde plek, odds die ver afliggen van die van de hele markt, of odds op iets wat al is gebeurd. We kunnen een selectie die tegen zulke odds is aangenomen ongeldig maken, en zeggen dat dan bij je weddenschappen.',
      'We nemen een weddenschap niet terug omdat ze heeft gewonnen, en ook niet omdat de odds daarna zijn veranderd.',
    ],
  },
  {
    heading: 'Cash-out',
    paragraphs: [
      'Waar een weddenschap een bod toont, kun je het aannemen voor de hele weddenschap of voor een deel. Het bod is wat de weddenschap waard is tegen de odds van dat moment, min een marge; het verandert mee en verdwijnt zolang een markt gesloten is.',
      'Je krijgt ten minste wat je zag toen je akkoord ging. Is het bod dan al gedaald, dan gebeurt er niets en zie je het nieuwe.',
      'Een cash-out is definitief, wat de uitslag ook is. Extra’s zoals een combiboost zijn voor weddenschappen die tot het eind lopen en zitten niet in het bod.',
    ],
  },
  {
    heading: 'Bonussen',
    paragraphs: [
      'Wat een bonus vraagt, staat erbij: odds, sporten, aantallen selecties, data. Een freebet betaalt de winst zonder de eigen inzet, tenzij er iets anders staat, en een freebet waarvan de weddenschap ongeldig is, krijg je terug voor een andere weddenschap.',
      'Een combiboost vermenigvuldigt de odds als elke selectie de odds heeft die hij vraagt. Een ongeldige selectie telt daarvoor niet mee.',
    ],
  },
  {
    heading: 'Per sport',
    paragraphs: ['Een markt waarvan de naam niets anders zegt, telt als volgt.'],
    points: [
      {
        term: 'Voetbal',
        text: 'Negentig minuten met blessuretijd. Verlenging en strafschoppenseries tellen waar de markt ze noemt. Eigen doelpunten tellen voor de stand en niet voor een doelpuntenmaker.',
      },
      {
        term: 'Tennis',
        text: 'Een speler die opgeeft of wordt gediskwalificeerd, maakt ongeldig wat nog niet beslist is. Gespeelde sets en games blijven staan. Een andere baan of een dag vertraging verandert niets.',
      },
      {
        term: 'Basketbal',
        text: 'Met verlenging, behalve voor helften, kwarten en markten op de reguliere speeltijd.',
      },
      {
        term: 'IJshockey',
        text: 'Markten met een gelijkspel gaan over zestig minuten. Markten zonder omvatten verlenging en shoot-out, die als één doelpunt telt.',
      },
      { term: 'American football', text: 'Met verlenging, behalve voor helften en kwarten.' },
      {
        term: 'Honkbal',
        text: 'Met extra innings. Een wedstrijd die eerder wordt beëindigd, staat zodra de competitie haar meetelt.',
      },
      {
        term: 'Cricket',
        text: 'Volgens de officiële uitslag, ook een ingekorte. Bij een gelijke stand die met een super over wordt beslist, beslist de super over alleen de markt op de winnaar van de wedstrijd.',
      },
      {
        term: 'Volleybal, tafeltennis',
        text: 'Beslissende sets tellen mee. Wat nog niet beslist is als een wedstrijd wordt gestaakt, is ongeldig.',
      },
      { term: 'Handbal', text: 'Zestig minuten, tenzij de markt verlenging noemt.' },
      {
        term: 'Golf, wielrennen',
        text: 'Volgens de einduitslag bij de prijsuitreiking. Latere diskwalificaties veranderen niets.',
      },
      {
        term: 'E-sports',
        text: 'Volgens de uitslag van de organisator, met rondes in verlenging. Een map die opnieuw wordt gespeeld, telt met de tweede uitslag. Een team dat voor de eerste map opgeeft, maakt de wedstrijd ongeldig.',
      },
    ],
  },
  {
    heading: 'Als je denkt dat we het mis hebben',
    paragraphs: [
      'Schrijf naar de klantenservice met het nummer van de weddenschap. Alle odds, weigeringen en afrekeningen worden vastgelegd, en we antwoorden op grond van die gegevens. Je kunt je transacties op elk moment downloaden.',
    ],
  },
];
