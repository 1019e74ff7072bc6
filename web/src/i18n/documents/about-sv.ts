import type { Document } from './document';

/** Who runs the site, in Swedish. */
export const about = (site: string): Document => ({
  title: `Om ${site}`,
  intro: `${site} är en plats för att spela på sport: före matchen, medan den spelas och på det som byggs av båda.`,
  sections: [
    {
      heading: 'Vem som driver den',
      paragraphs: [
        `${site} drivs av det företag som du ingår användarvillkoren med. Det tar emot dina spel, förvarar dina pengar och ansvarar för båda.`,
        'Programvaran är gjord av andra och för inte med sig någon licens att erbjuda spel. Om, var och under vems tillsyn spel erbjuds är det företagets sak.',
      ],
    },
    {
      heading: 'Licens',
      paragraphs: [
        'Spel erbjuds där företaget har licens att erbjuda det, och ingen annanstans: på andra håll öppnas inga konton, och webbplatsen kan vara stängd. Vilken myndighet som har tillsyn över det, och under vilket nummer, säger företaget i sin företagsinformation och på begäran.',
        'Konton är för vuxna. Vi kan när som helst be om bevis på ålder och identitet, och gör det innan större belopp betalas ut.',
      ],
    },
    {
      heading: 'Ansvarsfullt spelande',
      paragraphs: [
        'Spel är till för nöjes skull och kostar pengar i längden. Spela för det du kan vara utan, och aldrig för att vinna tillbaka det som är förlorat.',
        'På ditt konto kan du begränsa insättningar, insatser, förluster och tid, bli påmind om hur länge du har spelat, ta en paus eller stänga av dig. En lägre gräns gäller direkt. En avstängning kan inte avslutas i förtid, av någon.',
        'Om det inte längre är roligt att spela, eller om någon nära dig oroar sig för det, prata med en stödlinje där du bor. Det kostar inget, och ingen behöver veta vad du heter.',
      ],
    },
    {
      heading: 'Var odds och resultat kommer ifrån',
      paragraphs: [
        'Odds, ställningar och resultat kommer från professionella leverantörer av sportdata. Huset lägger till sin marginal, sina gränser och sina regler, som du kan läsa.',
        'Spel och jackpottar dras så att vem som helst kan kontrollera dem: det som avgör är bestämt och publicerat i förväg och avslöjas efteråt.',
      ],
    },
    {
      heading: 'Öppen källkod',
      paragraphs: [
        `${site} körs på Touchline, ett spelsystem med öppen källkod under Apache-licensen 2.0. Hur spel godkänns, avgörs och betalas ut är ingen hemlighet för huset: det kan läsas, testas och köras av vem som helst.`,
        'Utbetalningar räknas i hela enheter av din valuta och avrundas en gång. Varje rörelse av pengar är en post i en huvudbok vars summa är noll.',
      ],
    },
    {
      heading: 'Kontakt',
      paragraphs: [
        'De flesta frågor besvaras i hjälpcentret, som också säger hur du når supporten. Gäller det ett spel, ange dess nummer; gäller det en betalning, dagen och beloppet.',
      ],
    },
  ],
});
