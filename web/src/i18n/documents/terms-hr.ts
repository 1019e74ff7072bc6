import type { Document } from './document';

/** The terms and conditions in Croatian. */
export const terms = (site: string): Document => ({
  title: 'Uvjeti korištenja',
  intro: `O čemu se ${site} i njegovi igrači dogovaraju. Kratko, jer pravila koja nitko ne čita nikoga ne štite.`,
  sections: [
    {
      heading: 'Tko smije igrati',
      paragraphs: [
        'Imaš 18 ili više godina, ili onoliko koliko se za klađenje traži ondje gdje živiš, ako je to više.',
        'Igraš za sebe, svojim novcem i iz zemlje u kojoj nudimo račune.',
        'Jedna osoba ima jedan račun. Njegova e-mail adresa je tvoja i potvrđena.',
      ],
    },
    {
      heading: 'Tvoj račun',
      paragraphs: [
        'Čuvaj lozinku za sebe. Nakon previše pogrešnih račun je zaključan dok ne otvoriš link koji ti šaljemo e-mailom.',
        'Svaku svoju sesiju možeš završiti bilo kada, a možeš i zatvoriti račun. Novac koji je tvoj isplaćuje se tebi.',
      ],
    },
    {
      heading: 'Novac',
      paragraphs: [
        'Tvoj se račun vodi u valuti koju si odabrao. Svako kretanje novca stoji u transakcijama.',
        'Dobitak se zaokružuje nadolje na najmanju jedinicu valute, jednom, na kraju.',
        'Novac se isplaćuje načinom plaćanja koji pripada tebi. Možemo prije toga tražiti da dokažeš tko si.',
      ],
    },
    {
      heading: 'Listići',
      paragraphs: [
        'Listić vrijedi kad ga potvrdimo, po kvotama iz potvrde. Listići na utakmice uživo potvrđuju se nakon nekoliko sekundi.',
        'Očita pogreška u kvoti, tržište koje je bilo otvoreno kad mu je ishod već bio poznat ili prekinuta utakmica poništavaju tip. On se tada računa s kvotom 1.00.',
        'Vrijede rezultati službenog organizatora tog dana. Ispravci tijekom tog dana se uvažavaju.',
      ],
    },
    {
      heading: 'Igra u granicama',
      paragraphs: [
        'Možeš ograničiti uplate, uloge, gubitke i vrijeme. Niži limit vrijedi odmah, viši tek nakon čekanja i kad ga potvrdiš još jednom.',
        'Možeš napraviti pauzu ili se isključiti. Isključenje ne može ranije prekinuti nitko, ni ti ni mi.',
      ],
    },
    {
      heading: 'Kad se ne slažemo',
      paragraphs: [
        'Prvo piši nama. Odgovaramo onim što kažu naši zapisi: listići, kretanja novca i odluke naših ljudi čuvaju se.',
        'Ništa u ovim uvjetima ne oduzima ti pravo koje ti daje zakon ondje gdje živiš.',
      ],
    },
  ],
});
