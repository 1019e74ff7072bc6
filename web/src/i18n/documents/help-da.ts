import type { Document } from './document';

/** The help center in Danish. */
export const help = (site: string): Document => ({
  title: 'Hjælp',
  intro: `Det, spillere på ${site} oftest spørger om, besvaret i få sætninger.`,
  sections: [
    {
      heading: 'Jeg fik ingen mail, da jeg oprettede mig',
      paragraphs: [
        'Kig først i din spammappe. Bed så om linket igen fra login-formularen. Havde din adresse allerede en konto, står det i mailen.',
      ],
    },
    {
      heading: 'Jeg har glemt min adgangskode',
      paragraphs: [
        'Vælg “Glemt adgangskoden?”, når du logger ind. Linket i mailen virker én gang og i en begrænset tid. En ny adgangskode logger dig ud alle andre steder.',
      ],
    },
    {
      heading: 'Min konto er låst',
      paragraphs: [
        'Ti forkerte adgangskoder låser den, uanset hvem der skrev dem. Et link i en mail låser den op. Var det ikke dig, så vælg en ny adgangskode bagefter.',
      ],
    },
    {
      heading: 'Hvor er min indbetaling',
      paragraphs: [
        'De fleste indbetalinger kommer med det samme. Nogle betalingsmåder tager længere tid; saldoen ændrer sig af sig selv, så snart betalingen er bekræftet. En mislykket betaling bliver ikke trukket.',
      ],
    },
    {
      heading: 'Hvordan får jeg mine penge ud',
      paragraphs: [
        'Bed om en udbetaling i din pengepung. Du kan se, hvor langt den er nået, og hvornår den burde være fremme, og du kan fortryde den, indtil den er sendt.',
      ],
    },
    {
      heading: 'Hvorfor blev mit væddemål afvist',
      paragraphs: [
        'Odds flytter sig, og markeder lukker et øjeblik, når der sker noget på banen. Kuponen siger, hvilket valg det handlede om. Der trækkes intet fra din konto for et afvist væddemål.',
      ],
    },
    {
      heading: 'Jeg vil spille mindre',
      paragraphs: [
        'Sæt en grænse for indbetalinger, tab, indsatser eller tid; en lavere gælder med det samme. Du kan også holde pause eller udelukke dig selv. Er spillet holdt op med at være sjovt, så tal med en, du stoler på, eller med en hjælpelinje, hvor du bor.',
      ],
    },
  ],
});
