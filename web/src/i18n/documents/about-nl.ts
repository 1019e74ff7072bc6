import type { Document } from './document';

/** Who runs the site, in Dutch. */
export const about = (site: string): Document => ({
  title: `Over ${site}`,
  intro: `${site} is een plek om op sport te wedden: voor de wedstrijd, tijdens de wedstrijd, en op wat je uit allebei bouwt.`,
  sections: [
    {
      heading: 'Wie erachter zit',
      paragraphs: [
        `${site} wordt beheerd door het bedrijf waarmee je de algemene voorwaarden afspreekt. Dat neemt je weddenschappen aan, bewaart je geld en staat in voor allebei.`,
        'De software is door anderen gemaakt en brengt geen vergunning mee om weddenschappen aan te bieden. Of, waar en onder wiens toezicht weddenschappen worden aangeboden, is de zaak van dat bedrijf.',
      ],
    },
    {
      heading: 'Vergunning',
      paragraphs: [
        'Weddenschappen worden aangeboden waar het bedrijf daar een vergunning voor heeft, en nergens anders: elders worden geen accounts geopend en kan de site dicht zijn. Welke autoriteit toezicht houdt, en onder welk nummer, zegt het bedrijf in zijn colofon en op verzoek.',
        'Accounts zijn voor volwassenen. We kunnen op elk moment om bewijs van leeftijd en identiteit vragen, en doen dat voordat grotere bedragen worden uitbetaald.',
      ],
    },
    {
      heading: 'Verantwoord spelen',
      paragraphs: [
        'Wedden doe je voor je plezier en kost op de lange duur geld. Zet in wat je kunt missen, en nooit om terug te winnen wat verloren is.',
        'In je account kun je stortingen, inzet, verlies en tijd beperken, je laten herinneren aan hoelang je speelt, een pauze nemen of jezelf uitsluiten. Een lagere limiet geldt meteen. Een uitsluiting kan door niemand eerder worden beëindigd.',
        'Is spelen niet leuk meer, of maakt iemand in je omgeving zich er zorgen over, praat dan met een hulplijn waar je woont. Het kost niets, en niemand hoeft je naam te weten.',
      ],
    },
    {
      heading: 'Waar odds en uitslagen vandaan komen',
      paragraphs: [
        'Odds, standen en uitslagen komen van professionele leveranciers van sportdata. Het huis voegt zijn marge, zijn limieten en zijn regels toe, en die kun je lezen.',
        'Spellen en jackpots worden zo getrokken dat iedereen het kan nagaan: wat beslist, wordt vooraf vastgelegd en gepubliceerd, en daarna onthuld.',
      ],
    },
    {
      heading: 'Open source',
      paragraphs: [
        `${site} draait op Touchline, een opensource-sportsbook onder de Apache License 2.0. Hoe weddenschappen worden aangenomen, afgerekend en uitbetaald, is geen geheim van het huis: iedereen kan het lezen, testen en draaien.`,
        'Uitbetalingen worden in hele eenheden van je valuta geteld en één keer afgerond. Elke beweging van geld is een boeking in een grootboek waarvan de som nul is.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: [
        'Op de meeste vragen staat een antwoord in het helpcentrum, dat ook zegt hoe je de klantenservice bereikt. Noem bij een weddenschap het nummer, en bij een betaling de dag en het bedrag.',
      ],
    },
  ],
});
