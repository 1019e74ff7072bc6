import type { Document } from './document';

/** The terms and conditions in Danish. */
export const terms = (site: string): Document => ({
  title: 'Vilkår og betingelser',
  intro: `Det, ${site} og spillerne er enige om. Kort, for regler, ingen læser, beskytter ingen.`,
  sections: [
    {
      heading: 'Hvem må spille',
      paragraphs: [
        'Du er fyldt 18 år, eller har den alder, hvor væddemål er tilladt, hvor du bor, hvis den er højere.',
        'Du spiller for dig selv, med dine egne penge og fra et land, hvor vi tilbyder konti.',
        'Der er én konto pr. person. Dens mailadresse er din og er bekræftet.',
      ],
    },
    {
      heading: 'Din konto',
      paragraphs: [
        'Hold din adgangskode for dig selv. Efter for mange forkerte er kontoen låst, til du følger det link, vi mailer til dig.',
        'Du kan når som helst afslutte enhver af dine sessioner, og du kan lukke din konto. Penge, der er dine, bliver udbetalt til dig.',
      ],
    },
    {
      heading: 'Penge',
      paragraphs: [
        'Din konto føres i den valuta, du valgte. Hver pengebevægelse står i dine transaktioner.',
        'Det, du vinder, rundes ned til valutaens mindste enhed, én gang, til sidst.',
        'Penge udbetales med en betalingsmåde, der tilhører dig. Vi kan bede dig bevise, hvem du er, først.',
      ],
    },
    {
      heading: 'Væddemål',
      paragraphs: [
        'Et væddemål gælder, når vi har bekræftet det, til de odds, bekræftelsen viser. Væddemål på kampe i gang bekræftes efter nogle sekunder.',
        'En åbenlys fejl i odds, et marked, der var åbent, efter at resultatet var kendt, eller en kamp, der opgives, gør et valg ugyldigt. Det tæller så med odds 1,00.',
        'Resultater er den officielle arrangørs på dagen. Rettelser samme dag følges.',
      ],
    },
    {
      heading: 'Spil inden for grænser',
      paragraphs: [
        'Du kan begrænse indbetalinger, indsatser, tab og tid. En lavere grænse gælder med det samme, en højere først efter en ventetid, og når du har bekræftet den igen.',
        'Du kan holde pause eller udelukke dig selv. Ingen, hverken du eller vi, kan afslutte en udelukkelse før tid.',
      ],
    },
    {
      heading: 'Når vi er uenige',
      paragraphs: [
        'Skriv til os først. Vi svarer ud fra det, vores optegnelser siger: væddemål, pengebevægelser og medarbejdernes beslutninger gemmes alle.',
        'Intet i disse vilkår fratager dig en ret, som loven giver dig, hvor du bor.',
      ],
    },
  ],
});
