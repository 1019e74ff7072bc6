import type { Document } from './document';

/** The terms and conditions in Norwegian. */
export const terms = (site: string): Document => ({
  title: 'Vilkår og betingelser',
  intro: `Det ${site} og spillerne er enige om. Kort, fordi regler som ingen leser, ikke beskytter noen.`,
  sections: [
    {
      heading: 'Hvem kan spille',
      paragraphs: [
        'Du er 18 år eller eldre, eller har nådd alderen da spill er tillatt der du bor, hvis den er høyere.',
        'Du spiller for deg selv, med egne penger, og fra et land der vi tilbyr kontoer.',
        'Hver person har én konto. E-postadressen til den er din og er bekreftet.',
      ],
    },
    {
      heading: 'Kontoen din',
      paragraphs: [
        'Hold passordet for deg selv. Etter for mange feil blir kontoen låst til du følger lenken vi sender deg på e-post.',
        'Du kan avslutte hvilken som helst av øktene dine når du vil, og du kan avslutte kontoen. Penger som er dine, blir utbetalt til deg.',
      ],
    },
    {
      heading: 'Penger',
      paragraphs: [
        'Kontoen din føres i valutaen du har valgt. Alle bevegelser av penger står i transaksjonene dine.',
        'Det du vinner, rundes ned til den minste enheten i valutaen, én gang, til slutt.',
        'Penger utbetales med en betalingsmåte som tilhører deg. Vi kan be deg om å bevise hvem du er først.',
      ],
    },
    {
      heading: 'Spill',
      paragraphs: [
        'Et spill gjelder når vi har bekreftet det, til oddsen som bekreftelsen viser. Spill på pågående kamper bekreftes etter noen sekunder.',
        'En åpenbar feil i oddsen, et marked som var åpent etter at resultatet var kjent, eller en kamp som blir brutt, gjør et valg ugyldig. Det teller da med odds 1,00.',
        'Resultatene er de som den offisielle arrangøren oppgir samme dag. Rettelser innen den dagen blir fulgt.',
      ],
    },
    {
      heading: 'Å spille innenfor grenser',
      paragraphs: [
        'Du kan begrense innskudd, innsatser, tap og tid. En lavere grense gjelder straks, en høyere først etter en ventetid og når du har bekreftet den igjen.',
        'Du kan ta en pause eller stenge deg selv ute. Ingen, verken du eller vi, kan avslutte en utestenging før tiden.',
      ],
    },
    {
      heading: 'Når vi er uenige',
      paragraphs: [
        'Skriv til oss først. Vi svarer med det loggene våre sier: spill, bevegelser av penger og avgjørelser fra våre ansatte blir alle tatt vare på.',
        'Ingenting i disse vilkårene tar fra deg en rettighet som loven gir deg der du bor.',
      ],
    },
  ],
});
