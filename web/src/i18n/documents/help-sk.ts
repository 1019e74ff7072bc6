import type { Document } from './document';

/** The help center in Slovak. */
export const help = (site: string): Document => ({
  title: 'Centrum pomoci',
  intro: `Na čo sa hráči ${site} pýtajú najčastejšie, zodpovedané v pár vetách.`,
  sections: [
    {
      heading: 'Po registrácii mi neprišiel žiadny e-mail',
      paragraphs: [
        'Najprv sa pozrite do spamu. Potom si v prihlasovacom formulári vyžiadajte odkaz znova. Ak k vašej adrese už účet patril, e-mail vám to povie.',
      ],
    },
    {
      heading: 'Nepamätám si heslo',
      paragraphs: [
        'Pri prihlásení zvoľte „Zabudli ste heslo?“. Odkaz v e-maile funguje raz a obmedzený čas. Nastavením nového hesla sa odhlásite všade inde.',
      ],
    },
    {
      heading: 'Môj účet je zamknutý',
      paragraphs: [
        'Zamkne ho desať nesprávnych hesiel, nech ich napísal ktokoľvek. Odomkne ho odkaz v e-maile. Ak ste to neboli vy, zvoľte si potom nové heslo.',
      ],
    },
    {
      heading: 'Kde je môj vklad',
      paragraphs: [
        'Väčšina vkladov príde hneď. Niektoré spôsoby platby trvajú dlhšie; zostatok sa zmení sám, hneď ako sa platba potvrdí. Za platbu, ktorá sa nepodarila, sa nič nestrhne.',
      ],
    },
    {
      heading: 'Ako si vyberiem peniaze',
      paragraphs: [
        'Zadajte výber vo svojej peňaženke. Uvidíte, v akej je fáze a kedy má prísť, a kým sa neodošle, môžete ho vziať späť.',
      ],
    },
    {
      heading: 'Prečo bola moja stávka odmietnutá',
      paragraphs: [
        'Kurzy sa pohybujú a príležitosti sa na chvíľu zatvoria, keď sa na ihrisku niečo deje. Tiket ukáže, o ktorý tip išlo. Za odmietnutú stávku sa z vášho účtu nič nestrhne.',
      ],
    },
    {
      heading: 'Chcem hrať menej',
      paragraphs: [
        'Nastavte si limit na vklady, prehry, stavené sumy alebo čas; nižší platí hneď. Môžete si tiež dať prestávku alebo sa z hrania vylúčiť. Ak hranie prestalo byť zábavou, porozprávajte sa s niekým, komu dôverujete, alebo s linkou pomoci tam, kde žijete.',
      ],
    },
  ],
});
