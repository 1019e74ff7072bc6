import type { Document } from './document';

/** The terms and conditions in Swedish. */
export const terms = (site: string): Document => ({
  title: 'Användarvillkor',
  intro: `Vad ${site} och dess spelare är överens om. Kort, för regler som ingen läser skyddar ingen.`,
  sections: [
    {
      heading: 'Vem som får spela',
      paragraphs: [
        'Du är 18 år eller äldre, eller har nått den ålder då det är tillåtet att spela där du bor om den är högre.',
        'Du spelar för egen räkning, med dina egna pengar och från ett land där vi erbjuder konton.',
        'Varje person har ett konto. Dess e-postadress är din och är bekräftad.',
      ],
    },
    {
      heading: 'Ditt konto',
      paragraphs: [
        'Håll ditt lösenord för dig själv. Efter för många felaktiga är kontot låst tills du följer länken som vi mejlar till dig.',
        'Du kan när som helst avsluta vilken som helst av dina sessioner, och du kan stänga ditt konto. Pengar som är dina betalas ut till dig.',
      ],
    },
    {
      heading: 'Pengar',
      paragraphs: [
        'Ditt konto förs i den valuta du valde. Varje rörelse av pengar finns bland dina transaktioner.',
        'Det du vinner avrundas nedåt till valutans minsta enhet, en gång, på slutet.',
        'Pengar betalas ut till ett betalsätt som är ditt. Vi kan först be dig visa vem du är.',
      ],
    },
    {
      heading: 'Spel',
      paragraphs: [
        'Ett spel gäller när vi har bekräftat det, till de odds som bekräftelsen visar. Spel på pågående matcher bekräftas efter några sekunder.',
        'Ett uppenbart fel i odds, en marknad som var öppen efter att resultatet var känt eller en match som avbryts gör ett val ogiltigt. Det räknas då med odds 1,00.',
        'Resultat är den officiella arrangörens på dagen. Rättelser inom den dagen följs.',
      ],
    },
    {
      heading: 'Spela inom gränser',
      paragraphs: [
        'Du kan begränsa insättningar, insatser, förluster och tid. En lägre gräns gäller direkt, en högre först efter en väntetid och när du har bekräftat den igen.',
        'Du kan ta en paus eller stänga av dig. Ingen, varken du eller vi, kan avsluta en avstängning i förtid.',
      ],
    },
    {
      heading: 'Om vi inte är överens',
      paragraphs: [
        'Skriv till oss först. Vi svarar med vad våra register säger: spel, pengarörelser och vår personals beslut sparas alla.',
        'Inget i de här villkoren tar ifrån dig en rätt som lagen ger dig där du bor.',
      ],
    },
  ],
});
