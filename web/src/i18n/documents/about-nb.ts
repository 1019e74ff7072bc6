import type { Document } from './document';

/** Who runs the site, in Norwegian. */
export const about = (site: string): Document => ({
  title: `Om ${site}`,
  intro: `${site} er et sted å spille på sport: før kampen, mens den pågår, og på det som bygges av begge deler.`,
  sections: [
    {
      heading: 'Hvem står bak',
      paragraphs: [
        `${site} drives av selskapet du inngår vilkårene og betingelsene med. Det tar imot spillene dine, oppbevarer pengene dine og svarer for begge deler.`,
        'Programvaren er laget av andre og gir ingen lisens til å tilby spill. Om, hvor og under hvilket tilsyn spill tilbys, er selskapets sak.',
      ],
    },
    {
      heading: 'Lisens',
      paragraphs: [
        'Spill tilbys der selskapet har lisens til det, og ingen andre steder: andre steder åpnes ingen kontoer, og nettstedet kan være stengt. Hvilken myndighet som fører tilsyn, og under hvilket nummer, opplyser selskapet i sin selskapsinformasjon, og på forespørsel.',
        'Kontoer er for voksne. Vi kan når som helst be om bevis på alder og identitet, og gjør det før større beløp utbetales.',
      ],
    },
    {
      heading: 'Ansvarlig spill',
      paragraphs: [
        'Å spille er for moro skyld og koster penger i det lange løp. Spill for det du kan unnvære, og aldri for å vinne tilbake det du har tapt.',
        'På kontoen din kan du begrense innskudd, innsatser, tap og tid, få en påminnelse om hvor lenge du har spilt, ta en pause eller stenge deg selv ute. En lavere grense gjelder straks. En utestenging kan ingen avslutte før tiden.',
        'Hvis spillingen ikke lenger er gøy, eller noen som står deg nær, er bekymret for den, snakk med en hjelpelinje der du bor. Det koster ingenting, og ingen trenger å vite hva du heter.',
      ],
    },
    {
      heading: 'Hvor odds og resultater kommer fra',
      paragraphs: [
        'Odds, stillinger og resultater kommer fra profesjonelle leverandører av sportsdata. Huset legger til sin margin, sine grenser og sine regler, som du kan lese.',
        'Spill og jackpoter trekkes slik at alle kan kontrollere dem: det som avgjør, er bestemt og offentliggjort på forhånd og avsløres etterpå.',
      ],
    },
    {
      heading: 'Åpen kildekode',
      paragraphs: [
        `${site} kjører på Touchline, en sportsbook med åpen kildekode under Apache License 2.0. Hvordan spill godtas, avgjøres og utbetales, er ingen hemmelighet for huset: alle kan lese, teste og kjøre det.`,
        'Utbetalinger regnes i hele enheter av valutaen din og rundes én gang. Hver bevegelse av penger er en postering i en hovedbok som går opp i null.',
      ],
    },
    {
      heading: 'Kontakt',
      paragraphs: [
        'De fleste spørsmål er besvart i hjelpesenteret, som også sier hvordan du når kundeservice. Gjelder det et spill, oppgi nummeret; gjelder det en betaling, oppgi dag og beløp.',
      ],
    },
  ],
});
