import type { Document } from './document';

/** The terms and conditions in Dutch. */
export const terms = (site: string): Document => ({
  title: 'Algemene voorwaarden',
  intro: `Wat ${site} en zijn spelers met elkaar afspreken. Kort, want regels die niemand leest, beschermen niemand.`,
  sections: [
    {
      heading: 'Wie mag spelen',
      paragraphs: [
        'Je bent 18 jaar of ouder, of zo oud als nodig is om te mogen wedden waar je woont, als dat hoger is.',
        'Je speelt voor jezelf, met je eigen geld, en vanuit een land waar we accounts aanbieden.',
        'Er is één account per persoon. Het e-mailadres ervan is van jou en is bevestigd.',
      ],
    },
    {
      heading: 'Je account',
      paragraphs: [
        'Houd je wachtwoord voor jezelf. Na te veel foute wachtwoorden is het account vergrendeld tot je de link volgt die we je mailen.',
        'Je kunt elke sessie van jezelf op elk moment beëindigen, en je kunt je account sluiten. Geld dat van jou is, wordt aan je uitbetaald.',
      ],
    },
    {
      heading: 'Geld',
      paragraphs: [
        'Je account wordt gehouden in de valuta die je hebt gekozen. Elke beweging van geld staat in je transacties.',
        'Wat je wint, wordt één keer, aan het eind, naar beneden afgerond op de kleinste eenheid van de valuta.',
        'Geld wordt uitbetaald via een betaalmethode die van jou is. We kunnen je vragen eerst te laten zien wie je bent.',
      ],
    },
    {
      heading: 'Weddenschappen',
      paragraphs: [
        'Een weddenschap staat als wij haar hebben bevestigd, tegen de odds die de bevestiging toont. Weddenschappen op livewedstrijden worden na een paar seconden bevestigd.',
        'Een duidelijke fout in de odds, een markt die nog open was toen de uitkomst al bekend was, of een wedstrijd die wordt gestaakt, maakt een selectie ongeldig. Ze telt dan met odds van 1,00.',
        'Uitslagen zijn die van de officiële organisator op de dag zelf. Correcties binnen die dag volgen we.',
      ],
    },
    {
      heading: 'Spelen binnen grenzen',
      paragraphs: [
        'Je kunt stortingen, inzet, verlies en tijd beperken. Een lagere limiet geldt meteen, een hogere pas na een wachttijd en als je hem opnieuw hebt bevestigd.',
        'Je kunt een pauze nemen of jezelf uitsluiten. Niemand, jij niet en wij niet, kan een uitsluiting eerder beëindigen.',
      ],
    },
    {
      heading: 'Als we het oneens zijn',
      paragraphs: [
        'Schrijf eerst naar ons. We antwoorden met wat onze gegevens zeggen: weddenschappen, bewegingen van geld en beslissingen van onze medewerkers worden allemaal bewaard.',
        'Niets in deze voorwaarden neemt je een recht af dat de wet van de plek waar je woont je geeft.',
      ],
    },
  ],
});
