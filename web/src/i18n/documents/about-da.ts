import type { Document } from './document';

/** Who runs the site, in Danish. */
export const about = (site: string): Document => ({
  title: `Om ${site}`,
  intro: `${site} er et sted at spille på sport: før kampen, mens den spilles, og på alt det, der kan bygges af begge dele.`,
  sections: [
    {
      heading: 'Hvem driver det',
      paragraphs: [
        `${site} drives af det selskab, du indgår aftale med om vilkår og betingelser. Det tager imod dine væddemål, opbevarer dine penge og står inde for begge dele.`,
        'Softwaren er lavet af andre og giver ingen licens til at udbyde væddemål. Om, hvor og under hvis tilsyn der udbydes væddemål, er selskabets sag.',
      ],
    },
    {
      heading: 'Licens',
      paragraphs: [
        'Væddemål udbydes, hvor selskabet har licens til det, og ingen andre steder: andre steder åbnes ingen konti, og sitet kan være lukket. Hvilken myndighed der fører tilsyn, og under hvilket nummer, oplyser selskabet i sin kolofon og på forespørgsel.',
        'Konti er for voksne. Vi kan når som helst bede om bevis for alder og identitet, og vi gør det, før større beløb udbetales.',
      ],
    },
    {
      heading: 'Ansvarligt spil',
      paragraphs: [
        'Væddemål er for sjov og koster penge i det lange løb. Sats det, du kan undvære, og aldrig for at vinde det tabte tilbage.',
        'På din konto kan du begrænse indbetalinger, indsatser, tab og tid, få en påmindelse om, hvor længe du har spillet, holde pause eller udelukke dig selv. En lavere grænse gælder med det samme. En udelukkelse kan ikke afsluttes før tid af nogen.',
        'Er spillet ikke sjovt længere, eller er en, der står dig nær, bekymret for det, så tal med en hjælpelinje, hvor du bor. Det koster intet, og ingen behøver at kende dit navn.',
      ],
    },
    {
      heading: 'Hvor odds og resultater kommer fra',
      paragraphs: [
        'Odds, stillinger og resultater kommer fra professionelle leverandører af sportsdata. Huset lægger sin margin, sine grænser og sine regler til, og dem kan du læse.',
        'Spil og jackpots trækkes, så alle kan efterprøve dem: det afgørende ligger fast og offentliggøres på forhånd og afsløres bagefter.',
      ],
    },
    {
      heading: 'Open source',
      paragraphs: [
        `${site} kører på Touchline, et sportsspil i open source under Apache License 2.0. Hvordan væddemål accepteres, afgøres og udbetales, er ingen hemmelighed for huset: alle kan læse, teste og køre det.`,
        'Gevinster tælles i hele enheder af din valuta og afrundes én gang. Hver pengebevægelse er en postering i en hovedbog, der går op i nul.',
      ],
    },
    {
      heading: 'Kontakt',
      paragraphs: [
        'De fleste spørgsmål er besvaret under Hjælp, hvor der også står, hvordan du får fat i supporten. Gælder det et væddemål, så oplys nummeret; gælder det en betaling, så oplys dag og beløb.',
      ],
    },
  ],
});
