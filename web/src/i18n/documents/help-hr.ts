import type { Document } from './document';

/** The help center in Croatian. */
export const help = (site: string): Document => ({
  title: 'Centar za pomoć',
  intro: `Što igrači na ${site} najviše pitaju, s odgovorom u nekoliko rečenica.`,
  sections: [
    {
      heading: 'Nakon registracije nije stigao e-mail',
      paragraphs: [
        'Prvo pogledaj u neželjenu poštu. Zatim zatraži link ponovno iz obrasca za prijavu. Ako je tvoja adresa već imala račun, e-mail ti to kaže.',
      ],
    },
    {
      heading: 'Ne znam lozinku',
      paragraphs: [
        'Kod prijave odaberi „Zaboravljena lozinka?”. Link iz e-maila radi jednom i ograničeno vrijeme. Nova lozinka te odjavljuje svugdje drugdje.',
      ],
    },
    {
      heading: 'Račun mi je zaključan',
      paragraphs: [
        'Zaključa ga deset pogrešnih lozinki, tko god ih upisao. Link iz e-maila ga otključava. Ako to nisi bio ti, poslije odaberi novu lozinku.',
      ],
    },
    {
      heading: 'Gdje je moja uplata',
      paragraphs: [
        'Većina uplata stiže odmah. Neki načini plaćanja traju duže; stanje se mijenja samo od sebe čim se plaćanje potvrdi. Plaćanje koje nije uspjelo ne naplaćuje se.',
      ],
    },
    {
      heading: 'Kako isplatiti novac',
      paragraphs: [
        'Zatraži isplatu u novčaniku. Vidiš na kojem je koraku i kad bi trebala stići, a možeš je povući dok se ne pošalje.',
      ],
    },
    {
      heading: 'Zašto je moj listić odbijen',
      paragraphs: [
        'Kvote se mijenjaju, a tržišta se nakratko zatvore kad se na terenu nešto dogodi. Listić kaže o kojem je tipu riječ. Za odbijen listić s tvog računa se ništa ne skida.',
      ],
    },
    {
      heading: 'Želim igrati manje',
      paragraphs: [
        'Postavi limit na uplate, gubitke, uloge ili vrijeme; niži vrijedi odmah. Možeš i napraviti pauzu ili se isključiti. Ako igra više nije zabava, razgovaraj s nekim kome vjeruješ ili pozovi telefon za pomoć ondje gdje živiš.',
      ],
    },
  ],
});
