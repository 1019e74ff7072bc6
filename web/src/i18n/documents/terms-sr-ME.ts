import type { Document } from './document';

/** The terms and conditions in Serbian as in Montenegro. */
export const terms = (site: string): Document => ({
  title: 'Uslovi korišćenja',
  intro: `O čemu se ${site} i njegovi igrači dogovaraju. Kratko, jer pravila koja niko ne čita nikoga ne štite.`,
  sections: [
    {
      heading: 'Ko smije da igra',
      paragraphs: [
        'Imaš 18 ili više godina, ili onoliko koliko se za klađenje traži tamo gdje živiš, ako je to više.',
        'Igraš za sebe, svojim novcem i iz zemlje u kojoj nudimo naloge.',
        'Jedna osoba ima jedan nalog. Njegova mejl adresa je tvoja i potvrđena.',
      ],
    },
    {
      heading: 'Tvoj nalog',
      paragraphs: [
        'Čuvaj lozinku za sebe. Poslije previše pogrešnih nalog je zaključan dok ne otvoriš link koji ti šaljemo mejlom.',
        'Svaku svoju sesiju možeš završiti bilo kad, a možeš i zatvoriti nalog. Novac koji je tvoj isplaćuje se tebi.',
      ],
    },
    {
      heading: 'Novac',
      paragraphs: [
        'Tvoj račun se vodi u valuti koju si izabrao. Svako kretanje novca stoji u transakcijama.',
        'Dobitak se zaokružuje naniže na najmanju jedinicu valute, jednom, na kraju.',
        'Novac se isplaćuje načinom plaćanja koji pripada tebi. Možemo prije toga tražiti da dokažeš ko si.',
      ],
    },
    {
      heading: 'Tiketi',
      paragraphs: [
        'Tiket važi kad ga potvrdimo, po kvotama iz potvrde. Tiketi na utakmice uživo potvrđuju se poslije nekoliko sekundi.',
        'Očigledna greška u kvoti, tržište koje je bilo otvoreno kad mu je ishod već bio poznat ili prekinuta utakmica poništavaju tip. On se tada računa s kvotom 1.00.',
        'Važe rezultati zvaničnog organizatora tog dana. Ispravke u toku tog dana se uvažavaju.',
      ],
    },
    {
      heading: 'Igra u granicama',
      paragraphs: [
        'Možeš ograničiti uplate, uloge, gubitke i vrijeme. Niži limit važi odmah, viši tek poslije čekanja i kad ga potvrdiš još jednom.',
        'Možeš napraviti pauzu ili se isključiti. Isključenje ne može ranije da prekine niko, ni ti ni mi.',
      ],
    },
    {
      heading: 'Kad se ne slažemo',
      paragraphs: [
        'Prvo piši nama. Odgovaramo onim što kažu naši zapisi: tiketi, kretanja novca i odluke naših ljudi čuvaju se.',
        'Ništa u ovim uslovima ne oduzima ti pravo koje ti daje zakon tamo gdje živiš.',
      ],
    },
  ],
});
