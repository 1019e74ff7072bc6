import type { Document } from './document';

/** The help center in Norwegian. */
export const help = (site: string): Document => ({
  title: 'Hjelpesenter',
  intro: `Det spillerne hos ${site} spør mest om, besvart i noen få setninger.`,
  sections: [
    {
      heading: 'Jeg fikk ingen e-post etter registreringen',
      paragraphs: [
        'Se i søppelposten først. Be så om lenken på nytt fra innloggingsskjemaet. Hadde adressen din allerede en konto, sier e-posten det.',
      ],
    },
    {
      heading: 'Jeg har glemt passordet',
      paragraphs: [
        'Velg «Glemt passordet?» når du logger inn. Lenken i e-posten virker én gang og i begrenset tid. Når du lager et nytt passord, blir du logget ut alle andre steder.',
      ],
    },
    {
      heading: 'Kontoen min er låst',
      paragraphs: [
        'Ti feil passord låser den, uansett hvem som skrev dem. En lenke i en e-post låser den opp. Var det ikke deg, så velg et nytt passord etterpå.',
      ],
    },
    {
      heading: 'Hvor er innskuddet mitt',
      paragraphs: [
        'De fleste innskudd kommer med en gang. Noen betalingsmåter tar lengre tid; saldoen endres av seg selv så snart betalingen er bekreftet. En betaling som mislyktes, blir ikke trukket.',
      ],
    },
    {
      heading: 'Hvordan får jeg ut pengene mine',
      paragraphs: [
        'Be om et uttak i lommeboken. Du ser hvilket steg det er på og når det skal komme fram, og du kan trekke det tilbake til det er sendt.',
      ],
    },
    {
      heading: 'Hvorfor ble spillet mitt avvist',
      paragraphs: [
        'Odds beveger seg, og markeder stenger et øyeblikk når noe skjer på banen. Kupongen sier hvilket valg det gjaldt. Ingenting trekkes fra kontoen din for et spill som ble avvist.',
      ],
    },
    {
      heading: 'Jeg vil spille mindre',
      paragraphs: [
        'Sett en grense for innskudd, tap, innsatser eller tid; en lavere gjelder straks. Du kan også ta en pause eller stenge deg selv ute. Har spillingen sluttet å være gøy, så snakk med noen du stoler på eller med en hjelpelinje der du bor.',
      ],
    },
  ],
});
