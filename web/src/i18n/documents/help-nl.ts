import type { Document } from './document';

/** The help center in Dutch. */
export const help = (site: string): Document => ({
  title: 'Helpcentrum',
  intro: `Wat spelers van ${site} het vaakst vragen, in een paar zinnen beantwoord.`,
  sections: [
    {
      heading: 'Ik kreeg geen mail na het registreren',
      paragraphs: [
        'Kijk eerst bij je ongewenste mail. Vraag de link daarna opnieuw aan via het inlogformulier. Hoorde er al een account bij je adres, dan staat dat in de mail.',
      ],
    },
    {
      heading: 'Ik ben mijn wachtwoord vergeten',
      paragraphs: [
        'Kies ‘Wachtwoord vergeten?’ als je inlogt. De link in de mail werkt één keer en een beperkte tijd. Met een nieuw wachtwoord word je overal elders uitgelogd.',
      ],
    },
    {
      heading: 'Mijn account is vergrendeld',
      paragraphs: [
        'Tien foute wachtwoorden vergrendelen het, wie ze ook heeft ingetypt. Met een link in een mail ontgrendel je het. Was jij het niet, kies daarna dan een nieuw wachtwoord.',
      ],
    },
    {
      heading: 'Waar is mijn storting',
      paragraphs: [
        'De meeste stortingen komen meteen aan. Sommige betaalmethoden duren langer; het saldo verandert vanzelf zodra de betaling is bevestigd. Een mislukte betaling wordt niet afgeschreven.',
      ],
    },
    {
      heading: 'Hoe krijg ik mijn geld eruit',
      paragraphs: [
        'Vraag een opname aan in je portemonnee. Je ziet in welke stap hij is en wanneer hij zou moeten aankomen, en je kunt hem intrekken tot hij wordt verstuurd.',
      ],
    },
    {
      heading: 'Waarom is mijn weddenschap geweigerd',
      paragraphs: [
        'Odds bewegen, en markten gaan even dicht als er op het veld iets gebeurt. De betslip zegt om welke selectie het ging. Voor een geweigerde weddenschap wordt niets van je account gehaald.',
      ],
    },
    {
      heading: 'Ik wil minder spelen',
      paragraphs: [
        'Stel een limiet in op stortingen, verlies, inzet of tijd; een lagere geldt meteen. Je kunt ook een pauze nemen of jezelf uitsluiten. Is spelen niet leuk meer, praat dan met iemand die je vertrouwt of met een hulplijn waar je woont.',
      ],
    },
  ],
});
